import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

// The input of the user; an input that is impossible now fails, which is fine.
extension RandomApp {
  func person() {
    switch random.below(12) {
    case 0...2: back()
    case 3: swipe()
    case 4...5: drag()
    case 6...7: chooseTab()
    // UIKit asks nobody before a page is turned.
    case 8: if leaveAnswer == nil { turnPage() }
    case 9:
      guard let alert = chain.last as? UIAlertController, let button = pick(alert.actions) else {
        return
      }
      note("\(button.title ?? "") is tapped")
      try? input.tap(button)
    case 10:
      note("escape")
      try? input.performEscape()
    default:
      guard let stack = seen(UINavigationController.self) else { return }
      note("the back menu")
      try? input.chooseBackMenu(at: random.below(3), in: stack)
    }
  }

  private func back() {
    guard let stack = seen(UINavigationController.self), let top = stack.topViewController else {
      return
    }
    // A stack that collapsed columns put onto another one goes back on that one.
    let outer = stack.viewControllers.count == 1 ? stack.parent as? UINavigationController : nil
    let isKept = isGuarded(outer?.topViewController ?? top)
    note("back")
    try? input.tapBack(in: stack)
    if isKept, stack.topViewController !== top || stack.parent !== outer && outer != nil {
      fail("\(top.title ?? "") was left unasked")
    }
  }

  private func swipe() {
    guard let stack = seen(UINavigationController.self), let top = stack.topViewController else {
      return
    }
    let isKept = isGuarded(top)
    note("swipe begins")
    try? input.beginSwipeBack(in: stack)
    if isKept, stack.topViewController !== top { fail("\(top.title ?? "") was left unasked") }
    input.moveGesture(to: 0.5)
    if flip() { device.clock.advance(by: .milliseconds(100)) }
    actMeanwhile()
    if flip() { input.finishGesture() } else { input.cancelGesture() }
  }

  private func drag() {
    guard let sheet = chain.last else { return }
    let isKept = isGuarded(sheet)
    note("sheet drag begins")
    try? input.beginSheetDrag(of: sheet)
    if isKept, sheet.isBeingDismissed { fail("\(sheet.title ?? "a sheet") was left unasked") }
    input.moveGesture(to: 0.5)
    if flip() { device.clock.advance(by: .milliseconds(100)) }
    actMeanwhile()
    if flip() { input.finishGesture() } else { input.cancelGesture() }
  }

  private func chooseTab() {
    guard let tabs = seen(UITabBarController.self) else { return }
    if let list = tabs.moreNavigationController.topViewController as? UITableViewController,
      tabs.selectedViewController === tabs.moreNavigationController, flip()
    {
      note("a row of More")
      try? input.select(row: IndexPath(row: random.below(3), section: 0), in: list.tableView)
      return
    }
    note("tab")
    try? input.selectTab(random.below((tabs.tabBar.items?.count ?? 0) + 1), in: tabs)
  }

  private func turnPage() {
    guard let pages = seen(UIPageViewController.self) else { return }
    note("a page is turned")
    try? input.beginPageTurn(in: pages, forward: flip())
    input.moveGesture(to: 0.5)
    if flip() { device.clock.advance(by: .milliseconds(100)) }
    actMeanwhile()
    if flip() { input.finishGesture() } else { input.cancelGesture() }
  }

  /// Whether leaving asks; a screen from a raw presentation asks only from the next verb on.
  private func isGuarded(_ screen: UIViewController) -> Bool {
    device.clock.isIdle && TransitionQueues.areIdle && EngineProbe.isOwned(screen)
      && EngineProbe.isGuarded(screen)
  }

  // MARK: Answers

  /// Answers a question, or changes a guard.
  func answer() {
    if flip(), admissions.waiting > 0 {
      note("an entry guard is answered")
      return admissions.answer(flip())
    }
    if let asked = pick(guardians.filter(\.isAsked)) {
      let answer = flip()
      note("the answer is \(answer)")
      asked.answer(answer)
    } else {
      pick(guardians)?.toggle()
    }
  }

  /// Runs the pending questions and answers.
  func runQuestions() async {
    // A task that asks a stopped guard ends by its cancellation, and the framework no longer counts it.
    for _ in 0..<8 { await Task.yield() }
    if await !wait(until: {
      !guardians.contains(where: \.isOnItsWay) && !admissions.areOnTheirWay
    }) {
      fail("a question or an answer was lost")
    }
  }
}
