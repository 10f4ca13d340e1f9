/// A coordinator that decides who may enter its routes.
///
/// The guard is asked for every way in: ``Routing/trigger(_:animated:fileID:line:)``, a link, the
/// choice of a tab, restoration and replay. The coordinator's own verbs, such as `push(screen)`,
/// are no routes and ask no guard.
///
/// ```swift
/// extension Library.Coordinator: EntryGuarding {
///   func guardsEntry(to route: Route) -> Bool { route == .subscribe && !accounts.isLoggedIn }
///
///   func admit(_ route: Route) async -> Admission<Route> {
///     let login = await present(unlessRunning: Login.Coordinator(accounts: accounts)).outcome
///     return login.isFinished ? .allow : .deny("Nobody is logged in.")
///   }
/// }
/// ```
///
/// A guard may run a flow, as above. It may be asked before its coordinator has started. Then the
/// nearest coordinator that runs performs its transitions.
@MainActor
public protocol EntryGuarding<Route>: Routing {
  /// Whether ``admit(_:)`` has to allow a route now; read each time that the route is entered.
  ///
  /// If it is false, the route is entered at once. The default is true.
  func guardsEntry(to route: Route) -> Bool

  /// Decides whether a route may be entered now.
  ///
  /// The guards of a path are asked from the root down, before anything changes. A question for the
  /// same route that arrives meanwhile waits for the same answer. Use `present(unlessRunning:)` for
  /// a flow that answers questions for several routes.
  ///
  /// Do not await the result of a path that the guard opens: while a link or a restoration waits
  /// for this answer, the path may have to wait for its end.
  func admit(_ route: Route) async -> Admission<Route>
}

extension EntryGuarding {
  /// Guards all routes.
  public func guardsEntry(to route: Route) -> Bool { true }
}

/// The answer of a guard to a route.
public enum Admission<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The route may be entered.
  case allow

  /// The route may not be entered, for a reason that the result names.
  ///
  /// The result of a link or a path is `LinkResult.denied`, with the reason in
  /// ``EntryDenial/reason``. The result of ``Routing/trigger(_:animated:fileID:line:)`` is
  /// `.rejected`, with the reason in the description of the rejection, whose `isVeto` is true.
  case deny(String)

  /// Another route of the same coordinator is entered in its place, if its guard allows that.
  case redirect(Route)
}
