import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The dots below pages that a coordinator lists.
@MainActor struct PageDotsTests: TableSuite {
  private let app = launchMall().app
  private let tour = Tour()

  init() { _ = app.root(tour) }

  final class Tour: PageCoordinator {
    let context = CoordinatorContext()
    let pageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let pages = [Screen("One"), Screen("Two"), Screen("Three")]
    func start() { setPages(pages, showsDots: true) }
  }

  private var dots: String {
    app.settle()
    return app.screen.split(separator: "\n").last.map { $0.filter { $0 != " " } } ?? ""
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("follow verbs and page turns in both directions") {
      expectEqual(dots, "●○○")
      tour.turn(to: tour.pages[2])
      expectEqual(dots, "○○●")
      let input = UserInput(device: app.device)
      try input.turnPage(in: tour.pageViewController, forward: false)
      expectEqual(dots, "○●○")
      tour.turn(to: tour.pages[0], animated: false)
      expectEqual(dots, "●○○")
    }

    test("match the number of pages, and stay with the shown page") {
      tour.turn(to: tour.pages[2])
      app.settle()
      tour.setPages([tour.pages[0], tour.pages[2]], showsDots: true)
      expectEqual(dots, "○●")
      tour.setPages(tour.pages)
      expectFalse(dots.contains("●"))
    }
  }
}
