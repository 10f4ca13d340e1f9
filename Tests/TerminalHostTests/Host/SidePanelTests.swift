import HeadlessUIKit
import TerminalHost
import Testing

@MainActor @Suite struct SidePanelTests {
  private func desk(columns: Int, lines: Int = 3) -> Desk {
    Desk(size: GridSize(columns: columns, rows: 8)) { (1...lines).map { "Line \($0) of the tree" } }
      .show { StackScreen(nil, [button("OK")]) }
  }

  @Test func `From 100 columns on the panel stands beside the screen`() {
    let desk = desk(columns: 100)
    #expect(
      desk.screen == """
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
    #expect(!desk.screen.contains("Line"))
  }

  @Test func `Where there is little room, a key shows the panel in place of the screen`() {
    let desk = desk(columns: 80, lines: 20)
    #expect(!desk.screen.contains("Line"))
    #expect(desk.screen.contains("^T tree"))
    desk.press("ctrl-t", "down")
    #expect(
      desk.screen == """
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
    #expect(desk.screen.contains("[ OK ]"))
  }

  @Test func `A line that is too long goes on below, beside the branches of the tree`() {
    let tree = [
      "App  active", "├─ Library.Coordinator  active  ◀ ArticleListViewController",
      "│  └─ Reading.Coordinator  active  ◀ ArticleViewController", "└─ Saved  paused", "",
      "Reading.Coordinator push ArticleViewController performed",
    ]
    let desk = Desk(size: GridSize(columns: 40, rows: 12)) { tree }
      .show { StackScreen(nil, [button("OK")]) }
    desk.press("ctrl-t")
    #expect(
      desk.screen == """
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

  @Test func `Beside the screen the newest lines of the log are seen`() {
    let lines = ["App", "└─ Main", ""] + (1...20).map { "Event \($0)" }
    let desk = Desk(size: GridSize(columns: 100, rows: 8)) { lines }
      .show { StackScreen(nil, [button("OK")]) }
    let panel = desk.screen.split(separator: "\n").map {
      $0.drop { $0 != "│" }.dropFirst(2)
    }
    #expect(
      panel
        == ["App", "└─ Main", "", "Event 16", "Event 17", "Event 18", "Event 19", "Event 20"])
  }

  @Test func `Scrolling past the end of the panel is not remembered`() {
    let desk = desk(columns: 80, lines: 20)
    desk.press("ctrl-t")
    for _ in 0..<5 { desk.press("pagedown") }
    desk.press("up")
    #expect(desk.screen.hasPrefix(" Line 13 of the tree\n"))
    desk.press("home")
    #expect(desk.screen.hasPrefix(" Line 1 of the tree\n"))
    desk.press("end", "up")
    #expect(desk.screen.hasPrefix(" Line 13 of the tree\n"))
  }

  @Test func `Without a panel its key does nothing`() {
    let desk = Desk().show { StackScreen(nil, [button("OK")]) }
    let before = desk.screen
    desk.press("ctrl-t")
    #expect(desk.screen == before)
    #expect(!before.contains("^T"))
  }
}
