import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct SwipeTests: TableSuite {
  private let stage = Stage()
  private let log = CallLog()
  private let list: MailList
  private let place = IndexPath(row: 1, section: 0)

  init() {
    list = stage.run { MailList(style: .plain) }
    list.log = log
    stage.show(list)
  }

  private var table: UITableView { list.tableView }

  private func actions() throws -> [UIContextualAction] {
    try stage.input.actions(ofRow: place, in: table)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Without a configuration there is the action that deletes") {
      let action = try require(try actions().first)
      expectEqual(action.title, "Delete")
      expectEqual(action.style, .destructive)
      try stage.input.choose(action, ofRow: place, in: table)
      expectEqual(log.take(), ["begin 1", "commit 1", "end nil"])
      expectEqual(table.numberOfRows(inSection: 0), 2)
    }

    test("The delegate may give the action that deletes another name") {
      list.deleteTitle = "Discard"
      try expectEqual(actions().map(\.title), ["Discard"])
    }

    test("A row's actions are those of the delegate, the leading ones first") {
      list.leading = UISwipeActionsConfiguration(actions: [list.action("Read")])
      list.trailing = UISwipeActionsConfiguration(actions: [
        list.action("Flag"), list.action("Bin"),
      ])
      try expectEqual(actions().map(\.title), ["Read", "Flag", "Bin"])
      try stage.input.choose(actions()[1], ofRow: place, in: table)
      expectEqual(log.take(), ["begin 1", "Flag"])
      list.done?(true)
      list.done?(true)
      expectEqual(log.take(), ["end 1"])
      let flag = try actions()[1]
      try stage.input.choose(flag, ofRow: place, in: table)
      expectRejection("row 1 of section 0 has no such action") {
        try stage.input.choose(flag, ofRow: place, in: table)
      }
    }

    test("An empty configuration leaves nothing to swipe for") {
      list.trailing = UISwipeActionsConfiguration(actions: [])
      try expectTrue(actions().isEmpty)
    }

    test("A row that cannot be edited has no actions") {
      list.leading = UISwipeActionsConfiguration(actions: [list.action("Read")])
      list.editable = false
      try expectTrue(actions().isEmpty)
    }

    test("An action is the row's until the rows change") {
      let action = try actions()[0]
      expectRejection("row 0 of section 0 has no such action") {
        try stage.input.choose(action, ofRow: IndexPath(row: 0, section: 0), in: table)
      }
      table.reloadData()
      expectRejection("row 1 of section 0 has no such action") {
        try stage.input.choose(action, ofRow: place, in: table)
      }
    }
  }
}

struct RefreshTests: TableSuite {
  private let stage = Stage()
  private let log = CallLog()
  private let list: MailList

  init() {
    let log = log
    list = stage.run { MailList(style: .plain) }
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in log.note("refresh") }, for: .valueChanged)
    list.refreshControl = control
    stage.show(list)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A pull begins a refresh and sends the event") {
      let control = try require(list.tableView.refreshControl)
      expectSame(control.superview, list.tableView)
      try stage.input.refresh(in: list.tableView)
      expectEqual(log.take(), ["refresh"])
      expectTrue(control.isRefreshing)
      expectRejection("a refresh is going on") { try stage.input.refresh(in: list.tableView) }
      control.endRefreshing()
      try stage.input.refresh(in: list.tableView)
      expectEqual(log.take(), ["refresh"])
    }

    test("A refresh begun by code sends no event") {
      list.refreshControl?.beginRefreshing()
      expectEqual(list.refreshControl?.isRefreshing, true)
      expectEqual(log.take(), [])
    }

    test("A list without the control, or with one that is off, cannot be pulled") {
      list.refreshControl?.isEnabled = false
      expectRejection("the refresh control is disabled") {
        try stage.input.refresh(in: list.tableView)
      }
      list.refreshControl = nil
      expectTrue(list.tableView.subviews.isEmpty)
      expectRejection("there is nothing to pull for") {
        try stage.input.refresh(in: list.tableView)
      }
    }
  }
}

private final class MailList: UITableViewController {
  var log: CallLog?
  var rows = ["a", "b", "c"]
  var editable = true
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var deleteTitle: String?
  var done: ((Bool) -> Void)?

  func action(_ title: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [weak self] action, _, done in
      self?.log?.note(action.title ?? "")
      self?.done = done
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    editable
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log?.note("commit \(indexPath.row)")
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log?.note("begin \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log?.note("end \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
}
