public import CoordinatorCore

/// Goes to routes, for screens and view models that know no coordinator.
///
/// A coordinator gives its ``Routing/router`` to the screens that it makes. A test gives a type of
/// its own, which records the routes.
///
/// ```swift
/// final class ArticleViewModel {
///   let router: any Router<Library.Route>
///   func subscribeTapped() { router.trigger(.subscribe) }
/// }
/// ```
@MainActor
public protocol Router<Route>: Sendable {
  /// The places to which this router goes.
  associatedtype Route: Hashable & Sendable

  /// Goes to a route.
  @discardableResult
  func trigger(_ route: Route) -> TransitionHandle
}

/// The router of a coordinator, which does not keep the coordinator alive.
private struct CoordinatorRouter<Target: Routing>: Router {
  weak let coordinator: Target?
  let name: String

  func trigger(_ route: Target.Route) -> TransitionHandle {
    // Diagnostics name the verb that runs, if there is one, and no line of this file.
    if let coordinator { return coordinator.enter(route, animated: true) }
    reportIssue(.transitionOfInactiveCoordinator(name, transition: "trigger \(routeText(route))"))
    return TransitionHandle(ended: .rejected(.ownerInactive()))
  }
}

extension Routing {
  /// A router for the screens and view models of this coordinator.
  ///
  /// It keeps the coordinator only weakly. After the coordinator has stopped, a route has no effect
  /// and a diagnostic reports it.
  public var router: any Router<Route> {
    CoordinatorRouter(coordinator: self, name: typeName(of: self))
  }
}
