import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

/// What swiping a row and pulling at a list do, by keys.
struct RowActionTests: TableSuite {
  private final class MailList: UITableViewController {
    var rows = ["First", "Second", "Third"]
    var flagged: [String] = []
    var isEditable = true
    var providesActions = true
    var hasContextMenu = false
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      isEditable
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      if !providesActions { return nil }
      let bin = UIContextualAction(style: .destructive, title: "Bin") { [weak self] _, _, done in
        self?.rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        guard let self else { return done(false) }
        flagged.append(rows[indexPath.row])
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [bin, flag])
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      if !hasContextMenu { return nil }
      return UIContextMenuConfiguration {
        UIViewController()
      } actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Pin") { _ in self?.calls.append("pin") }])
      }
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display") }
    override func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { calls.append("open") }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
  }

  private let desk = Desk(size: GridSize(columns: 40, rows: 10))
  private let list: MailList

  init() {
    let list = MailList(style: .plain)
    self.list = list
    desk.show { list }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A row's actions are a menu") {
      desk.press("down", "m")
      desk.expectScreen(
        """
          First
        › Second
        ┌────────────────┐
        │›   Bin         │
        │    Flag        │
        └────────────────┘



         Enter choose   Esc close   q quit
        """)
      desk.press("down", "enter")
      expectEqual(list.flagged, ["Second"])
      desk.press("m", "enter")
      expectEqual(list.rows, ["First", "Third"])
      expectFalse(desk.screen.contains("Second"))
    }

    test("A row's context menu and preview stand before its actions") {
      list.hasContextMenu = true
      desk.press("m")
      desk.expectScreen(
        """
        › First
        ┌────────────────┐
        │›   Pin         │
        │    Open        │
        │    Bin         │
        │    Flag        │
        └────────────────┘


         Enter choose   Esc close   q quit
        """)
      desk.press("enter")
      expectEqual(list.calls, ["display", "end", "pin"])
      desk.press("m", "down", "enter")
      expectEqual(list.calls.suffix(3), ["display", "open", "end"])
      desk.press("m", "esc")
      expectEqual(list.calls.suffix(2), ["display", "end"])
      desk.press("m", "down", "down", "down", "enter")
      expectEqual(list.flagged, ["First"])
      expectEqual(list.calls.suffix(2), ["display", "end"])
    }

    test("A row without actions says so") {
      list.isEditable = false
      desk.press("m")
      expectTrue(desk.screen.contains("! This row has no actions."))
    }

    test("A list that cannot delete says so when somebody tries") {
      list.providesActions = false
      desk.press("m", "enter")
      expectTrue(desk.screen.contains("! the table's data source"), desk.screen)
    }

    test("The help tells of the keys for rows and lists") {
      desk.size = GridSize(columns: 60, rows: 40)
      desk.press("?")
      expectTrue(desk.screen.contains("actions of the row"))
      expectFalse(desk.screen.contains("refresh"))
      desk.press("esc")
      list.refreshControl = UIRefreshControl()
      expectTrue(desk.screen.contains("r refresh"))
      desk.press("?")
      expectTrue(desk.screen.contains("refresh"))
    }

    test("A list is refreshed by a key, and shows it") {
      desk.press("r")
      expectTrue(desk.screen.contains("! There is nothing here to refresh."))
      var pulls = 0
      let control = UIRefreshControl()
      control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
      list.refreshControl = control
      desk.press("r")
      expectEqual(pulls, 1)
      desk.expectDocument(
        """
          … Refreshing
          First
          Second
          Third
        """)
      desk.press("r")
      expectTrue(desk.screen.contains("! a refresh is going on"))
      control.attributedTitle = NSAttributedString(string: "Loading mail")
      expectTrue(desk.document.contains("… Loading mail"))
      desk.run { control.endRefreshing() }
      expectFalse(desk.document.contains("Loading"))
    }

    test("A plain scroll view is refreshed, too") {
      let scroll = UIScrollView()
      scroll.addSubview(label("Text"))
      scroll.refreshControl = UIRefreshControl()
      desk.show { StackScreen("Page", [scroll]) }
      desk.expectDocument("\n  Text")
      desk.press("r")
      desk.expectDocument("\n  … Refreshing\n  Text")
    }
  }
}
