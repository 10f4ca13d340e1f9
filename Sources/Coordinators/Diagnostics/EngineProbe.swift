package import CoordinatorCore
package import UIKitShim

/// What tests ask the engine that no app has to know, in words that do not depend on how it works.
@MainActor
package enum EngineProbe {
  // MARK: Rest

  /// What runs or waits in the windows of the current application; nothing where all is at rest.
  package static var unrest: [String] {
    NavigationEngine.current.queues.filter { !$0.isIdle }.map { queue in
      "\(queue.window == nil ? "no window" : "window"), running \(queue.running?.summary ?? "nothing"), "
        + "waiting \(queue.waiting.map(\.summary))"
    }
  }

  /// Looks at what raw calls may have changed out of sight, as the next verb of each coordinator would.
  package static func lookOutOfSight() {
    for queue in NavigationEngine.current.queues { queue.pump() }
    NavigationEngine.current.reconciler.reconcile(.reading)
  }

  // MARK: Owners

  /// A screen that a coordinator owns.
  package struct OwnedScreen {
    /// The screen; nil where it has been freed.
    package let screen: UIViewController?
    /// Where the engine has it.
    package let slot: Layout.Slot.Kind
    /// The stack on which it is, if it is on one.
    package let stack: UINavigationController?
    /// Whether the engine takes it for part of the user interface.
    package let isInUI: Bool
    /// Whether a request is to show it or to take it away.
    package let isRequested: Bool
    /// Whether it agrees that the coordinator owns it.
    package let agrees: Bool

    /// Whether it is on this stack.
    package func isOn(_ stack: UINavigationController) -> Bool { self.stack === stack }
  }

  /// The coordinator that owns a screen.
  package static func owner(of screen: UIViewController) -> (any Coordinator)? {
    ScreenOwner.record(of: screen)?.owner?.context?.coordinator
  }

  /// Whether a coordinator owns a screen, or did until it was freed.
  package static func isOwned(_ screen: UIViewController) -> Bool {
    ScreenOwner.record(of: screen) != nil
  }

  /// What the engine knows of a screen that somebody owns.
  package static func owned(_ screen: UIViewController) -> OwnedScreen? {
    ScreenOwner.record(of: screen).map { owned($0, by: $0.owner) }
  }

  /// The screens that a coordinator owns, in the order in which it showed them.
  package static func screens(of coordinator: any Coordinator) -> [OwnedScreen] {
    let owner = coordinator.context.attachment as? ScreenOwner
    return (owner?.records ?? []).map { owned($0, by: owner) }
  }

  private static func owned(_ record: ScreenRecord, by owner: ScreenOwner?) -> OwnedScreen {
    return OwnedScreen(
      screen: record.screen, slot: record.place.kind, stack: record.stack, isInUI: record.isInUI,
      isRequested: record.pendingRequests != 0, agrees: record.owner === owner)
  }

  /// Whether a coordinator has shown a screen, and neither it nor one below it has one now.
  package static func hasLostAllScreens(_ coordinator: any Coordinator) -> Bool {
    guard let owner = coordinator.context.attachment as? ScreenOwner else { return false }
    return owner.hasShown && !owner.hasScreensInSubtree
  }

  /// Whether a screen is that of a root that is kept for later.
  package static func isKeptForLater(_ screen: UIViewController) -> Bool {
    ScreenOwner.record(of: screen)?.suspension != nil
  }

  /// Those who are to be paused because of where their screens are, or to go on, and are not.
  package static var waitingForPauses: [any Coordinator] {
    NavigationEngine.current.reconciler.waitingForPauses.compactMap { $0.context?.coordinator }
      .filter { ($0 as? any ScreenCoordinator)?.pausesWhenCovered != false }
  }

  /// Whether a sibling's screens cover all of a coordinator's.
  package static func isCovered(_ coordinator: any Coordinator) -> Bool {
    guard let owner = coordinator.context.attachment as? ScreenOwner else { return false }
    return owner.engine.reconciler.causes(of: owner).contains(.covered)
  }

  /// The screen that a coordinator is shown by: its container, or its only screen.
  package static func ownScreen(of coordinator: any Coordinator) -> UIViewController? {
    coordinator.ownScreen
  }

  // MARK: Layouts

  /// What the windows of the current application show.
  package static var layouts: [Layout] {
    UIApplication.shared.allWindows.map { Layout(reading: $0) }
  }

  /// The identity of a screen, by which layouts have it.
  package static func id(of screen: UIViewController) -> ScreenID { screen.note.id }

  // MARK: Guards

  /// Whether somebody guards what leaves with a screen.
  package static func isGuarded(_ screen: UIViewController) -> Bool {
    LeaveGuards.isGuarded(leaving: [screen])
  }

  /// Whether somebody may come to guard what leaves with a screen.
  package static func mayBeGuarded(_ screen: UIViewController) -> Bool {
    LeaveGuards.mayBeGuarded(leaving: [screen])
  }

  /// Whether somebody was asked whether one may leave, and has not answered.
  package static func isAsking(_ guardian: any LeaveGuarding) -> Bool {
    let engine =
      (guardian as? any Coordinator)?.context.engine ?? (guardian as? UIViewController)?.engine
    return engine?.leaveQuestions.isAsking(guardian) == true
  }

  /// Who was asked for an attempt in a tree, and has not answered.
  package static func asked(in root: any Coordinator) -> [any LeaveGuarding] {
    root.context.engine.leaveQuestions.asked(in: [root])
  }
}
