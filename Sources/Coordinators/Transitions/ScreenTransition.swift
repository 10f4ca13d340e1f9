import UIKitShim

/// One navigation, as a value: what is to happen, on which container, animated or not.
///
/// Every verb makes one and hands it to the queue of the window in which it happens, so that
/// transitions never overlap.
@MainActor
public struct ScreenTransition {
  /// What a transition does.
  enum Kind {
    case push(UIViewController, UINavigationController)
    case pop(UINavigationController)
    case popTo(UIViewController, UINavigationController)
    case popToRoot(UINavigationController)
    case set([UIViewController], UINavigationController)
    case present(UIViewController, style: UIModalPresentationStyle?)
    case dismiss(UIViewController)
    case select(UIViewController, UITabBarController)
    case setTabs([UIViewController], UITabBarController)
    case root(UIViewController, UIWindow)
    case leave([ScreenRecord])
  }

  let kind: Kind

  /// Whether the transition takes time.
  public let animated: Bool

  static func push(
    _ screen: UIViewController, on container: UINavigationController, animated: Bool
  ) -> Self {
    ScreenTransition(kind: .push(screen, container), animated: animated)
  }

  static func pop(on container: UINavigationController, animated: Bool) -> Self {
    ScreenTransition(kind: .pop(container), animated: animated)
  }

  static func popTo(
    _ screen: UIViewController, on container: UINavigationController, animated: Bool
  ) -> Self {
    ScreenTransition(kind: .popTo(screen, container), animated: animated)
  }

  static func popToRoot(on container: UINavigationController, animated: Bool) -> Self {
    ScreenTransition(kind: .popToRoot(container), animated: animated)
  }

  static func set(
    _ screens: [UIViewController], on container: UINavigationController, animated: Bool
  ) -> Self {
    ScreenTransition(kind: .set(screens, container), animated: animated)
  }

  static func present(
    _ screen: UIViewController, style: UIModalPresentationStyle?, animated: Bool
  ) -> Self {
    ScreenTransition(kind: .present(screen, style: style), animated: animated)
  }

  static func dismiss(_ screen: UIViewController, animated: Bool) -> Self {
    ScreenTransition(kind: .dismiss(screen), animated: animated)
  }

  static func select(_ screen: UIViewController, in container: UITabBarController) -> Self {
    ScreenTransition(kind: .select(screen, container), animated: false)
  }

  static func root(_ screen: UIViewController, of window: UIWindow, animated: Bool) -> Self {
    ScreenTransition(kind: .root(screen, window), animated: animated)
  }

  /// The verb, in UIKit's words: `push`, `pop`, `present` and so on.
  public var verb: String {
    switch kind {
    case .push: "push"
    case .pop: "pop"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    case .set: "set"
    case .present: "present"
    case .dismiss: "dismiss"
    case .select: "select"
    case .setTabs: "setTabs"
    case .root: "root"
    case .leave: "leave"
    }
  }

  /// The screens that the transition brings, or, where it takes some away, those that leave.
  var screens: [UIViewController] {
    switch kind {
    case .push(let screen, _), .popTo(let screen, _), .present(let screen, _),
      .dismiss(let screen), .select(let screen, _), .root(let screen, _):
      [screen]
    case .set(let screens, _), .setTabs(let screens, _): screens
    case .pop, .popToRoot: []
    case .leave(let records): records.compactMap(\.screen)
    }
  }

  /// The navigation controller on whose stack the transition happens, if it happens on one.
  var stack: UINavigationController? {
    switch kind {
    case .push(_, let container), .pop(let container), .popTo(_, let container),
      .popToRoot(let container), .set(_, let container):
      container
    case .present, .dismiss, .select, .setTabs, .root, .leave: nil
    }
  }

  /// All navigation controllers whose stacks the transition changes.
  var stacks: [UINavigationController] {
    if let stack { return [stack] }
    guard case .leave(let records) = kind else { return [] }
    var stacks: [UINavigationController] = []
    for record in records {
      if let stack = record.stack, !stacks.contains(stack) { stacks.append(stack) }
    }
    return stacks
  }

  /// Whether the transition gives a window another root.
  var isRoot: Bool {
    if case .root = kind { true } else { false }
  }

  /// The transition in one line: `push ArticleViewController`.
  public var summary: String {
    screens.isEmpty ? verb : "\(verb) \(screenNames)"
  }

  /// The names of the screens, separated by commas.
  var screenNames: String {
    screens.map { screenName(of: $0) }.joined(separator: ", ")
  }
}
