package import CoordinatorCore
package import Foundation
import UIKitShim

/// The root coordinators of an application, in the order in which they started.
///
/// Hosts and test drivers read the trees from here.
@MainActor
package enum RootRegistry {
  struct Root {
    weak let context: CoordinatorContext?
    weak let journal: Journal?
  }

  /// A subscription to new roots, which ends when you release it.
  @MainActor
  package final class Subscription {
    fileprivate let body: @MainActor (CoordinatorContext) -> Void

    fileprivate init(_ body: @escaping @MainActor (CoordinatorContext) -> Void) {
      self.body = body
    }
  }

  /// The running roots of the current application.
  package static var running: [any Coordinator] {
    NavigationEngine.current.roots.compactMap { reference in
      guard let context = reference.context, context.isRunning, context.rootContext === context
      else { return nil }
      return context.coordinator
    }
  }

  /// The route to which the links of a running root lead for a URL, as in the journal; nil if there
  /// is none.
  package static func route(for url: URL) -> String? {
    guard let link = try? Link(url.absoluteString) else { return nil }
    for root in running {
      let path = try? root.context.screenOwner.links?.map?.path(for: link)
      if let step = path?.steps.last { return routeText(step.route) }
    }
    return nil
  }

  package static func tree(of roots: [any Coordinator]) -> String {
    roots.map { CoordinatorTree($0).description }.joined(separator: "\n")
  }

  /// The first coordinator of a class: roots are searched in order, coordinators before children.
  package static func first<Wanted: Coordinator>(
    _ type: Wanted.Type, in roots: [any Coordinator]
  ) -> Wanted? {
    for coordinator in roots {
      if let wanted = coordinator as? Wanted { return wanted }
      if let found = first(type, in: coordinator.children) { return found }
    }
    return nil
  }

  /// Calls a closure at once for each running root, and later for each new root before its
  /// `start()`, until you release the subscription.
  package static func whenRegistered(
    _ body: @escaping @MainActor (CoordinatorContext) -> Void
  ) -> Subscription {
    let engine = NavigationEngine.current
    let subscription = Subscription(body)
    engine.rootSubscriptions.removeAll { $0.object == nil }
    engine.rootSubscriptions.append(WeakReference(subscription))
    for root in running { body(root.context) }
    return subscription
  }

  static func register(_ context: CoordinatorContext) {
    _ = BackgroundPause.observation
    _ = SceneDisconnection.observation
    let engine = NavigationEngine.current
    let journal = context.journal
    let isFollowed = engine.roots.contains { $0.context === context && $0.journal === journal }
    // A running root keeps its place. A root that is launched again comes last.
    if isFollowed, context.isRunning { return }
    engine.roots.removeAll { $0.context == nil || $0.context === context }
    engine.roots.append(Root(context: context, journal: journal))
    LaunchWatch.watch(context)
    if isFollowed { return }
    for subscription in engine.rootSubscriptions { subscription.object?.body(context) }
  }
}
