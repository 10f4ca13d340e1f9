import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

// The documentation of `backBarButtonItem`, `backButtonTitle` and `backAction`; the menu came with
// iOS 14.
struct BackMenuTests: StageSuite {
  let stage = Stage()
  let navigation: UINavigationController

  init() {
    navigation = stage.navigation("ABCD")
    for (screen, title) in zip(navigation.viewControllers, ["Root", "List", "Item", "Detail"]) {
      screen.title = title
      (screen as? RecordedScreen)?.recordsMoves = false
    }
    stage.show(navigation)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Choice back.menu-titles: The rows of the back button's menu are the screens below, the nearest
    ///   first, called as the back button to each of them would be.
    ///
    /// Source: `UINavigationItem.backBarButtonItem`; `UINavigationItem.backButtonTitle`
    test("A long press shows the titles of the screens below, the nearest first") {
      try expectEqual(stage.input.backMenuTitles(in: navigation), ["Item", "List", "Root"])
    }

    test("A row is called as the back button would be, never by an arrow alone") {
      let items = navigation.viewControllers.map(\.navigationItem)
      items[2].backButtonDisplayMode = .minimal
      items[1].backButtonTitle = "All"
      items[0].title = nil
      try expectEqual(stage.input.backMenuTitles(in: navigation), ["Item", "All", "Back"])
    }

    /// Choice back.menu: A row of the back button's menu pops to its screen in one transition, as
    ///   `popToViewController(_:animated:)` does.
    test("A row pops to its screen, in one animated transition") {
      try stage.input.chooseBackMenu(at: 1, in: navigation)
      expectEqual(names(navigation.viewControllers), "A B")
      expectNotNil(navigation.transitionCoordinator)
      stage.expectAtRest(
        """
        B.loadView
        B.didLoad
        D.willDisappear(true)
        B.willAppear(true)
        B.isAppearing(true)
        D.didDisappear(true)
        B.didAppear(true)
        """)
    }

    test("The pop goes through the method that subclasses override") {
      final class Recording: UINavigationController {
        var popped: [String] = []
        override func popToViewController(
          _ viewController: UIViewController,
          animated: Bool
        ) -> [UIViewController]? {
          popped.append("\(names([viewController])) \(animated)")
          return super.popToViewController(viewController, animated: animated)
        }
      }
      let navigation = Recording()
      navigation.viewControllers = stage.screens("XY")
      stage.show(navigation)
      try stage.input.chooseBackMenu(at: 0, in: navigation)
      expectEqual(navigation.popped, ["X true"])
    }

    /// Widely used to switch the menu off.
    test("A back button that does not take the menu has none") {
      final class PlainBackButton: UIBarButtonItem {
        override var menu: UIMenu? {
          get { nil }
          set {}
        }
      }
      let button = PlainBackButton(title: "Up", style: .plain, target: nil, action: nil)
      navigation.viewControllers[2].navigationItem.backBarButtonItem = button
      expectRejection("the back button has no menu") {
        try stage.input.backMenuTitles(in: navigation)
      }
    }

    test("There is no menu without a back button, and no row beyond the last") {
      expectRejection("the menu has no row 3") {
        try stage.input.chooseBackMenu(at: 3, in: navigation)
      }
      navigation.topViewController?.navigationItem.hidesBackButton = true
      expectRejection("there is no back button") { try stage.input.backMenuTitles(in: navigation) }
    }
  }
}
