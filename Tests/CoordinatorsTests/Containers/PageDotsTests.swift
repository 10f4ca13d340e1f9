import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The dots below pages that a coordinator lists.
struct PageDotsTests: TableSuite {
  private let app = launchMall().app
  private let tour = ContainerExitTests.Pages()
  private let pages = ["One", "Two", "Three"].map { Screen($0) }

  init() {
    _ = app.root(tour)
    tour.setPages(pages, showsDots: true)
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
      tour.turn(to: pages[2])
      expectEqual(dots, "○○●")
      let input = UserInput(device: app.device)
      try input.turnPage(in: tour.pageViewController, forward: false)
      expectEqual(dots, "○●○")
      tour.turn(to: pages[0], animated: false)
      expectEqual(dots, "●○○")
    }

    test("match the number of pages, and stay with the shown page") {
      tour.turn(to: pages[2])
      app.settle()
      tour.setPages([pages[0], pages[2]], showsDots: true)
      expectEqual(dots, "○●")
      tour.setPages(pages)
      expectFalse(dots.contains("●"))
    }
  }
}
