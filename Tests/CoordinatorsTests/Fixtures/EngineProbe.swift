import HeadlessUIKit

@testable import Coordinators

/// Reads the engine's state, for tests only.
///
/// The names do not depend on how the engine works.
@MainActor
enum EngineProbe {
  // MARK: Queues

  /// The requests that run or wait in the current application; empty if every queue is idle.
  static var unrest: [String] {
    NavigationEngine.current.queues.filter { !$0.requests.isEmpty }.map { queue in
      "\(queue.window == nil ? "no window" : "window"), running \(queue.running?.summary ?? "nothing"), "
        + "waiting \(queue.waiting.map(\.summary))"
    }
  }

  /// Shows a suspended root again for whose return a request waits, by a raw call; false if there is
  /// none.
  static func showAwaitedRoot() -> Bool {
    for request in NavigationEngine.current.requests {
      guard let coordinator = request.requester?.coordinator else { continue }
      for outer in coordinator.selfAndAncestors {
        guard let root = outer.ownSuspension, !root.isBack else { continue }
        root.window?.rootViewController = root.root
        return true
      }
    }
    return false
  }

  /// Reads what raw calls may have changed in parts that are not visible, like each coordinator's
  /// next verb does.
  static func readHiddenScreens() {
    for queue in NavigationEngine.current.queues { queue.pump() }
    NavigationEngine.current.reconciler.reconcileAll(.reading)
  }

  /// Gives what raw calls have shown to a coordinator, like its next verb does.
  static func adoptRawChanges(of coordinator: any Coordinator) {
    coordinator.context.screenOwner.adoptRawChanges()
  }

  // MARK: Owners

  /// A screen that a coordinator owns.
  struct OwnedScreen {
    /// The screen; nil if it was freed.
    let screen: UIViewController?
    /// The kind of the screen's place in the engine.
    let slot: Layout.Slot.Kind
    /// The stack that has the screen, if a stack has it.
    let stack: UINavigationController?
    /// Whether the engine counts the screen as part of the user interface.
    let isInUI: Bool
    /// Whether an unfinished request shows the screen.
    let isRequested: Bool
    /// Whether the screen's record also names the coordinator as its owner.
    let agrees: Bool

    /// Whether the screen is on this stack.
    func isOn(_ stack: UINavigationController) -> Bool { self.stack === stack }
  }

  /// The coordinator that owns a screen.
  static func owner(of screen: UIViewController) -> (any Coordinator)? {
    screen.screenRecord?.owner?.context?.coordinator
  }

  /// Whether a coordinator owns a screen, or owned the screen until that coordinator was freed.
  static func isOwned(_ screen: UIViewController) -> Bool {
    screen.screenRecord != nil
  }

  /// What the engine knows about a screen that a coordinator owns.
  static func owned(_ screen: UIViewController) -> OwnedScreen? {
    screen.screenRecord.map { owned($0, by: $0.owner) }
  }

  /// The screens that a coordinator owns, in the order in which it showed them.
  static func screens(of coordinator: any Coordinator) -> [OwnedScreen] {
    let owner = coordinator.context.attachment as? ScreenOwner
    return (owner?.records ?? []).map { owned($0, by: owner) }
  }

  private static func owned(_ record: ScreenRecord, by owner: ScreenOwner?) -> OwnedScreen {
    OwnedScreen(
      screen: record.screen, slot: record.place.kind, stack: record.stack, isInUI: record.isInUI,
      isRequested: record.pendingRequests != 0, agrees: record.owner === owner)
  }

  /// Whether a coordinator has shown a screen, but neither it nor a coordinator below it has one
  /// now.
  static func hasLostAllScreens(_ coordinator: any Coordinator) -> Bool {
    guard let owner = coordinator.context.attachment as? ScreenOwner else { return false }
    return owner.hasShown && !owner.hasScreensInSubtree
  }

  /// Whether a screen is a suspended root.
  static func isKeptForLater(_ screen: UIViewController) -> Bool {
    screen.screenRecord?.suspension != nil
  }

  /// The coordinators that must still be paused or resumed because of the places of their screens.
  static var waitingForPauses: [any Coordinator] {
    let reconciler = NavigationEngine.current.reconciler
    let layouts = reconciler.hierarchies.all.filter(\.exists).map(\.layoutNow)
    let effects = Pausing.effects(layouts, reconciler.ownership)
    let owners: [ScreenOwner?] = effects.map { effect in
      switch effect {
      case .pause(let id, _), .resume(let id, _): reconciler.owner(of: id)
      case .stop, .postpone: nil
      }
    }
    // At rest, only those that stay active while covered wait.
    return owners.compactMap { $0?.context?.coordinator }
      .filter { ($0 as? any ScreenCoordinator)?.pausesWhenCovered != false }
  }

  /// Whether the screens of a sibling cover all screens of a coordinator.
  static func isCovered(_ coordinator: any Coordinator) -> Bool {
    guard let owner = coordinator.context.attachment as? ScreenOwner else { return false }
    return owner.engine.reconciler.ownership.causes(of: owner.id).contains(.covered)
  }

  /// The screen that represents a coordinator: its container or its only screen.
  static func ownScreen(of coordinator: any Coordinator) -> UIViewController? {
    coordinator.ownScreen
  }

  // MARK: Layouts

  /// What the windows of the current application show.
  static var layouts: [Layout] {
    UIApplication.shared.windows.map { Layout(reading: $0) }
  }

  /// The layouts that the engine knows, but that are not what windows and other hierarchies have now.
  ///
  /// Where no coordinator has a screen, no change has to be noticed.
  static var staleLayouts: [String] {
    NavigationEngine.current.reconciler.hierarchies.all.filter(\.exists).compactMap { hierarchy in
      let (known, now) = (hierarchy.layout, hierarchy.layoutNow)
      if known == now || !(known.rows + now.rows).contains(where: { $0.owner != nil }) {
        return nil
      }
      let differences = zip(known.rows, now.rows).filter { $0 != $1 }
      return "the engine has read\n\(known)\nbut there is\n\(now)\n\(differences)"
    }
  }

  /// The same as text, with the names of the screens.
  static var layoutText: String {
    UIApplication.shared.windows.map { window in
      Layout(reading: window).text { id in
        let screen = window.rootViewController?.screen(id)
        return screen.map { "\(screenName(of: $0)) \(id)" } ?? "\(id)"
      }
    }.joined(separator: "\n")
  }

  /// The identifier that layouts use for a screen.
  static func id(of screen: UIViewController) -> ScreenID { screen.attachment.id }

  // MARK: Guards

  /// Whether a guard must allow the removal of a screen, or of anything that is removed with it.
  static func isGuarded(_ screen: UIViewController) -> Bool {
    leaving(screen).isGuarded
  }

  /// Whether a guard may later protect a screen, or anything that is removed with it.
  static func mayBeGuarded(_ screen: UIViewController) -> Bool {
    leaving(screen).mayBeGuarded
  }

  private static func leaving(_ screen: UIViewController) -> LeavingScreens {
    (screen.parent as? UINavigationController)?.leaving([screen]) ?? LeavingScreens([screen])
  }

  /// How many questions of entry guards have no answer yet.
  static var openEntryQuestions: Int { NavigationEngine.current.entryQuestions.count }

  /// A path of steps whose types are not known at compile time.
  static func path(_ steps: [RouteStep]) -> RoutePath { RoutePath(steps) }

  /// A step of a path, whose types are not known at compile time.
  static func step(_ type: any Coordinator.Type, _ route: RandomRoute) -> RouteStep {
    RouteStep(type, route)
  }

  /// Whether an entry guard was asked and has not answered.
  static var isAskingEntryGuard: Bool { openEntryQuestions > 0 }

  /// Whether a screen is inside one that is removed as soon as another replaces it.
  static func isAboutToBeRemoved(_ screen: UIViewController) -> Bool { screen.isAboutToBeRemoved }

  /// Whether a guard was asked whether a removal is allowed, and has not answered yet.
  static func isAsking(_ guardian: any LeaveGuarding) -> Bool {
    let engine =
      (guardian as? any Coordinator)?.context.engine ?? (guardian as? UIViewController)?.engine
    return engine?.leaveQuestions.isAsking(guardian) == true
  }
}
