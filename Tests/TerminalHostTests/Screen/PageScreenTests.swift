import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct PageScreenTests: TableSuite {
  private final class Tour: UIPageViewController, UIPageViewControllerDataSource {
    var pages: [UIViewController] = []
    var dots = 0

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(from: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(from: viewController, 1) }

    private func page(from page: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
        return nil
      }
      return pages[index + step]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  }

  private let desk = Desk(size: GridSize(columns: 40, rows: 6))

  private func open(dots: Int) {
    desk.show {
      let tour = Tour(transitionStyle: .scroll, navigationOrientation: .horizontal)
      tour.pages = [
        StackScreen(nil, [label("Welcome.")]),
        StackScreen(nil, [label("Read."), button("Start")]),
        StackScreen(nil, [label("Write.")]),
      ]
      tour.dots = dots
      tour.dataSource = tour
      tour.setViewControllers([tour.pages[0]], direction: .forward, animated: false)
      return tour
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Dots tell which page is shown, and right turns it") {
      open(dots: 3)
      desk.expectScreen(
        """

          Welcome.


                         ● ○ ○
         < > page   ? help   q quit
        """)
      desk.press("right")
      desk.expectScreen(
        """

          Read.
        › [ Start ]

                         ○ ● ○
         Enter choose   ? help   q quit
        """)
      desk.press("left")
      expectTrue(desk.screen.contains("Welcome."))
    }

    test("Pages inside a screen turn, too") {
      let outer = UIViewController()
      desk.show {
        let tour = Tour(transitionStyle: .scroll, navigationOrientation: .horizontal)
        tour.pages = ["Welcome.", "Read."].map { StackScreen(nil, [label($0)]) }
        tour.dataSource = tour
        tour.setViewControllers([tour.pages[0]], direction: .forward, animated: false)
        outer.addChild(tour)
        outer.view.addSubview(tour.view)
        tour.didMove(toParent: outer)
        return outer
      }
      desk.press("right")
      expectTrue(desk.screen.contains("Read."))
    }

    test("The keys of the brackets turn pages too, and the end is told") {
      open(dots: 3)
      desk.press(">", ">")
      expectTrue(desk.screen.contains("Write."))
      desk.press(">")
      expectTrue(desk.screen.contains("! there is no page to turn to"))
      desk.press("<")
      expectTrue(desk.screen.contains("Read."))
    }

    test("A drag to the side past the middle turns a page, a shorter one does not") {
      open(dots: 3)
      desk.drag((35, 1), (34, 1))
      expectTrue(desk.screen.contains("Welcome."))
      desk.drag((35, 1), (25, 1), (20, 2))
      expectTrue(desk.screen.contains("Welcome."))
      desk.mouse("press", 35, 1)
      desk.mouse("drag", 20, 1)
      desk.mouse("release", 10, 1)
      expectTrue(desk.screen.contains("Read."))
      desk.drag((5, 2), (30, 2))
      expectTrue(desk.screen.contains("Welcome."))
    }

    test("A drag beyond the first page does nothing, and a key takes a drag back") {
      open(dots: 3)
      desk.drag((5, 1), (35, 1))
      expectTrue(desk.screen.contains("Welcome."))
      desk.mouse("press", 35, 1)
      desk.mouse("drag", 5, 1)
      desk.press("esc")
      desk.mouse("release", 5, 1)
      expectTrue(desk.screen.contains("Welcome."))
      desk.press("right")
      expectTrue(desk.screen.contains("Read."))
    }

    test("Too many dots are a number") {
      open(dots: 40)
      expectTrue(desk.screen.contains("                  1/40"))
    }
  }
}
