import CoordinatorCore
import UIKitShim

/// The screens that a change would remove or hide, and their guards.
@MainActor
struct LeavingScreens {
  /// The removed screens, with the screens inside them and those that they present; topmost first.
  private var removed: [UIViewController] = []
  /// The screens of containers that are only hidden, for example by a change of the tab.
  private var hiddenParts: [HiddenPart] = []
  /// The identities of the removed screens.
  private var identities: Set<ObjectIdentifier> = []
  /// The screens that stay, although they are inside removed ones.
  private var kept: Set<ObjectIdentifier> = []

  /// The coordinators that show other screens by the changes.
  private var staying: Set<ObjectIdentifier> = []

  private struct HiddenPart {
    let screen: UIViewController
    let container: UIViewController
    /// What is visible in the screen; topmost first.
    var visible: [UIViewController] = []
  }

  /// - Parameter kept: Screens that stay, although they are inside the others.
  init(_ roots: some Sequence<UIViewController>, besides kept: [UIViewController?] = []) {
    for screen in kept { if let screen { self.kept.insert(ObjectIdentifier(screen)) } }
    for root in roots { addWithSuspended(root) }
  }

  /// Collects the screens that a coordinator and its descendants show.
  init(of context: CoordinatorContext) {
    addScreens(of: context)
  }

  /// Adds what is visible in screens of a container, which it will hide; nothing of a screen that the
  /// user cannot see, because another tab or page is in front of it.
  mutating func add(hidden screens: [UIViewController], in container: UIViewController) {
    let hierarchies = container.engine.reconciler.hierarchies
    for screen in screens {
      let presence = hierarchies.presence(of: screen) ?? hierarchies.presence(of: container)
      if presence.map({ $0 > .covered }) == true { continue }
      var part = HiddenPart(screen: screen, container: container)
      addVisible(of: screen, to: &part.visible)
      hiddenParts.append(part)
    }
  }

  /// Notes that a coordinator continues, because it shows another screen.
  mutating func noteArrival(by requester: CoordinatorContext?) {
    if let requester { staying.insert(ObjectIdentifier(requester)) }
  }

  /// Adds what another change removes and hides.
  mutating func add(_ other: LeavingScreens) {
    staying.formUnion(other.staying)
    for screen in other.removed where identities.insert(ObjectIdentifier(screen)).inserted {
      removed.append(screen)
    }
    hiddenParts += other.hiddenParts
  }

  /// Forgets the hidden screens that are shown again after the changes in a preview; without one,
  /// forgets all.
  mutating func dropHidden(shownIn preview: Preview? = nil) {
    hiddenParts.removeAll { part in
      guard let shown = preview?.screens(in: part.container, part: Preview.shown) else {
        return preview == nil
      }
      return shown.has(part.screen)
    }
  }

  /// The visible screens that are only hidden; topmost first.
  private var hidden: [UIViewController] { hiddenParts.flatMap(\.visible) }

  /// Adds a screen, and what its suspended root is to present again above it.
  private mutating func addWithSuspended(_ screen: UIViewController) {
    for above in screen.suspendedRoot?.screens(above: screen) ?? [] { add(above) }
    add(screen)
  }

  private mutating func add(_ screen: UIViewController) {
    let identity = ObjectIdentifier(screen)
    guard !kept.contains(identity), identities.insert(identity).inserted else { return }
    if let presented = screen.presentedOrSearch { add(presented) }
    for child in screen.children.reversed() { add(child) }
    let parts = ContainerAdapters.adapter(of: screen).hiddenScreens(of: screen)
    // A raw call may have shown a hidden screen elsewhere.
    for part in parts.reversed() where part.parent == nil && part.presentingViewController == nil {
      add(part)
    }
    if !screen.isSearch { removed.append(screen) }
  }

  private func addVisible(of screen: UIViewController, to visible: inout [UIViewController]) {
    if let presented = screen.presentedOrSearch {
      addVisible(of: presented, to: &visible)
      if !presented.isSearch, presented.modalPresentationStyle.coversPresenter { return }
    }
    if let shown = ContainerAdapters.adapter(of: screen).shown(of: screen) {
      addVisible(of: shown, to: &visible)
    } else {
      for child in screen.children.reversed() { addVisible(of: child, to: &visible) }
    }
    visible.append(screen)
  }

  private mutating func addScreens(of context: CoordinatorContext) {
    for child in context.childContexts.reversed() { addScreens(of: child) }
    for record in (context.attachment as? ScreenOwner)?.records.reversed() ?? []
    where record.isInUI {
      if let screen = record.screen { addWithSuspended(screen) }
    }
  }

  /// Whether a screen is removed.
  func has(_ screen: UIViewController) -> Bool { identities.contains(ObjectIdentifier(screen)) }

  /// The names of the removed screens that are not containers, topmost first.
  var names: [String] {
    removed.filter { !$0.isContainer }.map { screenName(of: $0) }
  }

  // MARK: Guards

  /// The guards to ask, in order: each screen comes before the coordinators that lose their last
  /// screen, and those in hidden tabs, pages and columns come last.
  var guards: [any LeaveGuarding] {
    guard mayGuard else { return [] }
    var possible = possibleGuards()
    // Only an order of several guards is worth reading all layouts.
    if possible.count > 1 { possible = possibleGuards(last: notChosen) }
    return possible.filter { $0.guardsLeaving }
  }

  /// The screens in tabs, pages and columns that their containers do not show.
  private var notChosen: Set<ScreenID> {
    var ids: Set<ScreenID> = []
    for layout in removed.first?.engine.reconciler.hierarchies.layouts ?? [] {
      for row in layout.rows where !row.presence.isChosen { ids.insert(row.screen) }
    }
    return ids
  }

  /// Whether a guard has to be asked.
  var isGuarded: Bool { mayGuard && possibleGuards().contains { $0.guardsLeaving } }

  /// Whether a guard would have to be asked if all of them guarded now.
  var mayBeGuarded: Bool { !possibleGuards().isEmpty }

  /// The guards that would have to be asked if all of them guarded now, in the same order.
  private func possibleGuards(last: Set<ScreenID> = []) -> [any LeaveGuarding] {
    var guards: [any LeaveGuarding] = []
    var known: Set<ObjectIdentifier> = []
    func add(_ guardian: (any LeaveGuarding)?) {
      if let guardian, known.insert(ObjectIdentifier(guardian)).inserted { guards.append(guardian) }
    }
    func add(_ context: CoordinatorContext) {
      if context.isRunning { add(context.coordinator as? any LeaveGuarding) }
    }
    func add(_ screen: UIViewController, of owner: ScreenOwner?) {
      if screen.roles.contains(.guarding), !isExempt(screen, of: owner) {
        add(screen as? any LeaveGuarding)
      }
    }
    var visited: Set<ObjectIdentifier> = []
    var losing: [ObjectIdentifier: Bool] = [:]
    func isLast(_ screen: UIViewController) -> Bool {
      screen.existingAttachment.map { last.contains($0.id) } == true
    }
    func addRemoved(_ screen: UIViewController) {
      let owner = screen.screenRecord?.owner
      var losers: [CoordinatorContext] = []
      var next = owner?.context
      while let context = next, visited.insert(ObjectIdentifier(context)).inserted,
        losesAllScreens(context, &losing)
      {
        losers.append(context)
        next = context.parent?.context
      }
      for context in losers.reversed() { add(context) }
      add(screen, of: owner)
    }
    // Go from the bottom up, because a coordinator is asked after all its removed screens.
    for screen in removed.reversed() where isLast(screen) { addRemoved(screen) }
    for screen in hidden.reversed() {
      let owner = screen.screenRecord?.owner
      // One that loses all its screens is asked after them.
      if let context = owner?.context, !losesAllScreens(context, &losing) { add(context) }
      if !identities.contains(ObjectIdentifier(screen)) { add(screen, of: owner) }
    }
    for screen in removed.reversed() where !isLast(screen) { addRemoved(screen) }
    return guards.reversed()
  }

  /// Whether one of the screens, its coordinator or an ancestor of that may guard, now or later.
  var mayGuard: Bool {
    for screen in removed where LeaveGuards.mayGuard(screen) { return true }
    for part in hiddenParts {
      for screen in part.visible where LeaveGuards.mayGuard(screen) { return true }
    }
    return false
  }

  /// Whether the guard of a screen is not asked: the screen has left, or is about to be removed
  /// because its coordinator has stopped.
  private func isExempt(_ screen: UIViewController, of owner: ScreenOwner?) -> Bool {
    if let owner { return owner.context?.isRunning != true }
    return screen.isOrphan || screen.isAboutToBeRemoved || screen.hasLeft
  }

  /// Whether a coordinator and its descendants would have no screen left; `known` has results.
  private func losesAllScreens(
    _ context: CoordinatorContext, _ known: inout [ObjectIdentifier: Bool]
  ) -> Bool {
    let id = ObjectIdentifier(context)
    if let isLosing = known[id] { return isLosing }
    var isLosing = !staying.contains(id) && !keepsScreen(context)
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

  /// Whether a coordinator itself would still have a screen where its flow can continue; an alert is
  /// none.
  private func keepsScreen(_ context: CoordinatorContext) -> Bool {
    for record in (context.attachment as? ScreenOwner)?.records ?? [] where record.isInUI {
      guard let screen = record.screen, screen is UIAlertController || has(screen) else {
        return true
      }
    }
    return false
  }
}

extension UIViewController {
  /// Whether this is inside a screen that is removed because its coordinator has stopped.
  fileprivate var isAboutToBeRemoved: Bool {
    let engine = engine
    return selfAndParents.contains { $0.isPendingRemoval || engine.isAboutToRemove($0) }
  }
}
