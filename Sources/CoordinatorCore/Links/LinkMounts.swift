/// The mounts of an app, as a graph of types of coordinators.
struct LinkMounts: Sendable {
  private struct Edge: Sendable {
    let parent: any Coordinator.Type
    let route: (any Hashable & Sendable)?
  }

  private let root: any Coordinator.Type

  /// The mounts by the child to which they lead.
  private var edges: [ObjectIdentifier: [Edge]] = [:]

  init(root: any Coordinator.Type) { self.root = root }

  /// Adds an edge, once: a table that is mounted in several places has the same mounts there.
  mutating func add(_ table: MountedTable, to parent: any Coordinator.Type) {
    let route = table.constantRoute.map { AnyHashable($0) }
    for edge in edges(to: table.child)
    where edge.parent == parent && edge.route.map({ AnyHashable($0) }) == route {
      return
    }
    edges[ObjectIdentifier(table.child), default: []].append(
      Edge(parent: parent, route: table.constantRoute))
  }

  private func edges(to child: any Coordinator.Type) -> [Edge] {
    edges[ObjectIdentifier(child)] ?? []
  }

  /// The one route that always leads from a parent to a child; nil if there are others.
  func route(
    to child: any Coordinator.Type, from parent: any Coordinator.Type
  ) -> (any Hashable & Sendable)? {
    var found: (any Hashable & Sendable)?
    for edge in edges(to: child) where edge.parent == parent {
      guard let route = edge.route else { return nil }
      if let found, AnyHashable(found) != AnyHashable(route) { return nil }
      found = route
    }
    return found
  }

  /// The one path of constant routes from the root to a type, or the reason why there is none.
  func path(to coordinator: any Coordinator.Type) throws(MountPathProblem) -> RoutePath {
    var counts: [ObjectIdentifier: Int] = [:]
    switch countOfPaths(to: coordinator, &counts) {
    case 0: throw edges(to: coordinator).isEmpty ? .notMounted : .byValues
    case 1: break
    default: throw .severalMounts
    }
    var steps: [RouteStep] = []
    var current = coordinator
    while current != root {
      for edge in edges(to: current) {
        guard let route = edge.route, countOfPaths(to: edge.parent, &counts) > 0 else { continue }
        steps.append(RouteStep(edge.parent, route))
        current = edge.parent
        break
      }
    }
    return RoutePath(steps.reversed())
  }

  /// The number of paths of constant routes from the root to a type; 2 stands for more.
  private func countOfPaths(
    to coordinator: any Coordinator.Type, _ counts: inout [ObjectIdentifier: Int]
  ) -> Int {
    if coordinator == root { return 1 }
    let id = ObjectIdentifier(coordinator)
    if let known = counts[id] { return known }
    var count = 0
    for edge in edges(to: coordinator) where edge.route != nil && count < 2 {
      count += countOfPaths(to: edge.parent, &counts)
    }
    counts[id] = min(count, 2)
    return min(count, 2)
  }
}

/// Why the mounts of an app do not name one place of a coordinator.
package enum MountPathProblem: Error {
  /// No table mounts its type.
  case notMounted
  /// Its type, or that of a coordinator on the way, is only mounted by routes with values.
  case byValues
  /// Several mounts lead to its type.
  case severalMounts
}
