import UIKitShim

/// What a request does and where, once it is known who performs it.
@MainActor
enum TransitionTarget {
  case push(UINavigationController)
  case pop(UINavigationController)
  case popTo(UINavigationController)
  case popToRoot(UINavigationController)
  case set(UINavigationController)
  case present
  /// A dismissal; what it takes away is known when it runs if it is nil.
  case dismiss(UIViewController?)
  case select(UITabBarController)
  case setTabs(UITabBarController)
  case embed(UIViewController, view: UIView?)
  case root(UIWindow)
  case leave([ScreenRecord])

  /// The navigation controller on whose stack the transition happens, if it happens on one.
  var stack: UINavigationController? {
    switch self {
    case .push(let stack), .pop(let stack), .popTo(let stack), .popToRoot(let stack),
      .set(let stack):
      stack
    case .present, .dismiss, .select, .setTabs, .embed, .root, .leave: nil
    }
  }

  /// All navigation controllers whose stacks the transition changes.
  var stacks: [UINavigationController] {
    if let stack { return [stack] }
    guard case .leave(let records) = self else { return [] }
    var stacks: [UINavigationController] = []
    for record in records {
      if let stack = record.stack, !stacks.contains(stack) { stacks.append(stack) }
    }
    return stacks
  }

  /// Whether a second transition of the kind, to the same things, would change nothing.
  ///
  /// Each `pop` takes one screen.
  private func isSamePlace(as other: TransitionTarget) -> Bool {
    switch (self, other) {
    case (.push(let mine), .push(let theirs)), (.popTo(let mine), .popTo(let theirs)),
      (.popToRoot(let mine), .popToRoot(let theirs)), (.set(let mine), .set(let theirs)):
      mine === theirs
    case (.select(let mine), .select(let theirs)), (.setTabs(let mine), .setTabs(let theirs)):
      mine === theirs
    case (.embed(let mine, let view), .embed(let theirs, let otherView)):
      mine === theirs && view === otherView
    case (.root(let mine), .root(let theirs)): mine === theirs
    case (.dismiss(let mine), .dismiss(let theirs)): mine != nil && mine === theirs
    case (.present, .present): true
    case (.push, _), (.pop, _), (.popTo, _), (.popToRoot, _), (.set, _), (.present, _),
      (.dismiss, _), (.select, _), (.setTabs, _), (.embed, _), (.root, _), (.leave, _):
      false
    }
  }

  /// Whether a transition repeats another one exactly: it does the same at the same place, to the
  /// same screens, or to those of the same route.
  static func isRepeat(
    _ target: TransitionTarget, of other: TransitionTarget, _ transition: ScreenTransition,
    _ otherTransition: ScreenTransition
  ) -> Bool {
    guard target.isSamePlace(as: other), transition.index == otherTransition.index,
      transition.animated == otherTransition.animated,
      transition.destinations.count == otherTransition.destinations.count
    else { return false }
    let hasSameRoute = transition.route != nil && transition.route == otherTransition.route
    for (mine, theirs) in zip(transition.destinations, otherTransition.destinations)
    where !mine.isSame(as: theirs, byRoute: hasSameRoute) {
      return false
    }
    return true
  }
}
