public import CoordinatorCore
public import Foundation
import UIKitShim

extension Coordinator {
  /// Goes to a place of the app from wherever it is now.
  ///
  /// The path is compared with what is visible. What is there already stays, what is missing is
  /// created, and what covers the place is removed or hidden: presented screens are dismissed, tabs
  /// selected, stacks popped. Each screen belongs to the coordinator whose route shows it.
  ///
  /// The entry guards on the path are asked first, from the root down, and then the leave guards of
  /// the screens to leave. If one of them does not allow it, nothing changes. Only the guard of a
  /// coordinator that does not exist before another one's `start()` is asked later, and leaves the
  /// app where it is then.
  ///
  /// A path that is opened before the root is launched waits for the launch. It also waits for
  /// running transitions and for guards. Meanwhile a later one supersedes it.
  ///
  /// The path begins at the root of this coordinator's tree. `animated` says whether the last
  /// transition takes time. The ones before it never do.
  @discardableResult
  public func open(
    _ path: RoutePath, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> LinkHandle {
    CallSite.track(fileID, line) { open(LinkRequest(path, animated: animated)) }
  }

  /// Goes to the place of a link, as `open(_:animated:)` does with a path.
  ///
  /// The link table of the root, with the tables that are mounted in it, says where the link leads.
  @discardableResult
  public func open(
    _ link: Link, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> LinkHandle {
    CallSite.track(fileID, line) { open(LinkRequest(of: link, animated: animated)) }
  }

  /// Goes to the place of a URL, as `open(_:animated:)` does with a link.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
  ///   for context in contexts { coordinator.open(context.url) }
  /// }
  /// ```
  @discardableResult
  public func open(
    _ url: URL, source: Link.Source = .url, animated: Bool = true, fileID: String = #fileID,
    line: Int = #line
  ) -> LinkHandle {
    CallSite.track(fileID, line) { open(text: url.absoluteString, source: source, animated) }
  }

  /// Goes to the place of the text of a link.
  package func open(text: String, source: Link.Source, _ animated: Bool) -> LinkHandle {
    do throws(LinkError) {
      return open(LinkRequest(of: try Link(text, source: source), animated: animated))
    } catch {
      return rootOfLinks.screenOwner.linkQueue.end(text, from: source, error)
    }
  }

  private func open(_ request: LinkRequest) -> LinkHandle {
    let context = presenter.context
    let root = context.rootContext.screenOwner
    guard context.isRunning || root.generation == 0 else {
      reportIssue(
        .transitionOfInactiveCoordinator(
          typeName(of: _represented), transition: "open \(request.text)"))
      return LinkHandle(ended: .rejected(.ownerInactive()))
    }
    root.linkQueue.open(request)
    return request.handle
  }

  // MARK: Plans

  /// Returns what `open(_:animated:)` would do now, without doing it.
  ///
  /// A transition that runs now may change the plan. The guards may, too: an entry guard can
  /// redirect the path.
  ///
  /// - Throws: A ``RouteError`` if the path leads nowhere.
  /// - Complexity: O(*n*) in the number of screens in all windows.
  public func plan(to path: RoutePath) throws(RouteError) -> RoutePlan {
    let root = rootOfLinks
    root.engine.reconciler.readAll()
    let plan = try RoutePlanner(
      to: path, from: root.coordinator ?? self,
      transition: { $0.coordinator.transition(forAny: $0.route) })
    return RoutePlan(plan, to: path)
  }

  // MARK: Links

  /// Returns the path to which a link leads.
  ///
  /// - Throws: A `LinkError` if the link leads nowhere.
  public func path(for link: Link) throws(LinkError) -> RoutePath {
    guard let map else { throw .noLinks(link) }
    return try map.path(for: link)
  }

  /// Returns the link that leads to a path; nil if there is none.
  public func link(to path: RoutePath) -> String? { map?.link(to: path) }

  private var map: LinkMap? { links?.map }

  var linkRoutes: LinkRoutes? { links?.routes }

  private var links: LinkQueue? { (rootOfLinks.attachment as? ScreenOwner)?.links }

  /// The root of the tree; while an entry guard is asked before its start, that of the coordinator
  /// that presents in its place.
  private var rootOfLinks: CoordinatorContext { presenter.context.rootContext }
}

// MARK: - Routes of other coordinators

extension Coordinator {
  /// Goes to a route of another coordinator of the app, which is found by its type.
  ///
  /// In this way, a coordinator can lead upwards or into another flow, and needs no path to it. The
  /// other coordinator is the nearest ancestor of the type that has a ``routePath``, or else the
  /// one to which mounts with constant routes lead from the root. A mount whose route has values,
  /// such as `article(42)`, does not count, because the values are not known here. If several paths
  /// of mounts lead to the type, none of them is taken. In both cases, open a `RoutePath` instead.
  ///
  /// ```swift
  /// open(.article(42), of: Library.Coordinator.self)
  /// ```
  ///
  /// - Returns: A handle. Its result is `.unreachable`, with the code `notMounted`, if no such
  ///   coordinator is found.
  @discardableResult
  public func open<Target: Routing>(
    _ route: Target.Route, of target: Target.Type, animated: Bool = true, fileID: String = #fileID,
    line: Int = #line
  ) -> LinkHandle {
    CallSite.track(fileID, line) {
      open(LinkRequest(route, of: target, from: self, animated: animated))
    }
  }

  /// The path to the nearest coordinator of a type that has one: this coordinator or an ancestor.
  func pathOfAncestor(_ type: any Coordinator.Type) -> RoutePath? {
    for coordinator in presenter.selfAndAncestors where Swift.type(of: coordinator) == type {
      if let path = coordinator.routePath { return path }
    }
    return nil
  }

  /// The path that leads to this coordinator: the routes of its ancestors by which it was shown.
  ///
  /// The path of the root has no steps. It is nil if an ancestor has shown its child by a verb, and
  /// not by a route, unless a mount with a constant route leads to the child. It is also nil while
  /// an entry guard is asked before its start.
  public var routePath: RoutePath? {
    guard let parent else { return context.isToBecomeChild ? nil : RoutePath([]) }
    guard let path = parent.routePath,
      let route = parent.shownRoute(to: self) ?? parent.constantRoute(to: self)
    else { return nil }
    return RoutePath(path.steps + [RouteStep(type(of: parent), route)])
  }

  /// The route by which the parent leads to this coordinator, if the parent's guard has to allow
  /// it.
  ///
  /// A constant route goes first: the route that has shown this coordinator may have shown others,
  /// too.
  var entryFromParent: (guardian: any EntryGuarding, route: any Hashable & Sendable)? {
    guard let parent = parent as? any EntryGuarding,
      let route = parent.constantRoute(to: self) ?? parent.shownRoute(to: self)
        ?? parent.patternRoute(to: self),
      let guardian = parent.entryGuard(for: route)
    else { return nil }
    return (guardian, route)
  }

  /// The route that leads to a tab of this coordinator, if a guard has to allow it: the guard of the
  /// child's parent or, if the tab has no child, of this coordinator.
  func entry(
    toTab tab: UIViewController?
  ) -> (guardian: any EntryGuarding, route: any Hashable & Sendable)? {
    if let child = child(inTab: tab) { return child.entryFromParent }
    guard let tab, let routing = self as? any EntryGuarding, let route = routing.route(to: tab),
      let guardian = routing.entryGuard(for: route)
    else { return nil }
    return (guardian, route)
  }

  /// The child that shows its screens in a tab of this coordinator, which may own the tab itself.
  func child(inTab tab: UIViewController?) -> (any Coordinator)? {
    let owner = tab?.screenRecord?.owner?.context
    return owner === context ? children.first { $0.ownScreen === tab } : owner?.coordinator
  }

  /// The constant route of this coordinator that leads to a child.
  ///
  /// The only route to a class leads to each child of the class, unless it leads to another one
  /// now.
  func constantRoute(to child: any Coordinator) -> (any Hashable & Sendable)? {
    guard let routing = self as? any Routing else { return nil }
    let steps = routing.steps(to: child)
    var only = steps.count == 1 ? steps[0]?.route : nil
    for case let step? in steps {
      guard let found = RoutePlanner.child(like: child, shownBy: step.route, of: routing) else {
        continue
      }
      if found === child { return step.route }
      only = nil
    }
    return only
  }

  /// The route of this coordinator that has shown a child.
  func shownRoute(to child: any Coordinator) -> (any Hashable & Sendable)? {
    let owner = context.attachment as? ScreenOwner
    for record in (child.context.attachment as? ScreenOwner)?.records ?? [] {
      // Other screens of the child can be those of a route that it has only performed.
      if let tag = record.route, tag.owner == owner?.id, record.screen === child.ownScreen {
        return tag.route
      }
    }
    return nil
  }
}
