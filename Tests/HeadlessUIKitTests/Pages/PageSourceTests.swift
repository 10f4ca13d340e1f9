import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

// From Apple's documentation of UIPageViewController, its data source and its delegate.
struct PageSourceTests: StageSuite {
  let stage = Stage()

  private var dots: Int? { VisibleHierarchy(window: stage.window).top?.pageCount }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A delegate that sets other pages as a turn begins takes its place") {
      let (container, source) = stage.book("ABC")
      stage.show(container)
      source.onTurn = { [weak container] in
        container?.setViewControllers([source.pages[2]], direction: .forward, animated: true)
      }
      expectRejection("there is no page to turn to") {
        try stage.input.turnPage(in: container, forward: true)
      }
      stage.clock.drain()
      expectEqual(names(container.viewControllers), "C")
      expectNotNil(source.pages[2].view.window)
    }

    test("After a turn back the page that was left is known") {
      let (container, source) = stage.book("ABC", first: 2)
      stage.show(container)
      source.recordsQuestions = true
      try stage.input.turnPage(in: container, forward: false)
      stage.clock.drain()
      expectTrue(stage.take().hasSuffix("now B\nbefore(B)"))
    }

    test("Pages above each other have no dots") {
      let container = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .vertical)
      let source = PageRecorder(stage.recorder, stage.screens("ABC"))
      source.dots = (3, 0)
      container.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      stage.show(container)
      container.dataSource = source
      expectNil(dots)
    }

    test("A data source that says how many, and not which, has no dots") {
      let (container, source) = stage.book("ABC")
      stage.show(container)
      source.dots = (3, NSNotFound)
      container.dataSource = source
      expectNil(dots)
      source.dots = (3, 1)
      container.dataSource = source
      expectEqual(dots, 3)
    }

    test("A page that is turned away has left its parent") {
      let (container, source) = stage.book("AB")
      stage.show(container)
      for page in source.pages { page.recordsMoves = true }
      try stage.input.turnPage(in: container, forward: true)
      stage.clock.drain()
      let calls = stage.take()
      expectTrue(calls.contains("A.willMove(nil)\nA.didMove(nil)"))
      expectEqual(container.children, [source.pages[1]])
    }
  }
}
