import CoordinatorCore
import UIKitShim

/// The record of the screens that one coordinator shows: what ties its life to the UI.
@MainActor
final class ScreenOwner: ContextAttachment {
  private(set) weak var context: CoordinatorContext?

  /// The screens that this coordinator owns, in the order in which it showed them.
  private(set) var records: [ScreenRecord] = []

  /// Whether this coordinator ever owned a screen.
  var hasShown = false

  /// The parent's context while this coordinator runs; kept past its detachment, for the journal.
  private weak var parent: CoordinatorContext?

  /// Whether a sibling's screens cover all of this coordinator's, which has paused it.
  var isCovered = false

  init(of context: CoordinatorContext) {
    self.context = context
    parent = context.parentContext
  }

  // MARK: Claims

  private static var all: [ObjectIdentifier: ScreenRecord] = [:]

  /// The record of a screen, whoever owns it.
  static func record(of screen: UIViewController) -> ScreenRecord? {
    guard let record = all[ObjectIdentifier(screen)], record.screen === screen else { return nil }
    return record
  }

  /// Makes this coordinator a screen's owner, in place of any other.
  @discardableResult
  func claim(_ screen: UIViewController, at place: ScreenRecord.Place) -> ScreenRecord {
    DepartedContainers.remove(screen)
    if let record = Self.record(of: screen) {
      if record.owner !== self {
        let former = record.owner
        former?.remove(record)
        if let former { former.queue.judgeLater(former) }
        record.owner = self
        records.append(record)
        Self.all[record.identity] = record
      }
      record.place = place
      Self.presented[record.identity] = record.isPresented ? record : nil
      return record
    }
    let record = ScreenRecord(screen, at: place, owner: self)
    records.append(record)
    Self.all[record.identity] = record
    if record.isPresented { Self.presented[record.identity] = record }
    return record
  }

  /// Forgets a screen.
  func remove(_ record: ScreenRecord) {
    for index in records.indices.reversed() where records[index] === record {
      records.remove(at: index)
      break
    }
    if Self.all[record.identity] === record { Self.all[record.identity] = nil }
    if Self.presented[record.identity] === record { Self.presented[record.identity] = nil }
  }

  /// The presented screens of all coordinators; they are few.
  ///
  /// One that is covered by another is out of the window already when a lower dismissal takes it
  /// along, so that its sentinel sees nothing.
  static var presentedRecords: [ScreenRecord] { Array(presented.values) }

  private static var presented: [ObjectIdentifier: ScreenRecord] = [:]

  // MARK: Leaving

  /// Looks, when the queue is idle, whether a screen has left, and forgets it if it has.
  func screenMayHaveLeft(_ record: ScreenRecord) {
    queue.judgeLater(self, record)
  }

  /// The queue of the window in which this coordinator's screens are.
  var queue: TransitionQueue {
    TransitionQueue.of(context?.coordinator?.nearestWindow)
  }

  /// Whether this coordinator, or one below it, has a screen in the UI or about to be.
  var hasScreensInSubtree: Bool {
    for record in records where record.isInUI { return true }
    for child in context?.children ?? [] where child.context.hasScreensInSubtree { return true }
    return false
  }

  /// Whether one of this coordinator's screens is among these.
  func hasScreens(in present: [ObjectIdentifier: ScreenRecord]) -> Bool {
    for record in records where present[record.identity] === record { return true }
    return false
  }

  /// Forgets a screen that has left.
  func forget(_ record: ScreenRecord) {
    record.unwatch()
    remove(record)
    record.owner = nil
    if let screen = record.screen { DepartedContainers.add(screen, judgedBy: queue) }
  }

  /// Stops this coordinator if its last screen has left, and looks at its ancestors, which may have
  /// lived for the screens below them.
  func stopIfLeft() {
    var next = context
    while let context = next, context.isRunning, !context.hasScreensInSubtree {
      let parent = context.parentContext
      if parent != nil, (context.attachment as? ScreenOwner)?.hasShown == true {
        context.end(reason: .left)
      }
      next = parent
    }
  }

  // MARK: ContextAttachment

  var treeAnnotation: String? {
    var names: [String] = []
    for record in records {
      guard let screen = record.screen else { continue }
      for shown in contents(of: screen) { names.append(screenName(of: shown)) }
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// What a screen is named by: a container by the screens in it that have no record of their own.
  private func contents(of screen: UIViewController) -> [UIViewController] {
    guard screen is UINavigationController || screen is UITabBarController else { return [screen] }
    return screen.children.filter { Self.record(of: $0) == nil }.flatMap { contents(of: $0) }
  }

  func hookWillRun(_ hook: LifecycleHook, of coordinator: any Coordinator) {
    if hook == .start { parent = context?.parent?.context }
    // What the outer hook or verb has shown by raw calls so far is its own, not the child's.
    if let outer = CoordinatorContext.running, outer !== context {
      outer.coordinator?.adoptRawChanges()
    }
  }

  func hookDidRun(_ hook: LifecycleHook, of coordinator: any Coordinator) {
    guard hook != .stop, context?.isRunning == true else { return }
    coordinator.adoptRawChanges()
  }

  func coordinatorDidBecomeRoot(_ coordinator: any Coordinator) {
    RootRegistry.register(coordinator.context)
  }

  func coordinatorDidStop(_ coordinator: any Coordinator) {
    let owned = records
    let queue = TransitionQueue.of(owned.lazy.compactMap { $0.window }.first)
    if let context { TransitionQueue.rejectRequests(of: context) }
    for record in owned {
      record.unwatch()
      remove(record)
    }
    hasShown = false
    isCovered = false
    let leaving = owned.filter { $0.leavesWithOwner && $0.isInUI }
    if !leaving.isEmpty { queue.leave(leaving, of: parent) }
    // The parent, or one above it, may have lived for this child's screens alone.
    if let parent { queue.judgeLater(parent.screenOwner) }
    parent = nil
  }
}

extension CoordinatorContext {
  /// The record of this coordinator's screens, made at its first use.
  var screenOwner: ScreenOwner {
    if let owner = attachment as? ScreenOwner { return owner }
    let owner = ScreenOwner(of: self)
    attachment = owner
    RootRegistry.register(rootContext)
    return owner
  }

  /// Whether this coordinator or one below it has a screen in the UI.
  var hasScreensInSubtree: Bool {
    if let owner = attachment as? ScreenOwner { return owner.hasScreensInSubtree }
    for child in children where child.context.hasScreensInSubtree { return true }
    return false
  }

  /// Whether the coordinator is active or paused.
  var isRunning: Bool { state != .inactive }
}
