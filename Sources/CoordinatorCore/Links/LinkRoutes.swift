/// The routes of the link tables of an app: mounts, by the types to which they lead, and constant routes.
package struct LinkRoutes: Sendable {
  private struct Mount: Hashable {
    let parent: ObjectIdentifier
    let child: ObjectIdentifier
  }

  /// The different steps from a parent to a child, in their order; nil stands for a route with values.
  private struct Steps {
    var all: [RouteStep?] = []
    private var known: Set<RouteStep?> = []

    /// Adds a step once: a table that is mounted in several places has the same mounts there.
    mutating func add(_ step: RouteStep?) {
      if known.insert(step).inserted { all.append(step) }
    }
  }

  private var steps: [Mount: Steps] = [:]

  /// The constant routes of the patterns, by the types of coordinators that have them.
  private var constantRoutes: [ObjectIdentifier: Steps] = [:]

  /// The path of constant routes to each type that has one; nil if there are several.
  private var paths: [ObjectIdentifier: RoutePath?]

  init(root: any Coordinator.Type) { paths = [ObjectIdentifier(root): RoutePath([])] }

  /// The mounts of one table, without those of the tables that it mounts.
  @MainActor
  package init(of table: AnyLinkTable, of coordinator: any Coordinator.Type) {
    self.init(root: coordinator)
    for entry in table.entries {
      switch entry {
      case .mount(_, _, let mounted): _ = add(mounted, to: coordinator, after: RoutePath([]))
      case .pattern(_, _, _, let constantRoute): add(constantRoute, of: coordinator)
      case .schemes, .hosts: break
      }
    }
  }

  /// Adds the constant route of a pattern, if it has one.
  mutating func add(_ route: (any Hashable & Sendable)?, of coordinator: any Coordinator.Type) {
    guard let route else { return }
    let step = RouteStep(coordinator, route)
    constantRoutes[ObjectIdentifier(coordinator), default: Steps()].add(step)
  }

  /// Adds a mount of a table, and returns the path through it.
  ///
  /// The given path leads to the parent. A path is nil if one of its routes has values.
  mutating func add(
    _ table: MountedTable, to parent: any Coordinator.Type, after path: RoutePath?
  ) -> RoutePath? {
    let step = table.constantRoute.map { RouteStep(parent, $0) }
    let child = ObjectIdentifier(table.child)
    steps[Mount(parent: ObjectIdentifier(parent), child: child), default: Steps()].add(step)
    guard let path, let step else { return nil }
    let longer = RoutePath(path.steps + [step])
    let isOther = paths[child].map { $0 != longer } ?? false
    paths[child] = .some(isOther ? nil : longer)
    return longer
  }

  /// The steps of the mounts from a parent to a child; nil stands for one whose route has values.
  package func steps(
    to child: any Coordinator.Type, from parent: any Coordinator.Type
  ) -> [RouteStep?] {
    steps[Mount(parent: ObjectIdentifier(parent), child: ObjectIdentifier(child))]?.all ?? []
  }

  /// The constant routes of the patterns of a type.
  package func constantRoutes(
    of coordinator: any Coordinator.Type
  ) -> [any Hashable & Sendable] {
    constantRoutes[ObjectIdentifier(coordinator)]?.all.compactMap { $0?.route } ?? []
  }

  /// The one path of constant routes from the root to a type; nil if there is none, or several.
  package func path(to coordinator: any Coordinator.Type) -> RoutePath? {
    paths[ObjectIdentifier(coordinator)] ?? nil
  }
}
