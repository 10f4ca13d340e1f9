import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

/// What swiping a row and pulling at a list do, by keys.
@MainActor @Suite struct RowActionTests {
  private final class MailList: UITableViewController {
    var rows = ["First", "Second", "Third"]
    var flagged: [String] = []
    var isEditable = true

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
  }

  private let desk = Desk(size: GridSize(columns: 40, rows: 10))
  private let list: MailList

  init() {
    let list = MailList(style: .plain)
    self.list = list
    desk.show { list }
  }

  @Test func `A row's actions are a menu`() {
    desk.press("down", "m")
    #expect(
      desk.screen == """
          First
        › Second
        ┌────────────────┐
        │›   Bin         │
        │    Flag        │
        └────────────────┘



         Tab next   Esc close   ? help   q quit
        """)
    desk.press("down", "enter")
    #expect(list.flagged == ["Second"])
    desk.press("m", "enter")
    #expect(list.rows == ["First", "Third"])
    #expect(!desk.screen.contains("Second"))
  }

  @Test func `Closing the menu does nothing to the row`() {
    desk.press("m", "esc")
    #expect(list.rows.count == 3)
    #expect(!desk.screen.contains("Bin"))
  }

  @Test func `A row without actions says so`() {
    list.isEditable = false
    desk.press("m")
    #expect(desk.screen.contains("! This row has no actions."))
  }

  @Test func `The help tells of the keys for rows and lists`() {
    desk.size = GridSize(columns: 60, rows: 40)
    desk.press("?")
    #expect(desk.screen.contains("actions of the row"))
    #expect(!desk.screen.contains("refresh"))
    desk.press("esc")
    list.refreshControl = UIRefreshControl()
    #expect(desk.screen.contains("r refresh"))
    desk.press("?")
    #expect(desk.screen.contains("refresh"))
  }

  @Test func `A list is refreshed by a key, and shows it`() {
    desk.press("r")
    #expect(desk.screen.contains("! There is nothing here to refresh."))
    var pulls = 0
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    list.refreshControl = control
    desk.press("r")
    #expect(pulls == 1)
    #expect(
      desk.document == """
          … Refreshing
          First
          Second
          Third
        """)
    desk.press("r")
    #expect(desk.screen.contains("! a refresh is going on"))
    control.attributedTitle = NSAttributedString(string: "Loading mail")
    #expect(desk.document.contains("… Loading mail"))
    _ = desk.screen
    #expect(desk.session.isBusy)
    desk.run { control.endRefreshing() }
    #expect(!desk.document.contains("Loading"))
  }

  @Test func `A plain scroll view is refreshed, too`() {
    let scroll = UIScrollView()
    scroll.addSubview(label("Text"))
    scroll.refreshControl = UIRefreshControl()
    desk.show { StackScreen("Page", [scroll]) }
    #expect(desk.document == "\n  Text")
    desk.press("r")
    #expect(desk.document == "\n  … Refreshing\n  Text")
  }
}
