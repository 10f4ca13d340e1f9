import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct SlideTests: TableSuite {
  private let desk = Desk(size: GridSize(columns: 40, rows: 12), .stepped)
  private let list = StackScreen("Library", [label("A list of articles"), button("Open")])
  private let article = StackScreen("Article", [label("The text of the article")])
  private let navigation: UINavigationController

  init() {
    let (desk, list) = (desk, list)
    navigation = desk.device.run { UINavigationController(rootViewController: list) }
    let tabs = desk.device.run { UITabBarController() }
    tabs.viewControllers = [navigation, StackScreen("Saved", [])]
    desk.show { tabs }
    desk.session.showsSlides = true
  }

  /// Half of a navigation transition, from the turn in which it begins.
  private func goHalfWay() {
    desk.device.clock.turn()
    desk.device.clock.advance(by: .milliseconds(250))
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A push slides the new screen in over the old one, up to the tabs") {
      desk.device.run { navigation.pushViewController(article, animated: true) }
      expectFalse(desk.session.isMoving)
      goHalfWay()
      desk.expectScreen(
        """
                        Lib│› ‹ Library     Arti
        ───────────────────│────────────────────
                           │
          A list of article│  The text of the ar
          [ Open ]         │
                           │
                           │
                           │
                           │
        ────────────────────────────────────────
          [1 Library]   2 Saved
         Enter choose   Esc back   q quit
        """)
      expectTrue(desk.session.isMoving)
      desk.device.clock.advance(by: .milliseconds(125))
      expectTrue(desk.screen.hasPrefix("         │› ‹ Library     Article\n"))
      desk.device.clock.drain()
      expectTrue(desk.screen.hasPrefix("› ‹ Library     Article\n"))
      expectFalse(desk.session.isMoving)
      expectTrue(desk.device.clock.isIdle)
    }

    test("A column of a collapsed split view controller slides as a screen does") {
      let split = desk.device.run { UISplitViewController(style: .doubleColumn) }
      desk.run {
        split.setViewController(UINavigationController(rootViewController: list), for: .primary)
        desk.window.rootViewController = split
      }
      desk.device.run {
        let column = UINavigationController(rootViewController: article)
        split.setViewController(column, for: .secondary)
        split.show(.secondary)
      }
      goHalfWay()
      expectTrue(desk.screen.contains("A list of article│  The text of the ar"))
      expectTrue(desk.session.isMoving)
      desk.device.clock.drain()
      expectTrue(desk.screen.hasPrefix("› ‹ Library     Article\n"))
      desk.device.run { split.hide(.secondary) }
      goHalfWay()
      expectTrue(desk.screen.contains("  A list of article│  The text of the ar"))
      expectTrue(desk.screen.contains("‹ Library     Arti"))
      desk.device.clock.drain()
      expectTrue(desk.screen.contains("A list of articles"))
      expectTrue(desk.device.clock.isIdle)
    }

    test("A pop slides the old screen off the one below") {
      desk.run { navigation.pushViewController(article, animated: false) }
      desk.device.run { _ = navigation.popViewController(animated: true) }
      goHalfWay()
      expectTrue(desk.screen.hasPrefix("                Lib│  ‹ Library     Arti\n"))
      expectTrue(desk.screen.contains("\n› [ Open ]         │\n"))
      desk.device.clock.drain()
      expectTrue(desk.screen.contains("› [ Open ]\n"))
      expectFalse(desk.session.isMoving)
    }

    test("What a replaced stack showed keeps its bar while the new top slides over it") {
      desk.run { navigation.pushViewController(article, animated: false) }
      desk.device.run { navigation.setViewControllers([list], animated: true) }
      goHalfWay()
      expectTrue(desk.screen.hasPrefix("                Lib│  ‹ Library     Arti\n"))
      desk.device.clock.drain()
      desk.device.run { navigation.setViewControllers([article], animated: true) }
      goHalfWay()
      expectTrue(desk.screen.hasPrefix("                Lib│                Arti\n"))
    }

    test("Without slides, and in documents, only the end of a transition is drawn") {
      desk.device.run { navigation.pushViewController(article, animated: true) }
      goHalfWay()
      let middle = desk.document
      desk.session.showsSlides = false
      let still = desk.screen
      expectFalse(desk.session.isMoving)
      desk.device.clock.drain()
      expectEqual(desk.document, middle)
      expectEqual(desk.screen, still)
    }

    test("A swipe back shows both screens side by side, and goes back when it is cancelled") {
      desk.run { navigation.pushViewController(article, animated: false) }
      let before = desk.document
      let input = UserInput(device: desk.device)
      try input.beginSwipeBack(in: navigation)
      input.moveGesture(to: 0.25)
      desk.expectDocument(
        """
                 │  ‹ Library     Article
        ─────────│──────────────────────────────
                 │
          A list │  The text of the article
          [ Open │
                 │
                 │
                 │
                 │
                 │
        ────────────────────────────────────────
          [1 Library]   2 Saved
        """)
      expectFalse(desk.session.isMoving)
      input.moveGesture(to: 0.75)
      expectTrue(desk.document.hasPrefix("                Library      │  ‹ Librar\n"))
      input.cancelGesture()
      desk.device.clock.advance(by: .milliseconds(250))
      expectTrue(desk.screen.contains("│  ‹ Library"))
      desk.device.clock.drain()
      expectEqual(desk.document, before)
    }

    test("A sheet comes up from the bottom edge and goes down again") {
      let sheet = StackScreen("Sheet", [label("In front")])
      desk.device.run { navigation.present(sheet, animated: true) }
      goHalfWay()
      desk.expectScreen(
        """
                        Library
        ────────────────────────────────────────

          A list of articles
          [ Open ]

         ┌────────────────────────────────────┐
         │                                    │
         │  In front                          │
        ─│                                    │─
         │                                    │
         Esc close   ? help   q quit
        """)
      desk.device.clock.drain()
      desk.device.run { navigation.dismiss(animated: true) }
      desk.device.clock.turn()
      desk.device.clock.advance(by: .milliseconds(400))
      expectTrue(desk.session.frame(size: desk.size).text.contains("┌───"))
      expectTrue(desk.session.isMoving)
      desk.device.clock.drain()
      expectFalse(desk.screen.contains("┌───"))
    }

    test("A sheet with columns slides in, too") {
      desk.device.screen = .pad
      let columns = desk.device.run { UISplitViewController(style: .doubleColumn) }
      desk.device.run {
        columns.setViewController(StackScreen("Lists", [label("Names")]), for: .primary)
        columns.setViewController(StackScreen("Person", [label("Ada")]), for: .secondary)
        columns.modalPresentationStyle = .pageSheet
        navigation.present(columns, animated: true)
      }
      goHalfWay()
      @MainActor func edge() -> Int? {
        desk.screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
          $0.contains("┌")
        }
      }
      let halfWay = try require(edge())
      expectTrue(desk.session.isMoving)
      desk.device.clock.drain()
      try expectTrue(require(edge()) < halfWay)
    }

    test("Wide characters are not cut in two where a screen slides over them") {
      list.stack.insertArrangedSubview(label("日本語日本語日本語日本語日本語日本"), at: 0)
      desk.device.run { navigation.pushViewController(article, animated: true) }
      desk.device.clock.turn()
      for _ in 0..<40 {
        desk.device.clock.advance(by: .milliseconds(12))
        let frame = desk.session.frame(size: desk.size)
        for line in frame.text.split(separator: "\n") {
          expectTrue(line.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2e80 ? 2 : 1) } <= 40)
        }
      }
    }
  }

  @Test(arguments: [
    ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true),
    (["REDUCE_MOTION": "1"], false), (["TERM": "dumb"], false), (["TERM": "xterm"], true),
  ])
  func `Nothing moves where the user asked for less`(
    environment: [String: String], isOn: Bool
  ) {
    expectEqual(ANSITerminalHost.showsSlides(in: environment), isOn)
  }
}
