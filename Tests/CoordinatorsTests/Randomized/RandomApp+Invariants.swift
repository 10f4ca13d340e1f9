import CoordinatorTesting
import HeadlessUIKit

// The invariants that hold whenever everything is at rest.
extension RandomApp {
  /// Waits until everything is at rest.
  func rest() async {
    for window in device.windows where window.isHidden { window.isHidden = false }
    for _ in 0..<1000 {
      for guardian in guardians where guardian.isAsked { guardian.answer(flip()) }
      if admissions.waiting > 0 { admissions.answer(flip()) }
      await runQuestions()
      device.clock.drain()
      await runQuestions()
      if !guardians.contains(where: \.isAsked), !admissions.areOpen, device.clock.isIdle { return }
    }
    fail("nothing comes to rest")
  }

  /// Waits until everything is at rest, and checks the invariants.
  ///
  /// UIKit does not report some raw changes of hidden screens; the next verb notices them. After
  /// such a change, the affected screens may be checked a second time, after the reading that a
  /// verb makes. Everything else has to hold before.
  func check() async {
    await rest()
    while EngineProbe.showAwaitedRoot() { await rest() }
    let unrest = EngineProbe.unrest
    guard unrest.isEmpty else { return fail("the queue is not empty: \(unrest)") }
    if let message = device.log.messages.first(where: { $0.contains("not idle") }) { fail(message) }
    var late = withoutActing {
      for coordinator in running {
        checkTree(coordinator)
        for violation in tabViolations(coordinator) { fail(violation) }
      }
      checkLedgers()
      return unnoticedChanges
    }
    if !late.isEmpty, hasRawChange {
      hasRawChange = false
      EngineProbe.readHiddenScreens()
      await rest()
      late = withoutActing { unnoticedChanges }
    }
    for violation in late { fail(violation) }
    notePicture()
  }

  private var unnoticedChanges: [String] {
    let reachable = reachable
    return running.flatMap { screenViolations($0, reachable) }
      + layoutViolations + EngineProbe.staleLayouts
      + EngineProbe.waitingForPauses.map { "\($0) is \($0.state), which is not by its screens" }
      + guardViolations
  }

  /// The layouts have each owned screen once.
  private var layoutViolations: [String] {
    let layouts = EngineProbe.layouts
    let screens = layouts.reduce(into: Set()) { $0.formUnion($1.screens) }
    var violations: [String] = []
    if layouts.reduce(0, { $0 + $1.rows.count }) != screens.count {
      violations.append("a screen has two places:\n\(EngineProbe.layoutText)")
    }
    for coordinator in running {
      for owned in EngineProbe.screens(of: coordinator) where owned.isInUI {
        guard let screen = owned.screen, !screens.contains(EngineProbe.id(of: screen)) else {
          continue
        }
        violations.append(
          "\(way(to: screen)), \(owned.slot), is in no layout:\n\(EngineProbe.layoutText)")
      }
    }
    return violations
  }

  private func checkLedgers() {
    for ledger in ledgers where ledger.runs > 0 {
      if let coordinator = ledger.coordinator {
        if coordinator.isInactive { fail("\(ledger.name) runs and is inactive") }
        if !roots.contains(where: { coordinator.root === $0 }) {
          fail("\(ledger.name) runs outside the trees")
        }
      } else {
        fail("\(ledger.name) was freed without a stop")
      }
    }
    for (index, ends) in handleEnds.enumerated() where ends != 1 {
      fail("transition \(index) ended \(ends) times")
    }
    for (index, ends) in linkEnds.enumerated() where ends != 1 {
      fail("link \(index) ended \(ends) times")
    }
  }

  private func checkTree(_ coordinator: any Coordinator) {
    for child in coordinator.children {
      if child.parent !== coordinator { fail("a child of another parent") }
      if child.isInactive { fail("an inactive child is listed") }
      if coordinator.isPaused, child.isActive { fail("an active child under a paused parent") }
    }
  }

  /// A tab is active if a screen of its coordinator, or of a descendant, is selected.
  private func tabViolations(_ coordinator: any Coordinator) -> [String] {
    guard let tabs = coordinator as? any TabBarCoordinator, coordinator.isActive else { return [] }
    var violations: [String] = []
    let selected = selectedScreens
    for tab in tabs.tabCoordinators where tab.isActive != hasScreen(tab, among: selected) {
      // A sibling may have pushed screens that cover its own.
      if tab.isPaused, EngineProbe.isCovered(tab) { continue }
      violations.append("a tab is \(tab.state), selected: \(!tab.isActive)")
    }
    return violations
  }

  /// Whether a coordinator or a descendant has one of these screens.
  private func hasScreen(_ coordinator: any Coordinator, among screens: Set<ScreenID>) -> Bool {
    for owned in EngineProbe.screens(of: coordinator) where owned.isInUI {
      if let screen = owned.screen, screens.contains(EngineProbe.id(of: screen)) { return true }
    }
    return coordinator.children.contains { hasScreen($0, among: screens) }
  }

  /// The screens in the windows that are in no unselected tab.
  private var selectedScreens: Set<ScreenID> {
    var screens: Set<ScreenID> = []
    for layout in EngineProbe.layouts {
      for row in layout.rows where row.presence < .unselected { screens.insert(row.screen) }
    }
    return screens
  }

  /// Each screen is in the place of its record, and a coordinator without screens is not in the
  /// tree.
  private func screenViolations(
    _ coordinator: any Coordinator, _ reachable: Set<ObjectIdentifier>
  ) -> [String] {
    guard coordinator.parent != nil else { return [] }
    let name = name(of: coordinator)
    var violations: [String] = []
    for owned in EngineProbe.screens(of: coordinator) {
      if owned.isRequested { violations.append("\(name) has pending screens") }
      if !owned.agrees { violations.append("\(name) has the record of another owner") }
      let isThere = owned.screen.map { reachable.contains(ObjectIdentifier($0)) } ?? false
      if !isThere, !isHidden(owned) {
        violations.append("\(name) owns \(way(to: owned.screen)), which is not \(owned.slot)")
      } else if owned.slot == .stack, owned.screen?.parent !== owned.stack {
        violations.append("\(name) owns \(way(to: owned.screen)), which is on another stack")
      }
    }
    if EngineProbe.hasLostAllScreens(coordinator) {
      violations.append("\(name) has no screen left and runs")
    }
    return violations
  }

  /// A screen and the controllers around it, innermost first.
  func way(to screen: UIViewController?) -> String {
    var names: [String] = []
    var next = screen
    while let current = next {
      let owner = EngineProbe.owner(of: current)
      let name = (owner as? any RandomCoordinator)?.ledger.name ?? "nobody"
      names.append("\(current.title ?? "\(type(of: current))") of \(name)")
      next = current.parent ?? current.presentingViewController
    }
    return names.isEmpty ? "nothing" : names.joined(separator: " in ")
  }

  /// Whether a screen is in the UI, but not in UIKit's lists: a hidden page or column, a suspended
  /// root, a screen on the More list, or a screen inside one of these.
  private func isHidden(_ owned: EngineProbe.OwnedScreen) -> Bool {
    guard owned.isInUI, var outermost = owned.screen else { return false }
    // UIKit knows the controllers around the screen; only the layout knows what holds the outermost
    // one.
    while let outer = outermost.parent ?? outermost.presentingViewController, !isList(outer) {
      outermost = outer
    }
    let id = EngineProbe.id(of: outermost)
    return EngineProbe.layouts.contains { layout in
      layout.rows.contains {
        $0.screen == id && $0.presence >= .hidden
      }
    }
  }

  /// Whether a controller is the More list.
  func isList(_ controller: UIViewController) -> Bool {
    guard let tabs = controller.parent as? UITabBarController else { return false }
    return tabs.viewControllers?.contains(controller) == false
  }

  /// The framework's settings in UIKit agree with the possible guards.
  private var guardViolations: [String] {
    var violations: [String] = []
    for window in allWindows {
      for controller in chain(of: window).flatMap({ visibleScreens(of: $0) }) {
        guard let stack = controller as? UINavigationController else { continue }
        guard stack.viewControllers.count > 1,
          let top = stack.topViewController, EngineProbe.isOwned(top)
        else { continue }
        let mayBeGuarded = EngineProbe.mayBeGuarded(top)
        // A stack that collapsed columns put onto another one shows its root's item, and goes back
        // to its root first.
        let inner = (top as? UINavigationController)?.viewControllers ?? []
        let seen = inner.count == 1 ? inner[0] : top
        let goesBack = mayBeGuarded && inner.count <= 1
        if goesBack != (seen.navigationItem.backAction != nil) {
          violations.append(
            "\(way(to: top)), may be guarded: \(mayBeGuarded), which its back button denies")
        }
      }
    }
    return violations
  }
}
