import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct PopoverTests: TableSuite {
  private func popover(
    _ views: [UIView], _ configure: (UIPopoverPresentationController) -> Void
  ) -> UIViewController {
    let screen = StackScreen("Info", views)
    screen.modalPresentationStyle = .popover
    if let popover = screen.popoverPresentationController { configure(popover) }
    return screen
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A popover stands below the view it comes from and points to it") {
      let source = button("Info")
      let desk = Desk(size: GridSize(columns: 80, rows: 14), on: .pad).show {
        StackScreen("Library", [label("Behind"), source])
      }
      desk.present(popover([label("Some words"), button("OK")]) { $0.sourceView = source })
      desk.expectScreen(
        """

          Behind
          [ Info ]
        ┌─────┴──────────────────┐
        │                        │
        │  Some words            │
        │› [ OK ]                │
        │                        │
        └────────────────────────┘




         Enter choose   Esc close   ? help   q quit
        """)
      desk.press("esc")
      expectFalse(desk.screen.contains("Some words"))
    }

    test("A popover of a bar button is as large as the app asks for, 8 by 16 points a cell") {
      let info = UIBarButtonItem(title: "Info", primaryAction: nil)
      let desk = Desk(size: GridSize(columns: 80, rows: 14), on: .pad).show {
        let screen = StackScreen("Library", [label("Behind")])
        screen.navigationItem.rightBarButtonItem = info
        return UINavigationController(rootViewController: screen)
      }
      let screen = popover([label("Some words")]) { $0.barButtonItem = info }
      screen.preferredContentSize = CGSize(width: 160, height: 80)
      desk.present(screen)
      desk.expectScreen(
        """
                                            Library                            [ Info ]
        ──────────────────────────────────────────────────────────┌────────────────┴───┐
                                                                  │                    │
          Behind                                                  │  Some words        │
                                                                  │                    │
                                                                  │                    │
                                                                  │                    │
                                                                  └────────────────────┘





         Esc close   ? help   q quit
        """)
    }

    test("A popover of a row stands above it where there is no room below") {
      let list = ListScreen("Library", rows: (1...12).map { "Row \($0)" })
      let desk = Desk(size: GridSize(columns: 80, rows: 14), on: .pad).show { list }
      let cell = list.table.cellForRow(at: IndexPath(row: 10, section: 0))
      desk.present(popover([label("Some words")]) { $0.sourceItem = cell })
      desk.expectScreen(
        """
          Row 1
          Row 2
          Row 3
          Row 4
          Row 5
          Row 6                    ┌────────────────────────┐
          Row 7                    │                        │
          Row 8                    │  Some words            │
          Row 9                    │                        │
          Row 10                   └────────────┬───────────┘
          Row 11
          Row 12

         Esc close   ? help   q quit
        """)
    }

    test("A popover stands beside its source where the app allows no other arrow") {
      let source = button("Info")
      let desk = Desk(size: GridSize(columns: 80, rows: 14), on: .pad).show {
        StackScreen("Library", [label("1"), label("2"), label("3"), label("4"), source])
      }
      desk.present(
        popover([label("Some words")]) {
          $0.sourceView = source
          $0.permittedArrowDirections = .left
        })
      desk.expectScreen(
        """

          1
          2
          3       ┌────────────────────────┐
          4       │                        │
          [ Info ]┤  Some words            │
                  │                        │
                  └────────────────────────┘





         Esc close   ? help   q quit
        """)
    }

    test("A part of a view is that part of its picture") {
      let source = label("A label of some length, of which the end is meant")
      source.bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
      let desk = Desk(size: GridSize(columns: 80, rows: 12), on: .pad).show {
        StackScreen(nil, [source])
      }
      desk.present(
        popover([label("Some words")]) {
          $0.sourceView = source
          $0.sourceRect = CGRect(x: 90, y: 0, width: 10, height: 20)
        })
      desk.expectScreen(
        """

          A label of some length, of which the end is meant
                                           ┌────────────┴───────────┐
                                           │                        │
                                           │  Some words            │
                                           │                        │
                                           └────────────────────────┘




         Esc close   ? help   q quit
        """)
    }

    test("A popover whose source is not seen stands in the middle") {
      let desk = Desk(size: GridSize(columns: 80, rows: 12), on: .pad).show { StackScreen(nil, []) }
      desk.present(popover([label("Some words")]) { $0.sourceView = UIView() })
      desk.expectScreen(
        """



                                   ┌────────────────────────┐
                                   │                        │
                                   │  Some words            │
                                   │                        │
                                   └────────────────────────┘



         Esc close   ? help   q quit
        """)
    }

    test("Whether a popover is a sheet is said by the traits and the delegate, not by columns") {
      final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController)
          -> UIModalPresentationStyle
        { .none }
      }
      let stays = Stays()
      @MainActor func isPopover(_ columns: Int, on metrics: ScreenMetrics, keeps: Bool = false)
        -> Bool
      {
        let source = button("Info")
        let desk = Desk(size: GridSize(columns: columns, rows: 12), on: metrics).show {
          StackScreen("Library", [source])
        }
        desk.present(
          popover([label("Some words")]) {
            $0.sourceView = source
            if keeps { $0.delegate = stays }
          })
        return desk.screen.contains("┴")
      }
      expectFalse(isPopover(120, on: .phone))
      expectTrue(isPopover(79, on: .pad))
      expectTrue(isPopover(40, on: .phone, keeps: true))
    }

    // MARK: Sheets

    test("A sheet rests at its selected detent, with a grabber if it prefers one") {
      let desk = Desk(size: GridSize(columns: 60, rows: 21)).show {
        StackScreen("Library", [label("Behind")])
      }
      let sheet = StackScreen("Sheet", [label("In front")])
      sheet.modalPresentationStyle = .pageSheet
      let manager = sheet.sheetPresentationController
      manager?.detents = [.medium(), .large()]
      manager?.prefersGrabberVisible = true
      desk.present(sheet)
      desk.expectScreen(
        """

          Behind








            ┌───────────────────────━━━━───────────────────────┐
            │                                                  │
            │  In front                                        │
            │                                                  │
            │                                                  │
            │                                                  │
            │                                                  │
            │                                                  │
            │                                                  │
            └──────────────────────────────────────────────────┘
         Esc close   ? help   q quit
        """)
      desk.click("━━━━")
      expectEqual(manager?.selectedDetentIdentifier, .large)
      expectEqual(desk.place(of: "━━━━").row, 2)
    }

    test("A sheet that is dragged follows the finger, and comes back when let go") {
      let desk = Desk(size: GridSize(columns: 40, rows: 13)).show {
        StackScreen("Library", [label("Behind")])
      }
      let sheet = StackScreen("Sheet", [label("In front")])
      desk.present(sheet)
      let input = UserInput(device: desk.device)
      try input.beginSheetDrag(of: sheet)
      input.moveGesture(to: 0.5)
      desk.expectDocument(
        """

          Behind





         ┌────────────────────────────────────┐
         │                                    │
         │  In front                          │
         │                                    │
         │                                    │
         │                                    │
        """)
      input.cancelGesture()
      desk.device.clock.drain()
      expectTrue(desk.document.contains("In front"))
      try input.beginSheetDrag(of: sheet)
      input.moveGesture(to: 1)
      desk.expectDocument("\n  Behind")
      input.finishGesture()
      desk.device.clock.drain()
      expectNil(sheet.presentingViewController)
    }
  }
}
