import CoordinatorCore
import UIKitShim

/// The screens that one coordinator owns, which decide how long it runs.
///
/// The engine keeps it until the coordinator is freed. It does not keep the coordinator.
@MainActor
final class ScreenOwner: ContextAttachment {
  weak let context: CoordinatorContext?

  /// The engine of the coordinator's application.
  let engine: NavigationEngine

  /// The number by which decisions refer to this owner.
  let id: OwnerID

  /// The screens that this coordinator owns, in the order in which it showed them.
  private(set) var records: [ScreenRecord] = []

  /// The screens of children that a verb of this coordinator has presented, until the children lose
  /// them.
  fileprivate(set) var presentedForChildren: [ScreenRecord] = []

  /// The pages that this coordinator lists, for each container; stored here to be freed with it.
  private(set) var pageLists: [(container: ScreenPlace, pages: [UIViewController])] = [] {
    // A page may be freed only after the change, because its `deinit` may cause a reading.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// The links of the tree, if this coordinator is its root and a link was opened.
  private(set) var links: LinkQueue?

  var linkQueue: LinkQueue {
    let queue = links ?? LinkQueue(of: self)
    links = queue
    return queue
  }

  /// The number of times that this coordinator has stopped.
  private(set) var generation: Int32 = 0

  var hasShown: Bool { engine.reconciler.ownership[id].hasShown }

  var isRunning: Bool { context?.isRunning == true }

  /// Whether the verb that started this coordinator also shows it.
  private var isToBeShown = false

  init(of context: CoordinatorContext) {
    self.context = context
    let parent = context.parentContext?.screenOwner
    engine = parent?.engine ?? context.engine
    id = engine.reconciler.add(context, childOf: parent?.id)
    engine.reconciler.register(self)
  }

  // MARK: Claims

  /// Makes this coordinator the owner of a screen, in place of any former owner.
  @discardableResult
  func claim(_ screen: UIViewController, at place: ScreenPlace) -> ScreenRecord {
    let known = screen.existingAttachment
    if known != nil, let stack = place.stack {
      StackObserver.of(stack).cancelRemoval(of: screen)
    }
    if let record = known?.record {
      if record.ownerID != id {
        let (former, suspension) = (record.owner, record.suspension)
        former?.remove(record)
        record.suspension = suspension
        former?.mayHaveLostLastScreen()
        record.ownerID = id
        insert(record, screen)
      }
      record.isAdopted = false
      if case .removed = record.placement { engine.reconciler.noteUnplaced(record) }
      if record.place !== place || record.isUnplaced {
        record.place = place
        record.setNeedsReading()
      }
      return record
    }
    let record = ScreenRecord(screen, at: place, owner: self)
    insert(record, screen)
    // Each screen in a layout has an attachment.
    if known != nil { record.setNeedsReading() }
    return record
  }

  private func insert(_ record: ScreenRecord, _ screen: UIViewController) {
    changeRecords { $0.append(record) }
    let attachment = screen.attachment(in: engine)
    attachment.setRecord(record, in: engine)
    record.isOwned = true
    engine.reconciler.noteUnplaced(record)
  }

  func remove(_ record: ScreenRecord) {
    record.setPresenter(nil)
    for index in records.indices.reversed() where records[index] === record {
      changeRecords { $0.remove(at: index) }
      break
    }
    if record.isOwned {
      engine.reconciler.disown(record.id)
      record.unwatch()
      record.screen?.existingAttachment?.setRecord(nil, in: engine)
      record.isOwned = false
      // A root whose coordinator has stopped does not return.
      record.suspension = nil
    }
  }

  /// Changes ``records`` in a local copy, so that Swift needs no exclusivity check.
  private func changeRecords(_ change: (inout [ScreenRecord]) -> Void) {
    var list = records
    records = []
    change(&list)
    records = list
  }

  // MARK: Screens in the UI

  func mayHaveLostLastScreen() {
    engine.reconciler.mayHaveLostLastScreen(self)
  }

  func record(of screen: ScreenID) -> ScreenRecord? {
    for record in records.reversed() where record.id == screen { return record }
    return nil
  }

  /// Whether the queue of this coordinator's nearest window allows removals now.
  var allowsRemovals: Bool {
    engine.knownQueue(of: context?.coordinator?.nearestWindow)?.allowsRemovals != false
  }

  /// Whether a request, an awaited result or an entry question may still bring a screen.
  var hasScreensToCome: Bool { engine.reconciler.ownership[id].screensToCome > 0 }

  /// Counts one more or one fewer screen to come.
  func countScreenToCome(_ change: Int) {
    // Another coordinator may have the number of one that is freed.
    if !engine.reconciler.ownership.has(id) { return }
    engine.reconciler.updateOwnership { $0[id].screensToCome += Int32(change) }
    if change < 0, !hasScreensInSubtree { mayHaveLostLastScreen() }
  }

  /// Whether this coordinator has a screen that is in the UI or is about to be.
  var hasOwnScreens: Bool {
    if hasScreensToCome { return true }
    // The latest screen is the most likely to be in the UI, so the search begins there.
    var index = records.count - 1
    while index >= 0 {
      if records[index].isInUI { return true }
      index -= 1
    }
    return false
  }

  var hasScreensInSubtree: Bool { hasOwner { $0.hasOwnScreens } }

  /// Whether this coordinator, or one below it, has a record that satisfies a condition.
  func hasRecord(where isMatch: (ScreenRecord) -> Bool) -> Bool {
    hasOwner { $0.records.contains(where: isMatch) }
  }

  private func hasOwner(where isMatch: (ScreenOwner) -> Bool) -> Bool {
    if isMatch(self) { return true }
    for child in context?.childContexts ?? [] {
      if (child.attachment as? ScreenOwner)?.hasOwner(where: isMatch) == true { return true }
    }
    return false
  }

  /// Whether this coordinator, or the ancestor for which it works, has shown screens, has none in
  /// place any more, and none that is about to be a root.
  var hasLostAllPlaces: Bool {
    if hasRecord(where: { $0.isInPlace || $0.place.kind == .root && $0.isRequested }) {
      return false
    }
    // A root keeps its requests, because only the app stops it.
    guard let parent = context?.parentContext else { return false }
    return hasShown || (parent.attachment as? ScreenOwner)?.hasLostAllPlaces == true
  }

  func list(_ pages: [UIViewController], in container: ScreenPlace) {
    pageLists.removeAll { $0.container === container || $0.container.container == nil }
    if !pages.isEmpty { pageLists.append((container, pages)) }
  }

  func noteShown() {
    if !engine.reconciler.ownership.has(id) || hasShown { return }
    var starters: [OwnerID] = []
    if let context, context.startDepth > 0 {
      var next = context.parentContext
      for _ in 0..<context.startDepth {
        if let owner = next?.attachment as? ScreenOwner { starters.append(owner.id) }
        next = next?.parentContext
      }
    }
    engine.reconciler.updateOwnership {
      $0[id].hasShown = true
      for starter in starters { $0[starter].hasShownByDescendants = true }
    }
  }

  // MARK: ContextAttachment

  // A root that is dropped without a stop must not leave a record.
  func contextDidEnd() {
    engine.reconciler.remove(id)
    if !records.isEmpty {
      engine.scope.run {
        for record in records.reversed() { remove(record) }
      }
    }
    pageLists = []
    presentedForChildren = []
    // They keep this owner.
    links?.rootDidStop()
    links = nil
    TransitionQueue.rejectRequestsWithoutCoordinator(in: engine)
  }

  func hookWillRun(_ hook: LifecycleHook, of coordinator: any Coordinator) {
    guard let context else { return }
    if hook == .start {
      let parent = context.parentContext?.screenOwner
      engine.reconciler.willStart(id, coordinator.kind, childOf: parent?.id)
      let starters = engine.takeStarters()
      isToBeShown = starters != nil
      if let starters, starters > 0 { context.startDepth = starters }
      DetachedContainers.willStart(coordinator)
      if let links, context.parentContext != nil {
        links.moveWaiting(to: context.rootContext.screenOwner.linkQueue)
      }
    }
    if hook == .stop {
      for record in records where record.isInUI { record.place.adapter.ownerWillStop(record) }
      dismissLater()
    }
    // The outer hook or verb, not this coordinator, owns what it has shown by raw calls so far.
    if !engine.reconciler.isPausing, let outer = CoordinatorContext.running, outer !== context,
      outer.isRunning
    {
      engine.reconciler.holdingPauses { outer.screenOwner.adoptRawChanges() }
    }
  }

  func hookDidRun(_ hook: LifecycleHook, of coordinator: any Coordinator, isDefault: Bool) {
    // The outermost of the coordinators that stop together decides pauses.
    if hook == .stop, context?.parentContext?.isStoppingChildren == true { return }
    engine.reconciler.updatePausesIfDue()
    // Screens that existed before the start are adopted even if `start()` does nothing.
    if hook == .stop || isDefault && hook != .start { return }
    guard let context, context.isRunning else { return }
    if hook == .start, generation > 0,
      let stack = coordinator.stackOfItsOwn(by: coordinator.kind)
    {
      StackObserver.existing(of: stack)?.keepScreens(ofRestarted: self)
    }
    if hook == .start { takeOwnScreen(of: coordinator) }
    adoptRawChanges()
    if hook == .start, !isToBeShown { NeverShown.watch(self) }
  }

  func delegateCallDidRun(of coordinator: any Coordinator) {
    adoptRawChanges()
  }

  func coordinatorDidBecomeRoot(_ coordinator: any Coordinator) {
    engine.reconciler.willStart(id, coordinator.kind, childOf: nil)
    RootRegistry.register(coordinator.context)
    if coordinator is any Routing { linkQueue.rootWillStart(coordinator) }
    // Its `start()` may open the first path.
    engine.turns.next { [weak self] in self?.links?.advance() }
  }

  func coordinatorDidBecomeChild() {
    let parent = context?.parentContext?.screenOwner.id
    engine.reconciler.updateOwnership { $0.setParent(parent, of: id) }
  }

  func coordinatorDidStop(_ coordinator: any Coordinator) {
    guard let context else { return }
    // All work for this run of the coordinator ends before the app is notified, because the app may
    // start the coordinator again.
    let rejectAttempts = engine.leaveQuestions.takeAttempts(of: context)
    let rejectRequests = TransitionQueue.takeRequests(of: context, in: engine)
    engine.entryQuestions.coordinatorDidStop(context)
    let owned = records
    records = []
    // The context has left its parent already.
    let parent = engine.reconciler.parent(of: id)
    generation += 1
    var removed: [ScreenRecord] = []
    for record in owned.reversed() {
      if let screen = record.screen { record.suspendedWith?.drop(screen) }
      remove(record)
      let adapter = record.place.adapter
      if adapter.isRemovedWithOwner(record), record.isInUI, !SceneDisconnection.removes(record) {
        removed.append(record)
      } else if let screen = record.screen {
        adapter.handleOrphan(screen, of: record)
      }
    }
    // UIKit reports nothing of pages that were listed, and are not any more.
    if !pageLists.isEmpty {
      pageLists = []
      engine.reconciler.setNeedsReconcile()
    }
    if let parent { LeakWatch.watch(self, coordinator, childOf: parent, showing: owned) }
    let isPausingDue = engine.reconciler.didStop(id)
    if removed.count > 1 { removed.reverse() }
    removeLater(removed, of: parent?.context)
    if let parent, !parent.hasOwnScreens { parent.mayHaveLostLastScreen() }
    // Its guards are not asked any more.
    if parent != nil, !engine.reconciler.isStopping {
      engine.reconciler.setNeedsReconcile(.removals)
    }
    if isPausingDue {
      if parent?.context?.isStoppingChildren == true {
        engine.reconciler.isPausingDue = true
      } else {
        engine.reconciler.updatePauses()
      }
    }
    links?.rootDidStop()
    rejectRequests()
    rejectAttempts()
    engine.leaveQuestions.dropExempt()
  }
}

extension ScreenRecord {
  /// Notes that a verb of a coordinator presents the screen, or that no verb does.
  func setPresenter(_ owner: ScreenOwner?) {
    if let presenter, presenter != ownerID, let former = engine.reconciler.owner(of: presenter),
      let index = former.presentedForChildren.lastIndex(where: { $0 === self })
    {
      former.presentedForChildren.remove(at: index)
    }
    presenter = owner?.id
    if let owner, owner.id != ownerID { owner.presentedForChildren.append(self) }
  }
}
