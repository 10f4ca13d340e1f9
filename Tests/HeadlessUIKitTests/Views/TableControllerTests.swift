import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct TableControllerTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A row of an edited table is moved to the place that the controller chooses") {
      final class Moving: UITableViewController {
        var rows = ["A", "B", "C"]
        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { rows.count }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        override func tableView(
          _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
        ) -> Bool { indexPath.row > 0 }
        override func tableView(
          _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
          to destinationIndexPath: IndexPath
        ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
        override func tableView(
          _ tableView: UITableView,
          targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
          toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { IndexPath(row: max(1, proposedDestinationIndexPath.row), section: 0) }
      }
      let stage = Stage()
      let list = stage.run { Moving(style: .plain) }
      stage.show(list)
      @MainActor func move(_ from: Int, _ to: Int) throws {
        try stage.input.move(
          row: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0),
          in: list.tableView)
      }
      expectRejection { try move(2, 0) }
      stage.run { list.isEditing = true }
      expectRejection { try move(0, 2) }
      try move(2, 0)
      expectEqual(list.rows, ["A", "C", "B"])
    }

    test("A table controller makes its table and feeds it") {
      let screen = Numbers(style: .insetGrouped)
      expectEqual(screen.tableView.style, .insetGrouped)
      expectSame(screen.tableView.dataSource, screen)
      expectSame(screen.view, screen.tableView)
      let titles = screen.tableView.indexPaths.map {
        screen.tableView.cellForRow(at: $0)?.textLabel?.text
      }
      expectEqual(titles, ["0", "1", "2"])
    }

    test("The selection is cleared when the screen appears again") {
      let screen = Numbers(style: .plain)
      let row = IndexPath(row: 1, section: 0)
      screen.loadViewIfNeeded()
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
      screen.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
      expectEqual(screen.tableView.indexPathForSelectedRow, row)
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
      expectNil(screen.tableView.indexPathForSelectedRow)
    }

    test("Editing the controller edits the table") {
      let screen = Numbers(style: .plain)
      screen.loadViewIfNeeded()
      screen.setEditing(true, animated: false)
      expectTrue(screen.tableView.isEditing)
    }

    test("A configuration replaces the labels, and is shown by real labels") {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Inbox"
      content.secondaryText = "3 new"
      cell.contentConfiguration = content
      expectEqual(cell.standardContent.text, "Inbox")
      expectEqual(cell.standardContent.secondaryText, "3 new")
      let labels = cell.contentView.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
      expectEqual(labels.map(\.text), ["Inbox", "3 new"])
      content.secondaryText = nil
      cell.contentConfiguration = content
      expectEqual(cell.contentView.subviews.count, 1)
      expectNil(cell.standardContent.secondaryText)
    }

    /// The documentation of `UITableViewCell.automaticallyUpdatesContentConfiguration`.
    test("A configuration follows the state of its cell, and its view stays") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Mark()
      let view = try require(cell.contentView.subviews.first as? MarkView)
      cell.isSelected = true
      expectEqual(cell.contentConfiguration as? Mark, Mark(isSelected: true))
      expectEqual(view.configuration as? Mark, Mark(isSelected: true))
      expectEqual(cell.contentView.subviews, [view])
    }

    test("Only cells with a second text have a label for it") {
      expectNil(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel)
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Language"
      cell.detailTextLabel?.text = "English"
      expectEqual(cell.standardContent.secondaryText, "English")
      expectTrue(cell.standardContent.isSideBySide)
    }
  }
}

/// A table of three numbers.
final class Numbers: UITableViewController {
  var selected: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

/// A configuration that knows whether its cell is selected.
private struct Mark: UIContentConfiguration, Equatable {
  var isSelected = false

  @MainActor
  func makeContentView() -> any UIView & UIContentView { MarkView(self) }

  func updated(for state: any UIConfigurationState) -> Mark {
    Mark(isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
  }
}

private final class MarkView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ mark: Mark) {
    configuration = mark
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
