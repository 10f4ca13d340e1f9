import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

// Transitions that name their container, in replays.
extension ReplayTests {
  func containerRows(_ test: inout TestTable) {
    test("A transition that names its container is repeated in the visible one") {
      let (app, casing) = try launchedCasing()
      for (transition, picture) in [
        (.pop(on: casing.home), "tab 0, List Text Note, page One"),
        (.popToRoot(on: casing.home), "tab 0, List, page One"),
        (.select(index: 1, in: casing.tabs), "tab 1, List, page One"),
        (.turn(to: casing.list[1], in: casing.pages), "tab 1, List, page Two"),
        (.select(casing.home, in: casing.tabs), "tab 0, List, page Two"),
      ] as [(ScreenTransition, String)] {
        casing.perform(transition)
        app.settle()
        expectEqual(casing.picture, picture)
        let (other, repeated) = try launchedCasing()
        try await Replay(app.events).run(on: other)
        expectEqual(repeated.picture, picture)
      }
    }

    test("A page that the app does not have any more is named") {
      let (app, casing) = try launchedCasing()
      casing.perform(.turn(to: casing.list[1], in: casing.pages))
      app.settle()
      let (other, _) = try launchedCasing()
      let lines = app.events.map(\.jsonLine).joined(separator: "\n")
      let later = lines.replacingOccurrences(of: #""index":1"#, with: #""index":2"#)
      let difference = await other.difference(replaying: JournalLines(later).events)
      expectEqual(difference?.reason, "There is no page 2.")
    }
  }

  private func launchedCasing() throws -> (app: AppDriver, casing: Casing) {
    let app = AppDriver(Casing.init(window:))
    return (app, try require(app.root as? Casing))
  }
}

/// A window whose tabs, a stack and pages, have no coordinators.
private final class Casing: WindowCoordinator {
  let context = CoordinatorContext()
  let window: UIWindow
  let tabs = UITabBarController()
  let home = UINavigationController()
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let list = [Screen("One"), Screen("Two")]

  init(window: UIWindow) { self.window = window }

  func start() {
    home.viewControllers = ["List", "Text", "Note", "Draft"].map(Screen.init)
    tabs.viewControllers = [home, pages]
    setRoot(tabs)
    perform(.setPages(list.map { .screen($0) }, in: pages))
    window.makeKeyAndVisible()
  }

  var picture: String {
    let titles = home.viewControllers.map { $0.title ?? "-" }.joined(separator: " ")
    let page = pages.viewControllers?.first?.title ?? "-"
    return "tab \(tabs.selectedIndex), \(titles), page \(page)"
  }
}
