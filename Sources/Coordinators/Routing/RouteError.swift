import CoordinatorCore
import UIKitShim

/// The reason why a path leads nowhere.
public struct RouteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Code: Hashable, Sendable {
    /// The path leads to another type of coordinators than its next step names.
    case wrongCoordinator
    /// A step has a route that is not one of its coordinator's.
    case wrongRoute
    /// A step was performed, and did not bring the child to which the next step belongs.
    case noChild
    /// The path leads into a container that was removed from the user interface.
    case removedContainer
    /// No ancestor leads to the type of coordinators, and mounts with constant routes lead to it by
    /// no path, or by several.
    case notMounted
  }

  /// The kind of the reason.
  public let code: Code

  /// The step and the coordinator, and how to repair the path.
  public let description: String

  private init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  @MainActor
  static func wrongCoordinator(_ step: RouteStep, found: any Coordinator) -> RouteError {
    RouteError(
      .wrongCoordinator,
      "The route '\(step)' belongs to \(typeName(step.coordinator)), and the path leads to "
        + "\(typeName(of: found)).")
  }

  static func notMounted(_ type: any Coordinator.Type) -> RouteError {
    let name = typeName(type)
    return RouteError(
      .notMounted,
      "The app knows no path to \(name): no ancestor of this type has a 'routePath', and mounts "
        + "with constant routes lead to it by no path, or by several. To fix this, mount it once by a route "
        + "without values, or open a whole path, such as "
        + "'RoutePath(…).then(…, of: \(name).self)'.")
  }

  static func wrongRoute(_ step: RouteStep) -> RouteError {
    RouteError(.wrongRoute, "'\(step)' is no route of \(typeName(step.coordinator)).")
  }

  @MainActor
  static func noChild(
    _ child: any Coordinator.Type, after visit: RoutePlanner.Visit
  ) -> RouteError {
    RouteError(
      .noChild,
      "The route '\(routeText(visit.route))' of \(typeName(of: visit.coordinator)) led to no "
        + "\(typeName(child)): its transition must show such a child.")
  }

  @MainActor
  static func removedContainer(
    _ container: UIViewController, of visit: RoutePlanner.Visit
  ) -> RouteError {
    let name = typeName(of: visit.coordinator)
    return RouteError(
      .removedContainer,
      "The route '\(routeText(visit.route))' of \(name) leads into \(screenName(of: container)), "
        + "which was removed from the user interface: show it again, or stop \(name).")
  }
}
