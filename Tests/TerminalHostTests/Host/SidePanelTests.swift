import CompactTesting
import HeadlessUIKit
import TerminalHost
import Testing

struct SidePanelTests: TableSuite {
  private func desk(columns: Int, lines: Int = 3) -> Desk {
    Desk(size: GridSize(columns: columns, rows: 8)) { (1...lines).map { "Line \($0) of the tree" } }
      .show { StackScreen(nil, [button("OK")]) }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("From 100 columns on the panel stands beside the screen") {
      let desk = desk(columns: 100)
      desk.expectScreen(
        """
                                                                    │ Line 1 of the tree
        › [ OK ]                                                    │ Line 2 of the tree
                                                                    │ Line 3 of the tree
                                                                    │
                                                                    │
                                                                    │
                                                                    │
         Enter choose   ^T tree   ? help   q quit                   │
        """)
      desk.press("ctrl-t")
      expectFalse(desk.screen.contains("Line"))
    }

    test("Where there is little room, a key shows the panel in place of the screen") {
      let desk = desk(columns: 80, lines: 20)
      expectFalse(desk.screen.contains("Line"))
      expectTrue(desk.screen.contains("^T tree"))
      desk.press("ctrl-t", "down")
      desk.expectScreen(
        """
         Line 2 of the tree
         Line 3 of the tree
         Line 4 of the tree
         Line 5 of the tree
         Line 6 of the tree
         Line 7 of the tree
         Line 8 of the tree
         Up/Down scroll   ^T back
        """)
      desk.press("enter", "x", "esc")
      expectTrue(desk.screen.contains("[ OK ]"))
    }

    test("A line that is too long goes on below, beside the branches of the tree") {
      let tree = [
        "App  active", "├─ Library.Coordinator  active  ◀ ArticleListViewController",
        "│  └─ Reading.Coordinator  active  ◀ ArticleViewController", "└─ Saved  paused", "",
        "Reading.Coordinator push ArticleViewController performed",
      ]
      let desk = Desk(size: GridSize(columns: 40, rows: 12)) { tree }
        .show { StackScreen(nil, [button("OK")]) }
      desk.press("ctrl-t")
      desk.expectScreen(
        """
         App  active
         ├─ Library.Coordinator  active
         │    ◀ ArticleListViewController
         │  └─ Reading.Coordinator  active
         │       ◀ ArticleViewController
         └─ Saved  paused

         Reading.Coordinator push
           ArticleViewController performed


         Up/Down scroll   ^T back
        """)
    }

    test("Beside the screen the newest lines of the log are seen") {
      let lines = ["App", "└─ Main", ""] + (1...20).map { "Event \($0)" }
      let desk = Desk(size: GridSize(columns: 100, rows: 8)) { lines }
        .show { StackScreen(nil, [button("OK")]) }
      let panel = desk.screen.split(separator: "\n").map {
        $0.drop { $0 != "│" }.dropFirst(2)
      }
      expectEqual(
        panel, ["App", "└─ Main", "", "Event 16", "Event 17", "Event 18", "Event 19", "Event 20"])
    }

    test("Scrolling past the end of the panel is not remembered") {
      let desk = desk(columns: 80, lines: 20)
      desk.press("ctrl-t")
      for _ in 0..<5 { desk.press("pagedown") }
      desk.press("up")
      expectTrue(desk.screen.hasPrefix(" Line 13 of the tree\n"))
      desk.press("home")
      expectTrue(desk.screen.hasPrefix(" Line 1 of the tree\n"))
      desk.press("end", "up")
      expectTrue(desk.screen.hasPrefix(" Line 13 of the tree\n"))
    }

    test("Keys of the panel and of the help mean nothing together with ctrl") {
      let desk = desk(columns: 80)
      desk.press("ctrl-t", "\u{11}")
      expectFalse(desk.session.isFinished)
      desk.press("esc", "?", "\u{11}")
      expectTrue(desk.screen.contains("─ Keys ─"))
    }

    test("Without a panel its key says what shows one") {
      let desk = Desk().show { StackScreen(nil, [button("OK")]) }
      let before = desk.screen
      desk.press("ctrl-t")
      expectTrue(desk.screen.contains("! There is no side panel: '--inspect' shows one."))
      desk.press("x")
      expectEqual(desk.screen, before)
      expectFalse(before.contains("^T"))
    }
  }
}
