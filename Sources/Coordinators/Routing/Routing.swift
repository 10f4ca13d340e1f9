public import CoordinatorCore
import UIKitShim

/// A coordinator whose places can be reached by values.
///
/// A route is a case of a plain enum. The coordinator turns it into a transition:
///
/// ```swift
/// extension Library {
///   nonisolated enum Route: Hashable, Codable, Sendable { case list, article(Article.ID), subscribe }
///
///   final class Coordinator: NavigationCoordinator, Routing {
///     // ...
///     func transition(for route: Route) -> ScreenTransition {
///       switch route {
///       case .list: .popToRoot()
///       case .article(let id): .push(Article.Coordinator(id))
///       case .subscribe: .present(Subscription.Coordinator())
///       }
///     }
///   }
/// }
///
/// library.trigger(.article(42))
/// ```
///
/// A `RoutePath` has the routes of several coordinators, from the root down. `open(_:animated:)`
/// goes there from any place of the app.
@MainActor
public protocol Routing<Route>: _UIKitCoordinator {
  /// The places of this coordinator.
  ///
  /// A route that is also `Codable` can be restored and replayed.
  associatedtype Route: Hashable & Sendable

  /// Returns the transition that leads to a route.
  ///
  /// It only makes a value. The framework also calls it to plan and to compare, and before the
  /// coordinator has started. So create screens and children inside the transition, as arguments.
  func transition(for route: Route) -> ScreenTransition

  /// The links that lead to the routes, and the children whose links continue them.
  ///
  /// The default has no links. The tables are joined when the root is launched, so a table cannot
  /// depend on a coordinator.
  @LinkTableBuilder<Route> static var links: LinkTable<Route> { get }
}

extension Routing {
  /// A table without links.
  public static var links: LinkTable<Route> { LinkTable() }

  /// Goes to a route of this coordinator.
  ///
  /// It performs the transition for the route. If this coordinator is ``EntryGuarding``, it asks
  /// ``EntryGuarding/admit(_:)`` first. Leave guards are not asked, because this is the program's
  /// decision. Screens above this coordinator's own screens stay: use `open(_:animated:)` to reach
  /// a place from anywhere.
  ///
  /// - Returns: A handle. If the guard denies the route, its result is `.rejected(rejection)`:
  ///   `rejection.description` has the guard's reason, and `rejection.isVeto` is true. A link or a
  ///   path has `LinkResult.denied` in its place. The result is `.merged` if the same route waits
  ///   for its guard already, or its transition runs or waits as the last one: a double tap
  ///   triggers a route once.
  @discardableResult
  public func trigger(
    _ route: Route, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> TransitionHandle {
    CallSite.track(fileID, line) { enter(route, animated: animated) }
  }

  /// Goes to a route, as ``trigger(_:animated:fileID:line:)`` does, for the call that runs now.
  func enter(_ route: Route, animated: Bool) -> TransitionHandle {
    let presenter = presenter
    guard presenter.context.activateIfNeeded(presenter) else {
      return rejectAsInactive("trigger \(routeText(route))")
    }
    guard let guardian = entryGuard(for: route) else {
      return request(routedTransition(for: route, animated: animated))
    }
    return presenter.context.engine.entryQuestions.trigger(
      route, of: guardian, animated: animated)
  }

  /// The transition for a route, which names the route.
  func routedTransition(for route: Route, animated: Bool) -> ScreenTransition {
    var transition = madeTransition(for: route)
    transition.ownedRoute = (route, WeakReference(context))
    if !animated { transition.animated = false }
    return transition
  }

  /// This coordinator, if it is a guard that has to allow a route now.
  func entryGuard(for route: any Hashable & Sendable) -> (any EntryGuarding)? {
    guard kind.isGuardingEntries, let guardian = self as? any EntryGuarding,
      guardian.guards(any: route)
    else { return nil }
    return guardian
  }

  /// The mounts and constant routes of the app; if the root has no routes, and so joins no tables,
  /// those of this coordinator's own table.
  private var knownRoutes: LinkRoutes {
    linkRoutes ?? LinkRoutes(of: Self.links.erased, of: Self.self)
  }

  /// The steps of the mounts that lead to children of a class; nil stands for a route with values.
  func steps(to child: any Coordinator) -> [RouteStep?] {
    knownRoutes.steps(to: type(of: child), from: Self.self)
  }

  /// The constant route of a pattern that leads to a child now, for example to its tab.
  func patternRoute(to child: any Coordinator) -> (any Hashable & Sendable)? {
    knownRoutes.constantRoutes(of: Self.self).first { route in
      RoutePlanner.child(like: child, shownBy: route, of: self) === child
    }
  }

  /// The route that has shown a screen, or the constant route of a pattern that leads to it now.
  func route(to screen: UIViewController) -> (any Hashable & Sendable)? {
    if let tag = screen.screenRecord?.route, tag.owner == context.screenOwner.id {
      return tag.route
    }
    return knownRoutes.constantRoutes(of: Self.self).first { route in
      RoutePlanner.target(of: route, of: self) === screen
    }
  }

  /// The link tables of an app of which this is the root.
  var linkTables: LinkMapCompiler { LinkMapCompiler(root: Self.self, table: Self.links.erased) }

  /// The transition for a route whose type is not known to the caller; nil if it is not one of this
  /// coordinator's.
  func transition(forAny route: any Hashable & Sendable) -> ScreenTransition? {
    guard let route = route as? Route else { return nil }
    return madeTransition(for: route)
  }

  /// The transition for a route; a verb that the coordinator calls meanwhile is reported.
  private func madeTransition(for route: Route) -> ScreenTransition {
    let context = context
    context.isMakingTransition = true
    defer { context.isMakingTransition = false }
    return transition(for: route)
  }

  /// That transition, which names the route.
  func routedTransition(
    forAny route: any Hashable & Sendable, animated: Bool
  ) -> ScreenTransition? {
    guard let route = route as? Route else { return nil }
    return routedTransition(for: route, animated: animated)
  }
}
