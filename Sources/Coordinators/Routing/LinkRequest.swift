import CoordinatorCore
import UIKitShim

/// One path that is opened: what is known about it so far.
@MainActor
final class LinkRequest {
  /// The path, which a guard may have redirected; empty until it is found.
  private(set) var path: RoutePath

  /// Finds the path when the link tables of the app are known; nil as soon as it is found.
  private var find: Search?

  typealias Search = @MainActor (LinkQueue) throws(Unresolved) -> RoutePath

  /// The reason why there is no path.
  struct Unresolved: Error {
    let result: LinkResult
  }

  /// The way in which a link came, until the journal has it.
  private var source: Link.Source?

  /// The link, the path or the route, as it was given.
  let text: String

  let animated: Bool
  let handle = LinkHandle()
  let callSite = CallSite.current

  /// Whether the link is being planned, waits for the answer of a guard, or for its transitions.
  var isBusy = false

  /// The index of the last step that counts as performed.
  ///
  /// A redirection lowers it to the step before the redirected one.
  var performed: Int?

  /// Whether the path is compared with the layout for the last time, after its transitions.
  var isInspected = false

  /// The routes that their coordinators have allowed.
  private var allowed: Set<RouteTag> = []

  /// The transitions with the children that were created for the questions of guards.
  private var prepared: [RouteTag: ScreenTransition] = [:]

  private init(
    _ text: String, source: Link.Source? = nil, animated: Bool, find: @escaping Search
  ) {
    path = RoutePath([])
    self.text = text
    self.source = source
    self.animated = animated
    self.find = find
  }

  convenience init(_ path: RoutePath, animated: Bool) {
    self.init(path.description, animated: animated) { _ in path }
  }

  convenience init(of link: Link, animated: Bool) {
    self.init(link.text, source: link.source, animated: animated) { links throws(Unresolved) in
      do throws(LinkError) {
        guard let map = links.map else { throw .noLinks(link) }
        return try map.path(for: link)
      } catch {
        throw Unresolved(result: .invalid(error))
      }
    }
  }

  /// A route of a coordinator that is found by its type, from another coordinator.
  convenience init<Target: Routing>(
    _ route: Target.Route, of target: Target.Type, from coordinator: some Coordinator,
    animated: Bool
  ) {
    self.init(routeText(route), animated: animated) { [weak coordinator] links throws(Unresolved) in
      let path = coordinator?.pathOfAncestor(target) ?? links.routes?.path(to: target)
      guard let path else { throw Unresolved(result: .unreachable(.notMounted(target))) }
      return path.then(route, of: target)
    }
  }

  /// Finds the path, when the link tables of the app are known.
  func resolve(by links: LinkQueue) throws(Unresolved) {
    guard let find else { return }
    path = try find(links)
    self.find = nil
  }

  /// The way in which a link came; nil for a path, and at every call after the first one.
  func takeSource() -> Link.Source? {
    defer { source = nil }
    return source
  }

  var hasEnded: Bool { handle.hasEnded }

  /// The transition for a route, with the child that was created for the question of a guard.
  func transition(for visit: RoutePlanner.Visit) -> ScreenTransition? {
    let known = prepared.isEmpty ? nil : prepared[visit.tag]
    return known ?? visit.coordinator.transition(forAny: visit.route)
  }

  /// Takes over the children of a superseded request: a question for one of them may be open.
  func takePrepared(from other: LinkRequest) {
    prepared.merge(other.prepared) { mine, _ in mine }
  }

  // MARK: Guards

  /// The next coordinator on the path whose guard has to be asked, from the root down.
  ///
  /// - Returns: The coordinator and the index of its step.
  func nextQuestion(in plan: borrowing RoutePlanner) -> (visit: RoutePlanner.Visit, step: Int)? {
    var visits = plan.visits
    if let last = plan.shownStep { addPreparedVisits(to: &visits, after: last) }
    for (step, visit) in visits.enumerated()
    where visit.coordinator.entryGuard(for: visit.route) != nil
      && !allowed.contains(visit.tag)
    {
      return (visit, step)
    }
    return nil
  }

  /// Adds the coordinators below the running ones on the path, which are created but not started.
  ///
  /// The list ends with the last one that may guard, or before one that only another one's
  /// `start()` creates.
  private func addPreparedVisits(to visits: inout [RoutePlanner.Visit], after index: Int) {
    var visit = visits[index]
    let later = path.steps[(index + 1)...]
    let guarding = later.lastIndex { $0.coordinator is any EntryGuarding.Type } ?? index
    for step in later.prefix(through: guarding) {
      guard let transition = transition(for: visit),
        let made = transition.preparingChild(step.coordinator),
        type(of: made.child) == step.coordinator, let child = made.child as? any Routing
      else { break }
      prepared[visit.tag] = made.transition
      visit = RoutePlanner.Visit(coordinator: child, route: step.route)
      visits.append(visit)
    }
  }

  func allow(_ visit: RoutePlanner.Visit) {
    allowed.insert(visit.tag)
  }

  /// Replaces a step by another route of the same coordinator, where the path then ends.
  func redirect(step index: Int, to route: any Hashable & Sendable) {
    performed = performed.map { min($0, index - 1) }
    path = RoutePath(path.steps[..<index] + [RouteStep(path.steps[index].coordinator, route)])
  }
}

extension ScreenTransition {
  /// Creates the child of a type to which the transition leads, without starting it: the last one
  /// that it brings.
  ///
  /// - Returns: The child, and the transition that shows this child; nil if the transition brings
  ///   no such child.
  fileprivate func preparingChild(
    _ type: any Coordinator.Type
  ) -> (transition: ScreenTransition, child: any Coordinator)? {
    var transition = self
    if let index = steps.lastIndex(where: \.hasUnknownScreens) {
      guard let made = steps[index].preparingChild(type) else { return nil }
      transition.steps[index] = made.transition
      return (transition, made.child)
    }
    guard
      let index = destinations.lastIndex(where: { $0.type == type }) ?? destinations.indices.last,
      case .makeChild(let make) = destinations[index].source
    else { return nil }
    let child = make()
    child.unwrapped.context.willBecomeChild()
    transition.destinations[index] = ScreenDestination(
      destinations[index].type, .makeChild { child })
    return (transition, child.unwrapped)
  }
}
