import CoordinatorTesting
import HeadlessUIKit

// What holds whenever everything has come to rest.
extension RandomApp {
  /// Lets everything come to rest.
  func rest() async {
    for window in device.windows where window.isHidden { window.isHidden = false }
    for _ in 0..<1000 {
      for guardian in guardians where guardian.isAsked { guardian.answer(flip()) }
      await hear()
      device.clock.drain()
      await hear()
      if !guardians.contains(where: \.isAsked), device.clock.isIdle { return }
    }
    fail("nothing comes to rest")
  }

  /// Lets everything come to rest and checks the invariants.
  ///
  /// UIKit reports some raw changes of what is not visible to nobody; the next verb notices them. So
  /// after such a change the screens of those whom it concerns may be checked a second time, when
  /// what a verb looks at was looked at. All else has to hold before.
  func check() async {
    await rest()
    let unrest = EngineProbe.unrest
    guard unrest.isEmpty else { return fail("the queue is not empty: \(unrest)") }
    if let message = device.log.messages.first(where: { $0.contains("not idle") }) { fail(message) }
    var late = withoutActing {
      for coordinator in running {
        checkTree(coordinator)
        for violation in tabViolations(coordinator) { fail(violation) }
      }
      checkGuards()
      checkLedgers()
      return unnoticedChanges
    }
    if !late.isEmpty, hasRawChange {
      hasRawChange = false
      EngineProbe.lookOutOfSight()
      await rest()
      late = withoutActing { unnoticedChanges }
    }
    for violation in late { fail(violation) }
    notePicture()
  }

  private var unnoticedChanges: [String] {
    let reachable = reachable
    return running.flatMap { screenViolations($0, reachable) }
      + layoutViolations
      + EngineProbe.waitingForPauses.map { "\($0) is \($0.state), which is not by its screens" }
  }

  /// The layouts have each screen that somebody owns, once.
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
  }

  private func checkTree(_ coordinator: any Coordinator) {
    for child in coordinator.children {
      if child.parent !== coordinator { fail("a child of another parent") }
      if child.isInactive { fail("an inactive child is listed") }
      if coordinator.isPaused, child.isActive { fail("an active child under a paused parent") }
    }
  }

  /// A tab is active where a screen of its coordinator, or of one below it, is selected.
  private func tabViolations(_ coordinator: any Coordinator) -> [String] {
    guard let tabs = coordinator as? any TabBarCoordinator, coordinator.isActive else { return [] }
    var violations: [String] = []
    let selected = selectedScreens
    for tab in tabs.tabCoordinators where tab.isActive != hasScreen(tab, among: selected) {
      // A sibling may have put screens onto its stack, which cover its own.
      if tab.isPaused, EngineProbe.isCovered(tab) { continue }
      violations.append("a tab is \(tab.state), selected: \(!tab.isActive)")
    }
    return violations
  }

  /// Whether a coordinator, or one below it, has one of these screens.
  private func hasScreen(_ coordinator: any Coordinator, among screens: Set<ScreenID>) -> Bool {
    for owned in EngineProbe.screens(of: coordinator) where owned.isInUI {
      if let screen = owned.screen, screens.contains(EngineProbe.id(of: screen)) { return true }
    }
    return coordinator.children.contains { hasScreen($0, among: screens) }
  }

  /// The screens in the windows that are in no tab which is not selected.
  private var selectedScreens: Set<ScreenID> {
    var screens: Set<ScreenID> = []
    for layout in EngineProbe.layouts {
      for row in layout.rows where row.presence < .unselected { screens.insert(row.screen) }
    }
    return screens
  }

  /// Each screen is where its owner has it, and a coordinator whose last screen has left is not in the
  /// tree.
  private func screenViolations(
    _ coordinator: any Coordinator, _ reachable: Set<ObjectIdentifier>
  ) -> [String] {
    guard coordinator.parent != nil else { return [] }
    let name = (coordinator as? any RandomCoordinator)?.ledger.name ?? "\(type(of: coordinator))"
    var violations: [String] = []
    for owned in EngineProbe.screens(of: coordinator) {
      if owned.isRequested { violations.append("\(name) has pending screens") }
      if !owned.agrees { violations.append("\(name) has the record of another owner") }
      let isThere = owned.screen.map { reachable.contains(ObjectIdentifier($0)) } ?? false
      if !isThere, !isAside(owned) {
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

  /// A screen and what it lies in, from the inside to the outside.
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

  /// Whether a screen is in the UI out of UIKit's lists: a page that is turned away, a root that is
  /// kept, a column that has no place just now, a screen on the list "More", and what lies in such a screen.
  private func isAside(_ owned: EngineProbe.OwnedScreen) -> Bool {
    guard owned.isInUI, var outermost = owned.screen else { return false }
    // The way there is UIKit's; only what holds the outermost is known to nobody else than the layout.
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

  /// Whether a controller is the list of the tabs that have no place in a bar.
  private func isList(_ controller: UIViewController) -> Bool {
    guard let tabs = controller.parent as? UITabBarController else { return false }
    return tabs.viewControllers?.contains(controller) == false
  }

  /// What is set in UIKit beforehand agrees with who may guard.
  private func checkGuards() {
    for window in allWindows {
      for controller in chain(of: window).flatMap({ sight(of: $0) }) {
        guard let stack = controller as? UINavigationController else { continue }
        guard stack.viewControllers.count > 1,
          let top = stack.topViewController, EngineProbe.isOwned(top)
        else { continue }
        let mayBeGuarded = EngineProbe.mayBeGuarded(top)
        // Of a stack that collapsed columns put onto another one the root's item is seen.
        let inner = (top as? UINavigationController)?.viewControllers ?? []
        let seen = inner.count == 1 ? inner[0] : top
        if mayBeGuarded != (seen.navigationItem.backAction != nil) {
          fail("\(way(to: top)), may be guarded: \(mayBeGuarded), which its back button denies")
        }
      }
    }
  }
}
