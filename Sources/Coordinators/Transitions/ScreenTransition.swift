public import UIKitShim

/// One navigation, as a value: what is to happen, where, and how.
///
/// Making one does nothing: its screens and child coordinators are made when it runs, so that it can
/// be planned, looked at, compared and printed.
///
/// ```swift
/// func transition(for route: Route) -> ScreenTransition {
///   switch route {
///   case .list: .popToRoot()
///   case .article(let id): .push(ArticleViewController(id))
///   case .subscribe: .present(Subscription.Coordinator(), style: .pageSheet)
///   }
/// }
///
/// perform(transition(for: .article(42)))
/// ```
///
/// Where a container is left out, it is that of the coordinator who performs the transition.
@MainActor
public struct ScreenTransition {
  /// What a transition does, in UIKit's words.
  public enum Kind: String, CaseIterable, Sendable {
    /// Puts a screen on top of a stack.
    case push
    /// Takes the top screen from a stack.
    case pop
    /// Takes from a stack what is above a screen.
    case popTo
    /// Takes from a stack what is above its bottom.
    case popToRoot
    /// Replaces a stack.
    case set
    /// Presents a screen over what is visible.
    case present
    /// Dismisses what was presented last.
    case dismiss
    /// Selects a tab.
    case select
    /// Fills the tabs.
    case setTabs
    /// Puts a screen into a column of a split view controller.
    case setColumn
    /// Lists the pages of a page view controller.
    case setPages
    /// Turns to a page.
    case turn
    /// Puts a screen into another one.
    case embed
    /// Takes a screen out of another one.
    case unembed
    /// Gives a window another root.
    case root
    /// Does several transitions, one after the other.
    case sequence
    /// Does nothing.
    case none
  }

  /// Where a transition happens, if that was said; indirect, so that it is cheap to hand on.
  indirect enum Container {
    case stack(UINavigationController)
    case tabs(UITabBarController)
    case column(UISplitViewController?, UISplitViewController.Column)
    case pages(UIPageViewController?, showsDots: Bool)
    case controller(UIViewController, view: UIView?)
    /// The screen that is to be taken out of the one in which it lies.
    case embedded(UIViewController)
    case window(UIWindow?, keepsRoot: Bool)
    /// The screen that a dismissal is to take away, with what is above it.
    case presented(UIViewController)
    /// A dismissal of all that is presented in the window.
    case allPresented
  }

  /// How a tab is chosen, where that is not done by its screen.
  enum TabChoice: Equatable, CustomStringConvertible {
    case index(Int)
    /// A `UITab`, on the systems that know tabs as objects.
    case tab(AnyObject, title: String)

    static func == (one: TabChoice, other: TabChoice) -> Bool {
      switch (one, other) {
      case (.index(let mine), .index(let theirs)): mine == theirs
      case (.tab(let mine, _), .tab(let theirs, _)): mine === theirs
      case (.index, .tab), (.tab, .index): false
      }
    }

    var description: String {
      switch self {
      case .index(let index): "\(index)"
      case .tab(_, let title): title
      }
    }
  }

  /// What the transition does.
  public let kind: Kind

  /// What it brings or leads to; of a stack, bottom to top.
  ///
  /// None for `pop`, `popToRoot`, `dismiss`, `unembed`, `sequence` and `none`, and for a tab that is
  /// chosen by its place or as a `UITab`.
  public let destinations: [ScreenDestination]

  /// Whether the transition takes time; set on a sequence, it counts for all steps.
  public var animated: Bool {
    didSet {
      guard kind == .sequence else { return }
      var steps = steps
      for index in steps.indices { steps[index].animated = animated }
      extras = Extras(presentation, animation, route, choice, steps)
    }
  }

  let container: Container?

  /// What few transitions have, so that the others are cheap to hand on.
  private final class Extras {
    let presentation: Presentation?
    let animation: TransitionAnimation?
    let route: AnyHashable?
    let choice: TabChoice?
    let steps: [ScreenTransition]

    init(
      _ presentation: Presentation?, _ animation: TransitionAnimation?, _ route: AnyHashable?,
      _ choice: TabChoice?, _ steps: [ScreenTransition]
    ) {
      self.presentation = presentation
      self.animation = animation
      self.route = route
      self.choice = choice
      self.steps = steps
    }
  }

  private var extras: Extras?

  /// A transition of the simple kind, which most are; cheaper to make.
  init(
    _ kind: Kind, to destinations: [ScreenDestination] = [], in container: Container? = nil,
    animated: Bool
  ) {
    self.kind = kind
    self.destinations = destinations
    self.container = container
    self.animated = animated
  }

  init(
    _ kind: Kind, to destinations: [ScreenDestination] = [], in container: Container? = nil,
    animated: Bool = true, presentation: Presentation? = nil, animation: TransitionAnimation? = nil,
    choosing choice: TabChoice? = nil, steps: [ScreenTransition] = []
  ) {
    self.kind = kind
    self.destinations = destinations
    self.container = container
    self.animated = animated
    if presentation == nil, animation == nil, choice == nil, steps.isEmpty { return }
    extras = Extras(presentation, animation, nil, choice, steps)
  }

  /// How a screen is presented; its own `modalPresentationStyle` if nil.
  public var presentation: Presentation? {
    get { extras?.presentation }
    set { extras = Extras(newValue, animation, route, choice, steps) }
  }

  /// Whether what a presentation covers is paused.
  var pausesWhatItCovers: Bool { extras?.presentation?.pausesWhatItCovers == true }

  /// The animation in place of UIKit's own, if the transition is animated.
  ///
  /// It counts for `push`, `pop`, `popTo`, `popToRoot`, `set`, `present`, `dismiss`, `select` and `root`.
  /// For the other kinds UIKit asks nobody for an animator, and it has no effect. Nor has it on a
  /// sequence, each of whose ``steps`` has its own.
  public var animation: TransitionAnimation? {
    get { extras?.animation }
    set { extras = Extras(presentation, newValue, route, choice, steps) }
  }

  /// The route that the transition stands for, by which two of them are told apart.
  public var route: AnyHashable? {
    get { extras?.route }
    set { extras = Extras(presentation, animation, newValue, choice, steps) }
  }

  /// The place of the tab to select, counted from 0, if it is chosen by its place.
  public var index: Int? {
    if case .index(let index)? = choice { index } else { nil }
  }

  /// The column of a split view controller that gets the screen, if one does.
  public var column: UISplitViewController.Column? {
    if case .column(_, let column)? = container { column } else { nil }
  }

  /// How the tab is chosen, if not by its screen.
  var choice: TabChoice? { extras?.choice }

  /// The transitions of a sequence.
  public var steps: [ScreenTransition] { extras?.steps ?? [] }

  /// A Boolean value that tells whether the window's root that gives way is kept, to come back later.
  public var keepsRoot: Bool {
    if case .window(_, let keepsRoot) = container { keepsRoot } else { false }
  }

  /// Whether dots tell which of the listed pages is shown.
  var showsDots: Bool {
    if case .pages(_, let showsDots) = container { showsDots } else { false }
  }

  /// Whether it, or a step of it, brings what is still to be made.
  var bringsSomething: Bool {
    for destination in destinations where !destination.isMade { return true }
    for step in steps where step.bringsSomething { return true }
    return false
  }

  /// What the transition brings, if it is one thing.
  public var destination: ScreenDestination? {
    destinations.count == 1 ? destinations[0] : nil
  }

  /// The verb, in UIKit's words: `push`, `pop`, `present` and so on.
  public var verb: String { kind.rawValue }
}

// MARK: - Text

extension ScreenTransition: CustomStringConvertible {
  /// The transition in one line: `push ArticleViewController`.
  ///
  /// A sequence is `popToRoot, then push ArticleViewController`.
  public var description: String {
    if kind == .sequence {
      var lines: [String] = []
      for step in steps { lines.append(step.description) }
      return lines.isEmpty ? verb : lines.joined(separator: ", then ")
    }
    if let choice { return "\(verb) tab \(choice)" }
    if let column { return "\(verb) \(column.name) \(names)" }
    if dismissesAll { return "\(verb) all" }
    if let leaver { return "\(verb) \(screenName(of: leaver))" }
    if keepsRoot { return "\(verb) \(names), keeping the one before" }
    return destinations.isEmpty ? verb : "\(verb) \(names)"
  }

  /// The names of what it brings, separated by commas.
  var names: String {
    var names: [String] = []
    for destination in destinations { names.append(destination.name) }
    return names.joined(separator: ", ")
  }
}
