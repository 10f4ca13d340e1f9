import CoordinatorCore
public import UIKitShim

/// Reports stopped coordinators and removed screens that are still alive some seconds later.
///
/// Nothing waits for a check, and a check keeps only weak references.
@MainActor
package enum LeakWatch {
  /// Switches off the current application's checks, because tests look for leaks by themselves.
  package static func switchOff() { NavigationEngine.current.leakCheckDelay = nil }

  static func standardDelay(in turns: Turns) -> Duration? {
    #if DEBUG
      turns.areReal ? .seconds(5) : nil
    #else
      nil
    #endif
  }

  /// Watches screens that were removed, and the screens in them.
  static func watch(_ records: [ScreenRecord], of owner: ScreenOwner) {
    owner.engine.removedScreens?.add(records, of: owner)
    guard let delay = owner.engine.leakCheckDelay else { return }
    let name = owner.context?.coordinator.map { typeName(of: $0) } ?? ""
    let screens = records.compactMap(\.screen).flatMap { watched($0) }
    owner.engine.turns.watch(after: delay) { [weak owner] in
      let context = owner?.context
      // A stopped coordinator that is still alive may retain them; it has a check of its own.
      if let context, context.coordinator != nil, !context.isRunning { return }
      for screen in screens.compactMap(\.object).filter(\.isLeaked)
      where owner?.isKept(screen) != true {
        screen.attachment.isReportedAsLeak = true
        reportIssue(
          .screenNotFreed(screenName(of: screen), owner: name, after: delay), of: context)
      }
    }
  }

  /// Watches a child that has stopped, and its screens.
  static func watch(
    _ owner: ScreenOwner, _ coordinator: any Coordinator, childOf parent: ScreenOwner,
    showing records: [ScreenRecord]
  ) {
    watch(records, of: owner)
    // A coordinator that was started again is kept on purpose.
    guard let delay = owner.engine.leakCheckDelay, owner.generation == 1 else { return }
    let name = typeName(of: coordinator)
    let parentName = parent.context?.coordinator.map { typeName(of: $0) } ?? ""
    let screens = records.compactMap(\.screen).flatMap { watched($0) }
    owner.engine.turns.watch(after: delay) { [weak owner, weak parent] in
      guard let owner, let context = owner.context, context.coordinator != nil,
        !context.isRunning, !context.isKeptForReuse, owner.generation == 1
      else { return }
      // A last screen that stays until another one replaces it may retain its coordinator.
      if screens.contains(where: { $0.object?.outermostParent.isUnattached == false }) {
        return
      }
      reportIssue(
        .coordinatorNotFreed(name, parent: parentName, after: delay), of: parent?.context)
    }
  }

  fileprivate static func watched(_ screen: UIViewController) -> [WeakReference<UIViewController>] {
    [WeakReference(screen)] + screen.children.flatMap { watched($0) }
  }
}

/// The screens that an application removes while this object is kept.
@MainActor
package final class RemovedScreens {
  private var screens: [(screen: WeakReference<UIViewController>, owner: ScreenOwner)] = []

  /// Collects the screens that the current application removes from now on.
  package init() { NavigationEngine.current.removedScreens = self }

  fileprivate func add(_ records: [ScreenRecord], of owner: ScreenOwner) {
    for screen in records.compactMap(\.screen).flatMap({ LeakWatch.watched($0) }) {
      screens.append((screen, owner))
    }
  }

  /// The names of those that are in no user interface and still alive.
  package var leaks: [String] {
    var leaked: [ObjectIdentifier: UIViewController] = [:]
    for (reference, owner) in screens {
      guard let screen = reference.object, screen.isLeaked, !owner.isKept(screen)
      else { continue }
      leaked[ObjectIdentifier(screen)] = screen
    }
    return leaked.values.map { screenName(of: $0) }.sorted()
  }
}

extension UIViewController {
  /// Whether this controller is in no user interface, its app did not say that it keeps it, and no
  /// question to it is open.
  fileprivate var isLeaked: Bool {
    guard isUnattached, !isKeptForReuse, existingAttachment?.isReportedAsLeak != true else {
      return false
    }
    return (self as? any LeaveGuarding).map { engine.leaveQuestions.isAsking($0) } != true
  }
}

extension ScreenOwner {
  /// Whether this coordinator keeps a screen by its role.
  fileprivate func isKept(_ screen: UIViewController) -> Bool {
    guard let coordinator = context?.coordinator else { return false }
    return coordinator.kind.screen?(coordinator) === screen || coordinator.ownScreen === screen
  }
}

extension UIApplication {
  /// How long a removed screen, or a stopped child coordinator, may stay alive until a diagnostic
  /// reports it.
  ///
  /// The default is five seconds in debug builds, and nil in release builds. If nil, nothing is
  /// checked. On a headless device, the default is nil unless its clock runs in real time.
  ///
  /// The new value applies to screens that are removed and coordinators that stop from then on.
  public var leakCheckDelay: Duration? {
    get { NavigationEngine.of(self).leakCheckDelay }
    set { NavigationEngine.of(self).leakCheckDelay = newValue }
  }
}

extension UIViewController {
  /// Whether your app keeps this screen after its removal, for example in a cache.
  ///
  /// The leak check of debug builds then does not report the screen. The default is false.
  public var isKeptForReuse: Bool {
    get { existingAttachment?.isKeptForReuse == true }
    set { attachment.isKeptForReuse = newValue }
  }
}
