package import UIKitShim

/// One navigation as a value: what happens, where and how.
///
/// Making a value does nothing. Its screens and child coordinators are made when it runs. The
/// coordinator that performs it owns the screens from then on, and starts the children. An app can
/// therefore plan, inspect, compare and print transitions.
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
/// If a transition names no container, the container of the coordinator that performs it is used.
/// If it names no animation, UIKit's own is used.
@MainActor
public struct ScreenTransition {
  /// The kinds of transitions, with UIKit's names where UIKit has one.
  public enum Kind: String, CaseIterable, Sendable {
    /// Puts a screen on top of a stack.
    case push
    /// Takes the top screen from a stack.
    case pop
    /// Takes the screens above a certain screen from a stack.
    case popTo
    /// Takes the screens above the bottom from a stack.
    case popToRoot
    /// Replaces a stack.
    case set
    /// Presents a screen over what is visible.
    case present
    /// Dismisses presented screens.
    case dismiss
    /// Selects a tab.
    case select
    /// Fills the tabs, or adds or removes one.
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
    case setRoot
    /// Performs several transitions, one after another.
    case sequence
    /// Does nothing.
    case none
  }

  /// The place of a transition, if it names one; indirect, so that it is cheap to copy.
  indirect enum Container: Equatable {
    case stack(UINavigationController)
    case tabs(UITabBarController?, TabPart? = nil)
    case column(UISplitViewController?, UISplitViewController.Column)
    case pages(UIPageViewController?, showsDots: Bool)
    case controller(UIViewController?, view: UIView?)
    case window(UIWindow?, suspendsCurrent: Bool)
    /// The screen that a dismissal removes, with everything above it, or that is taken out of its
    /// parent.
    case screen(UIViewController)
    /// Everything that is presented in the window, for a dismissal.
    case allPresented
  }

  /// What the transition does.
  public let kind: Kind

  /// Whether the transition takes time.
  ///
  /// Setting it on a sequence sets it on all steps.
  public var animated: Bool {
    didSet {
      if steps.isEmpty { return }
      var changed = steps
      for index in changed.indices { changed[index].animated = animated }
      extras.steps = changed
    }
  }

  /// The screens or coordinators that the transition shows or goes to; for a stack, from bottom to
  /// top.
  ///
  /// It is empty for `pop`, `popToRoot`, `dismiss`, `unembed`, `sequence` and `none`. It is also
  /// empty if a tab is removed, or chosen by its index or as a `UITab`.
  public internal(set) var destinations: [ScreenDestination]

  let container: Container?

  /// The properties that few transitions have.
  struct Extras {
    var presentation: Presentation?
    var animation: TransitionAnimation?
    var ownedRoute: OwnedRoute?
    var steps: [ScreenTransition] = []
    var performer: WeakReference<CoordinatorContext>?
  }

  final class Box {
    let extras: Extras

    init(_ extras: Extras) { self.extras = extras }
  }

  /// The box of the properties that few transitions have, so that all others are cheap to copy.
  private(set) var box: Box?

  /// The box without the animation, which may keep the screen.
  var presentingBox: Box? {
    guard let extras = box?.extras, extras.animation != nil else { return box }
    return extras.presentation.map { Box(Extras(presentation: $0)) }
  }

  private var extras: Extras {
    get { box?.extras ?? Extras() }
    set { box = Box(newValue) }
  }

  init(
    _ kind: Kind, to destinations: [ScreenDestination] = [], in container: Container? = nil,
    animated: Bool = true, presentation: Presentation? = nil, animation: TransitionAnimation? = nil,
    steps: [ScreenTransition] = []
  ) {
    self.kind = kind
    self.destinations = destinations
    self.container = container
    self.animated = animated
    if presentation == nil, animation == nil, steps.isEmpty { return }
    extras = Extras(presentation: presentation, animation: animation, steps: steps)
  }

  /// How the screen is presented; if nil, its own `modalPresentationStyle` decides.
  package var presentation: Presentation? {
    box?.extras.presentation
  }

  /// The animation in place of UIKit's own; kinds without an animator ignore it, and the steps of a
  /// sequence have their own.
  package var animation: TransitionAnimation? {
    box?.extras.animation
  }

  /// The route that the transition stands for, which distinguishes two transitions of the same
  /// kind.
  public var route: (any Hashable & Sendable)? {
    get { box?.extras.ownedRoute?.route }
    set { extras.ownedRoute = newValue.map { ($0, nil) } }
  }

  /// A route, and the coordinator whose route it is; nil for the one that performs the transition.
  typealias OwnedRoute = (
    route: any Hashable & Sendable, owner: WeakReference<CoordinatorContext>?
  )

  var ownedRoute: OwnedRoute? {
    get { box?.extras.ownedRoute }
    set { extras.ownedRoute = newValue }
  }

  var routeKey: AnyHashable? { route.map { AnyHashable($0) } }

  /// The coordinator that performs the transition; nil if the transition names one that was freed.
  func performer(orElse context: CoordinatorContext?) -> CoordinatorContext? {
    performer == nil ? context : performer?.object
  }

  var performer: WeakReference<CoordinatorContext>? {
    get { box?.extras.performer }
    set { extras.performer = newValue }
  }

  /// Returns the same transition, which another coordinator performs.
  ///
  /// That coordinator owns the screens that the transition shows, and is the parent of the
  /// children. In this way, a step of a sequence can act in another part of the app. If the
  /// coordinator does not run when the transition reaches the front of the queue, the transition is
  /// rejected. The transition keeps no strong reference to the coordinator.
  ///
  /// ```swift
  /// perform(
  ///   .sequence(
  ///     .select(Library.Coordinator.self),
  ///     .push(ArticleViewController(42)).performed(by: library)))
  /// ```
  public func performed(by coordinator: some Coordinator) -> ScreenTransition {
    var transition = self
    transition.performer = WeakReference(coordinator.context)
    return transition
  }

  package var column: UISplitViewController.Column? {
    if case .column(_, let column)? = container { column } else { nil }
  }

  /// The transitions of a sequence.
  public internal(set) var steps: [ScreenTransition] {
    get { box?.extras.steps ?? [] }
    set { extras.steps = newValue }
  }

  /// Whether the transition or one of its steps suspends the current root.
  package var suspendsCurrent: Bool {
    if case .window(_, let suspendsCurrent) = container { return suspendsCurrent }
    for step in steps where step.suspendsCurrent { return true }
    return false
  }

  var tabPart: TabPart? {
    if case .tabs(_, let part) = container { part } else { nil }
  }

  /// Whether dots show which of the listed pages is the current one.
  var showsDots: Bool {
    if case .pages(_, let showsDots) = container { showsDots } else { false }
  }

  /// Whether the transition or one of its steps has a destination whose screen is not known yet: it
  /// is still to be made, or to be found in the container.
  var hasUnknownScreens: Bool {
    for destination in destinations where !destination.isMade { return true }
    for step in steps where step.hasUnknownScreens { return true }
    return false
  }

  /// Whether the transition only puts screens over others, so that none leaves.
  var onlyAdds: Bool { kind == .push || kind == .present || kind == .none }

  /// The name of the kind: `push`, `pop`, `present` and so on.
  package var verb: String { kind.rawValue }
}

// MARK: - Text

extension ScreenTransition: CustomStringConvertible {
  /// The transition in one line: `push ArticleViewController`.
  ///
  /// A sequence is `popToRoot, then push ArticleViewController`.
  public var description: String {
    if let performer = performer?.object?.coordinator {
      var transition = self
      transition.performer = nil
      return "\(transition) by \(typeName(of: performer))"
    }
    if kind == .sequence, !steps.isEmpty {
      return steps.map(\.description).joined(separator: ", then ")
    }
    if let column { return "\(verb) \(column.name) \(names)" }
    if dismissesAll { return "\(verb) all" }
    if let screenToRemove { return "\(verb) \(screenName(of: screenToRemove))" }
    if suspendsCurrent { return "\(verb) \(names), suspending the current one" }
    if let tabPart { return "\(verb) \(tabPart.name)" }
    return destinations.isEmpty ? verb : "\(verb) \(names)"
  }

  /// The names of the destinations in one line.
  var names: String { destinations.map(\.name).joined(separator: ", ") }
}
