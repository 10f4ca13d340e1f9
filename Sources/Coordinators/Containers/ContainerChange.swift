import UIKitShim

/// What a request does and where, once it is known who performs it.
///
/// It is indirect, since it is handed on often, and to retain what it holds is dear.
@MainActor
indirect enum TransitionTarget {
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
  case setColumn(UISplitViewController, UISplitViewController.Column)
  case setPages(UIPageViewController)
  case turn(UIPageViewController)
  /// Puts a screen into another one; into which is known when it runs if it is nil.
  case embed(UIViewController?, view: UIView?)
  /// Takes a screen out of another one; which is known when it runs if it is nil.
  case unembed(UIViewController?)
  case root(UIWindow)
  case leave([ScreenRecord])

  /// The navigation controller on whose stack the transition happens, if it happens on one.
  var stack: UINavigationController? {
    switch self {
    case .push(let stack), .pop(let stack), .popTo(let stack), .popToRoot(let stack),
      .set(let stack):
      stack
    case .present, .dismiss, .select, .setTabs, .setColumn, .setPages, .turn, .embed, .unembed,
      .root, .leave:
      nil
    }
  }

  /// The container that the transition changes.
  var container: AnyObject? {
    switch self {
    case .push(let stack), .pop(let stack), .popTo(let stack), .popToRoot(let stack),
      .set(let stack):
      stack
    case .select(let tabs), .setTabs(let tabs): tabs
    case .setColumn(let columns, _): columns
    case .setPages(let pages), .turn(let pages): pages
    case .embed(let screen, _): screen
    case .root(let window): window
    case .present, .dismiss, .unembed, .leave: nil
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
    guard let place, let otherPlace = other.place else { return false }
    return place == otherPlace
  }

  /// What is done where; nil if doing it twice changes more than doing it once.
  private var place: Place? {
    switch self {
    case .push(let stack): Place("push", stack)
    case .popTo(let stack): Place("popTo", stack)
    case .popToRoot(let stack): Place("popToRoot", stack)
    case .set(let stack): Place("set", stack)
    case .present: Place("present")
    case .dismiss(let screen): screen.map { Place("dismiss", $0) }
    case .select(let container): Place("select", container)
    case .setTabs(let container): Place("setTabs", container)
    case .setColumn(let container, let column): Place("setColumn \(column.rawValue)", container)
    case .setPages(let container): Place("setPages", container)
    case .turn(let container): Place("turn", container)
    case .embed(let container, let view): Place("embed", container, view)
    case .unembed(let screen): screen.map { Place("unembed", $0) }
    case .root(let window): Place("root", window)
    case .pop, .leave: nil
    }
  }

  private struct Place: Equatable {
    let verb: String
    let container: ObjectIdentifier?
    let view: ObjectIdentifier?

    init(_ verb: String, _ container: AnyObject? = nil, _ view: AnyObject? = nil) {
      self.verb = verb
      self.container = container.map { ObjectIdentifier($0) }
      self.view = view.map { ObjectIdentifier($0) }
    }
  }

  /// Whether a transition repeats another one exactly: it does the same at the same place, to the
  /// same screens, or to those of the same route.
  static func isRepeat(
    _ target: TransitionTarget, of other: TransitionTarget, _ transition: ScreenTransition,
    _ otherTransition: ScreenTransition
  ) -> Bool {
    guard target.isSamePlace(as: other), transition.choice == otherTransition.choice,
      transition.animated == otherTransition.animated,
      transition.keepsRoot == otherTransition.keepsRoot,
      transition.dismissesAll == otherTransition.dismissesAll,
      transition.showsDots == otherTransition.showsDots,
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
