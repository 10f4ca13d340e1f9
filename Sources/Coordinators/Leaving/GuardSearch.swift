import CoordinatorCore
import UIKitShim

/// A search for the guards of screens that leave.
@MainActor
struct GuardSearch {
  /// The removed screens, topmost first.
  private(set) var removed: [UIViewController] = []
  /// The visible screens that are only hidden, topmost first.
  private var hidden: [UIViewController] = []
  /// The identities of the removed screens.
  private var identities: Set<ObjectIdentifier> = []

  init(among leaving: LeavingScreens) {
    _ = leaving.removes { screen in
      if identities.insert(ObjectIdentifier(screen)).inserted, !screen.isSearch {
        removed.append(screen)
      }
      return false
    }
    _ = leaving.hides { screen in
      hidden.append(screen)
      return false
    }
  }

  /// Whether a screen is removed.
  func has(_ screen: UIViewController) -> Bool { identities.contains(ObjectIdentifier(screen)) }

  /// The guards that would have to be asked if all of them guarded now, in order.
  var guards: [any LeaveGuarding] {
    var guards: [any LeaveGuarding] = []
    var known: Set<ObjectIdentifier> = []
    func add(_ guardian: (any LeaveGuarding)?) {
      guard let guardian, !Self.isExempt(guardian) else { return }
      if known.insert(ObjectIdentifier(guardian)).inserted { guards.append(guardian) }
    }
    func add(_ context: CoordinatorContext) { add(context.coordinator as? any LeaveGuarding) }
    func add(_ screen: UIViewController) {
      if screen.roles.contains(.guarding) { add(screen as? any LeaveGuarding) }
    }
    var visited: Set<ObjectIdentifier> = []
    var losing: [ObjectIdentifier: Bool] = [:]
    for screen in hidden.reversed() {
      // One that loses all its screens is asked after them.
      if let context = screen.screenRecord?.owner?.context, !losesAllScreens(context, &losing) {
        add(context)
      }
      if !has(screen) { add(screen) }
    }
    // Go from the bottom up, because a coordinator is asked after all its removed screens.
    for screen in removed.reversed() {
      var losers: [CoordinatorContext] = []
      var next = screen.screenRecord?.owner?.context
      while let context = next, visited.insert(ObjectIdentifier(context)).inserted,
        losesAllScreens(context, &losing)
      {
        losers.append(context)
        next = context.parent?.context
      }
      for context in losers.reversed() { add(context) }
      add(screen)
    }
    return guards.reversed()
  }

  /// Whether a guard is not asked: a coordinator that does not run, or a screen that has left or is
  /// about to be removed because its coordinator has stopped.
  static func isExempt(_ guardian: any LeaveGuarding) -> Bool {
    guard let screen = guardian as? UIViewController else {
      return (guardian as? any Coordinator)?.context.isRunning == false
    }
    if let owner = screen.screenRecord?.owner { return !owner.isRunning }
    return screen.isOrphan || screen.isAboutToBeRemoved || screen.hasLeft
  }

  /// Whether a coordinator and its descendants would have no screen left; `known` has results.
  private func losesAllScreens(
    _ context: CoordinatorContext, _ known: inout [ObjectIdentifier: Bool]
  ) -> Bool {
    let id = ObjectIdentifier(context)
    if let isLosing = known[id] { return isLosing }
    var isLosing = !keepsScreen(context)
    // A guard that is being asked may show its question by a child.
    if isLosing, !isAsking(context) {
      isLosing = context.childContexts.allSatisfy { losesAllScreens($0, &known) }
    }
    known[id] = isLosing
    return isLosing
  }

  private func isAsking(_ context: CoordinatorContext) -> Bool {
    guard let guardian = context.coordinator as? any LeaveGuarding else { return false }
    return context.engine.leaveQuestions.isAsking(guardian)
  }

  /// Whether a coordinator itself would still have a screen; an alert does not count.
  private func keepsScreen(_ context: CoordinatorContext) -> Bool {
    for record in (context.attachment as? ScreenOwner)?.records ?? [] where record.isInUI {
      guard let screen = record.screen else { return true }
      if !(screen is UIAlertController), !has(screen) { return true }
    }
    return false
  }
}

extension UIViewController {
  /// Whether this is inside a screen that is removed because its coordinator has stopped.
  var isAboutToBeRemoved: Bool {
    let engine = engine
    return selfAndParents.contains { $0.isPendingRemoval || engine.isAboutToRemove($0) }
  }
}
