import CoordinatorCore
import UIKitShim

/// Finds the transitions that lead from the layout now to the place of a path.
///
/// It makes no screen and starts no coordinator. It follows the path down the running coordinators
/// as far as their screens are shown. The first step without a screen gets a transition. The steps
/// after that belong to coordinators that do not run yet.
@MainActor
struct RoutePlanner: ~Copyable {
  /// A coordinator on the path, and its route there.
  struct Visit {
    let coordinator: any Routing
    let route: any Hashable & Sendable

    @MainActor var tag: RouteTag {
      RouteTag(owner: coordinator.context.screenOwner.id, route: route)
    }
  }

  /// The transitions to perform now, in order.
  private(set) var transitions: [ScreenTransition] = []

  /// The running coordinators on the path.
  private(set) var visits: [Visit] = []

  /// The index of the step whose transition is the last one; nil if the transitions only reveal
  /// screens.
  private(set) var shownStep: Int?

  /// The screen at the end of the path, or the container in which a transition shows it.
  private(set) var place: UIViewController?

  /// The root that the last transition replaces, unless the transition shows the same root again.
  private(set) var formerRoot: UIViewController?

  /// Whether a route on the path suspends the current root, also if its own root comes back.
  private var suspendsCurrent = false

  /// The number of steps on the path.
  let count: Int

  /// Finds the transitions.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - root: The root coordinator.
  ///   - performed: The index of the step whose transition was performed already.
  ///   - transition: Returns the transition for a route of a coordinator.
  /// - Throws: The reason why the path leads nowhere.
  init(
    to path: RoutePath, from root: any Coordinator, after performed: Int? = nil,
    transition: (Visit) -> ScreenTransition?
  ) throws(RouteError) {
    count = path.steps.count
    visits.reserveCapacity(count)
    var coordinator = root
    var shown = path.steps.isEmpty ? Self.place(of: root) : nil
    for (index, step) in path.steps.enumerated() {
      guard let routing = coordinator as? any Routing, type(of: coordinator) == step.coordinator
      else { throw .wrongCoordinator(step, found: coordinator) }
      let visit = Visit(coordinator: routing, route: step.route)
      guard let transition = transition(visit) else { throw .wrongRoute(step) }
      visits.append(visit)
      let next = index + 1 < count ? path.steps[index + 1].coordinator : nil
      var isNext: ((any Coordinator) -> Bool)?
      if let next { isNext = { type(of: $0) == next } }
      if let found = Self.screen(shownBy: transition, of: visit, leadingTo: isNext) {
        shown = found.screen ?? shown
        if transition.suspendsCurrent { suspendsCurrent = true }
        guard let next else { break }
        guard let child = found.child else {
          throw .noChild(next, after: visit)
        }
        coordinator = child
      } else if let performed, index <= performed {
        guard let next else { break }
        throw .noChild(next, after: visit)
      } else {
        shownStep = index
        // A performer that was freed cannot perform it, so nothing is revealed for it.
        if let performer = transition.performer(orElse: routing.context)?.coordinator {
          let change = try? performer.change(for: transition)
          place = change?.container as? UIViewController
          formerRoot = (change?.container as? UIWindow)?.rootViewController
          try Self.checkIsInUI(place, for: visit)
          let base = change?.base(above: shown, of: performer.context.screenOwner)
          // What covers a root is suspended with it.
          if !transition.suspendsCurrent {
            reveal(base ?? shown ?? routing.ownScreen, by: routing)
          }
        }
        var named = transition
        named.ownedRoute = (visit.route, WeakReference(routing.context))
        transitions.append(named.performed(byDefault: routing))
        return
      }
    }
    if let last = visits.last { try Self.checkIsInUI(shown, for: last) }
    reveal(shown, by: root)
    place = shown
  }

  private mutating func reveal(_ screen: UIViewController?, by coordinator: any Coordinator) {
    for transition in screen?.revealingTransitions(suspendingCurrent: suspendsCurrent) ?? [] {
      transitions.append(transition.performed(byDefault: coordinator))
    }
  }

  /// Throws if a screen or container was removed, so that no transition can make it visible.
  private static func checkIsInUI(
    _ controller: UIViewController?, for visit: Visit
  ) throws(RouteError) {
    guard let controller, DetachedContainers.contain(controller) else { return }
    throw .removedContainer(controller.outermost, of: visit)
  }

  // MARK: What is there already

  /// Finds the screen of a route in the user interface, and the child to which the route leads.
  ///
  /// - Parameter next: Whether a child is of the type to which the route has to lead; nil if the
  ///   route is the last one.
  static func screen(
    shownBy transition: ScreenTransition, of visit: Visit,
    leadingTo next: ((any Coordinator) -> Bool)?, besides known: Set<ObjectIdentifier> = []
  ) -> (screen: UIViewController?, child: (any Coordinator)?)? {
    let coordinator = visit.coordinator
    let context = coordinator.context
    let record = context.recordOfScreen(
      shownBy: visit.route, performedBy: transition.lastPerformer, leadingTo: next, besides: known)
    if let screen = record?.screen {
      return (screen, child(of: coordinator, next, with: screen))
    }
    if transition.kind == .none {
      if let next {
        let child = child(of: coordinator, next, with: nil)
        return (child?.ownScreen ?? place(of: coordinator), child)
      }
      // The route may always lead to the same child, whose place is then the end of the path.
      let child = child(of: coordinator, { isConstant(visit, to: $0) }, with: nil)
      let screen = child.flatMap { place(of: $0) }
      let isInUI = screen?.screenRecord?.isInUI == true
      return (isInUI ? screen : place(of: coordinator), nil)
    }
    if let screen = target(of: transition, by: coordinator) {
      return (screen, child(of: coordinator, next, with: screen))
    }
    // A route that always leads to the same child leads to the one that runs.
    if let child = child(of: coordinator, next ?? { isConstant(visit, to: $0) }, with: nil),
      isConstant(visit, to: child), let own = child.ownScreen,
      let screen = child.isShared(own) ? place(of: child) : own,
      screen.screenRecord?.isInUI == true
    {
      return (screen, child)
    }
    return nil
  }

  /// Whether a route, which leads to no screen now, is the only one to the class of a child.
  private static func isConstant(_ visit: Visit, to child: any Coordinator) -> Bool {
    let coordinator = visit.coordinator
    return coordinator.steps(to: child) == [RouteStep(type(of: coordinator), visit.route)]
  }

  /// The child of the same class as another one to which a route leads now.
  static func child(
    like other: any Coordinator, shownBy route: any Hashable & Sendable, of coordinator: any Routing
  ) -> (any Coordinator)? {
    guard let screen = target(of: route, of: coordinator) else { return nil }
    return child(of: coordinator, { type(of: $0) == type(of: other) }, with: screen)
  }

  /// The screen in the user interface to which a route leads now; nil if it brings a screen.
  static func target(
    of route: any Hashable & Sendable, of coordinator: any Routing
  ) -> UIViewController? {
    guard let transition = coordinator.transition(forAny: route),
      let last = TransitionSequence.flat([transition]).last
    else { return nil }
    return target(of: last, by: coordinator)
  }

  /// The screen where a coordinator is; not one in a presentation over it, if it has another.
  ///
  /// A coordinator that only shares a container with an ancestor is where its children are.
  private static func place(of coordinator: any Coordinator) -> UIViewController? {
    let own = coordinator.ownScreen ?? coordinator.roleWindow?.rootViewController
    let isShared = own.map { coordinator.isShared($0) } == true
    if let screen = screenInPlace(of: coordinator, beside: own, orBelow: isShared) { return screen }
    return (isShared ? screenInPlace(of: coordinator, beside: nil, orBelow: true) : nil) ?? own
  }

  /// The first screen of a coordinator in the same outermost container as another screen, if one is
  /// given.
  private static func screenInPlace(
    of coordinator: any Coordinator, beside other: UIViewController?, orBelow: Bool
  ) -> UIViewController? {
    for record in coordinator.context.screenOwner.records where record.isInPlace {
      guard let screen = record.screen else { continue }
      if other == nil || screen.outermostContainer === other?.outermostContainer { return screen }
    }
    guard orBelow else { return nil }
    for child in coordinator.children {
      if let screen = screenInPlace(of: child, beside: other, orBelow: true) { return screen }
    }
    return nil
  }

  /// The child of a type, whose own screen is a screen or who owns it.
  private static func child(
    of coordinator: any Coordinator, _ isWanted: ((any Coordinator) -> Bool)?,
    with screen: UIViewController?
  ) -> (any Coordinator)? {
    guard let isWanted else { return nil }
    let owner = screen?.screenRecord?.owner
    for context in coordinator.context.childContexts.reversed() {
      guard let child = context.coordinator, isWanted(child) else { continue }
      if screen == nil || owner === context.attachment || child.ownScreen === screen {
        return child
      }
    }
    return nil
  }

  /// The screen in the user interface to which a transition leads; nil if it brings a screen.
  private static func target(
    of transition: ScreenTransition, by coordinator: any Coordinator
  ) -> UIViewController? {
    let destinations = transition.destinations
    if destinations.count > 1 || destinations.first?.isToBeMade == true { return nil }
    let performer = transition.performer(orElse: coordinator.context)?.coordinator
    guard let change = try? performer?.change(for: transition) else { return nil }
    switch destinations.first?.source {
    case nil: return change.target
    case .existing(let matches)?: return change.existing(matches)
    case .screen(let screen)? where screen.screenRecord?.isInPlace == true || screen.parent != nil:
      return screen
    case .screen?, .running?, .makeScreen?, .makeChild?: return nil
    }
  }
}

extension ScreenTransition {
  /// The coordinator that performs the last step with unknown screens, if the transition names one.
  var lastPerformer: CoordinatorContext? {
    let last = steps.last(where: \.hasUnknownScreens) ?? steps.last
    return last?.lastPerformer ?? performer?.object
  }

  /// Returns the same transition, which a coordinator performs unless the transition names another.
  fileprivate func performed(byDefault coordinator: some Coordinator) -> ScreenTransition {
    performer == nil ? performed(by: coordinator) : self
  }
}
