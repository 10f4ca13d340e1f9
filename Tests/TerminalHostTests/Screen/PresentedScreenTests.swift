import CompactTesting
import HeadlessUIKit
import TerminalHost
import Testing

/// What is presented: sheets and full screens.
struct PresentedScreenTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A sheet is a box over the dimmed screen that presents it") {
      let desk = Desk()
      desk.show { ListScreen("Library", rows: ["One", "Two", "Three", "Four"]) }
      let sheet = UINavigationController(
        rootViewController: StackScreen("Settings", [label("Nothing to set")]))
      desk.run { desk.window.rootViewController?.present(sheet, animated: false) }
      desk.expectScreen(
        """
          One
          Tw┌──────────────────────────────────────────────────┐
          Th│                     Settings                     │
          Fo│──────────────────────────────────────────────────│
            │                                                  │
            │  Nothing to set                                  │
            │                                                  │
            │                                                  │
            │                                                  │
            │                                                  │
            │                                                  │
            │                                                  │
            │                                                  │
            │                                                  │
            └──────────────────────────────────────────────────┘
         Esc close   ? help   q quit
        """)
      let first = desk.session.frame(size: desk.size)[GridPosition(column: 2, row: 0)]
      expectEqual(first.style, CellStyle(.secondary, attributes: .dim))
    }

    test("A screen in the context of a sheet stays inside its box") {
      let desk = Desk()
      desk.show { StackScreen("Library", [label("Behind")]) }
      let first = StackScreen("Add", [label("A form")])
      let sheet = UINavigationController(rootViewController: first)
      desk.present(sheet)
      let second = UINavigationController(
        rootViewController: StackScreen("Choose", [label("A choice")]))
      second.modalPresentationStyle = .currentContext
      desk.run { first.present(second, animated: false) }
      expectSame(second.presentingViewController, sheet)
      expectTrue(desk.screen.contains("│  A choice"))
    }

    test("A screen that the presenter shines through is a box, and so is a custom presentation") {
      final class LowerHalf: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
          CGRect(x: 0, y: 400, width: 390, height: 444)
        }
      }
      final class Source: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? {
          LowerHalf(presentedViewController: presented, presenting: presenting)
        }
      }
      let source = Source()
      for (style, colour, isBox) in [
        (UIModalPresentationStyle.overFullScreen, UIColor.black.withAlphaComponent(0.5), true),
        (.overFullScreen, .white, false), (.custom, .white, true),
      ] {
        let desk = Desk()
        desk.show { StackScreen("Library", [label("Behind")]) }
        let notice = StackScreen(nil, [label("Notice")])
        notice.modalPresentationStyle = style
        if style == .custom { notice.transitioningDelegate = source }
        notice.view.backgroundColor = colour
        desk.present(notice)
        expectTrue(desk.screen.contains("Notice"))
        expectEqual(desk.screen.contains("┌"), isBox)
        desk.size = GridSize(columns: 40, rows: 12)
        expectEqual(desk.screen.contains("┐"), isBox)
      }
    }

    test("A page sheet gets no wider than a page, one on top of it a little narrower") {
      let desk = Desk(size: GridSize(columns: 120, rows: 24))
      desk.show { StackScreen("Library", []) }
      for edges in [(left: 20, width: 80), (left: 22, width: 76)] {
        let sheet = StackScreen(nil, [])
        sheet.modalPresentationStyle = .pageSheet
        desk.run {
          var presenter = desk.window.rootViewController
          while let next = presenter?.presentedViewController { presenter = next }
          presenter?.present(sheet, animated: false)
        }
        let border = "┌\(String(repeating: "─", count: edges.width - 2))┐"
        let lines = desk.screen.components(separatedBy: border)
        expectEqual(lines.count, 2)
        expectEqual(lines.first?.components(separatedBy: "\n").last?.count, edges.left)
      }
    }

    test("A form sheet stands in the middle, as high as its content, where there is room") {
      let desk = Desk(size: GridSize(columns: 80, rows: 16))
      desk.show { StackScreen("Library", [label("Behind")]) }
      let sheet = StackScreen(nil, [label("In front"), button("OK")])
      sheet.modalPresentationStyle = .formSheet
      desk.run { desk.window.rootViewController?.present(sheet, animated: false) }
      desk.expectScreen(
        """

          Behind

                  ┌──────────────────────────────────────────────────────────┐
                  │                                                          │
                  │  In front                                                │
                  │› [ OK ]                                                  │
                  │                                                          │
                  │                                                          │
                  │                                                          │
                  └──────────────────────────────────────────────────────────┘




         Enter choose   Esc close   ? help   q quit
        """)
    }

    test("A full screen presentation covers everything") {
      let desk = Desk()
      desk.show { StackScreen("Library", [label("Behind")]) }
      let cover = StackScreen(nil, [label("In front")])
      cover.modalPresentationStyle = .fullScreen
      desk.run { desk.window.rootViewController?.present(cover, animated: false) }
      desk.expectDocument("\n  In front")
    }
  }
}
