import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct DiffableTableTests {
  private let stage = Stage()
  private let log = CallLog()
  private let table: UITableView
  private let source: UITableViewDiffableDataSource<String, String>

  init() {
    let log = log
    table = stage.run { UITableView() }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    source = UITableViewDiffableDataSource(tableView: table) { table, place, item in
      let cell = table.dequeueReusableCell(withIdentifier: "text", for: place)
      log.note(item)
      cell.textLabel?.text = item
      return cell
    }
    let screen = stage.screen("A")
    screen.view.addSubview(table)
    stage.show(screen)
    show(["apple", "pear", "plum"])
  }

  private func show(
    _ items: [String], and more: [String] = [],
    change: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void = { _ in },
    completion: (() -> Void)? = nil
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["fruit", "more"])
    snapshot.appendItems(items, toSection: "fruit")
    snapshot.appendItems(more, toSection: "more")
    change(&snapshot)
    source.apply(snapshot, completion: completion)
    _ = titles
  }

  private var titles: [String] {
    TableContents(table).indexPaths.map { table.cellForRow(at: $0)?.textLabel?.text ?? "" }
  }

  @Test func `A snapshot gives the table its rows`() {
    #expect(table.dataSource === source)
    #expect(titles == ["apple", "pear", "plum"])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "pear")
    #expect(source.itemIdentifier(for: IndexPath(row: 7, section: 0)) == nil)
    #expect(source.indexPath(for: "plum") == IndexPath(row: 2, section: 0))
    #expect(source.indexPath(for: "kiwi") == nil)
    #expect(source.sectionIdentifier(for: 1) == "more")
    #expect(source.index(for: "more") == 1)
    #expect(source.snapshot().itemIdentifiers == ["apple", "pear", "plum"])
  }

  @Test func `Rows that stay keep their cells and their selection wherever they go`() {
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    _ = log.take()
    show(["fig", "plum"], and: ["pear"])
    #expect(titles == ["fig", "plum", "pear"])
    #expect(log.take() == ["fig"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
  }

  @Test func `Reloaded items get new cells, reconfigured ones keep theirs`() {
    let cells = table.visibleCells
    _ = log.take()
    show(["apple", "pear", "plum"]) {
      $0.reloadItems(["apple"])
      $0.reconfigureItems(["plum"])
    }
    #expect(log.take().sorted() == ["apple", "plum"])
    #expect(table.visibleCells[2] === cells[2])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
    show(["apple", "pear", "plum"]) { $0.reloadSections(["fruit"]) }
    #expect(log.take() == ["apple", "pear", "plum"])
  }

  @Test func `The completion comes in the next turn`() {
    show(["kiwi"], completion: { [log] in log.note("done") })
    #expect(!log.take().contains("done"))
    stage.clock.drain()
    #expect(log.take() == ["done"])
  }

  @Test func `A snapshot applied by reloading makes all cells anew and drops the selection`() {
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    _ = log.take()
    source.applySnapshotUsingReloadData(source.snapshot())
    #expect(titles == ["apple", "pear", "plum"])
    #expect(log.take() == ["apple", "pear", "plum"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  // Known from eleev/expandable-collection-view-kit#9
  @Test func `An item appended twice is complained about`() {
    show(["apple"]) { $0.appendItems(["apple"], toSection: "more") }
    #expect(titles == ["apple"])
    #expect(stage.log.count == 1)
    #expect(
      stage.log[0].hasPrefix(
        "Diffable data source detected an attempt to insert or append 1 item identifier that "
          + "already exists in the snapshot."))
  }

  @Test func `Rows cannot be edited unless a subclass says so`() throws {
    let place = IndexPath(row: 0, section: 0)
    #expect(try stage.input.actions(ofRow: place, in: table).isEmpty)
    let editable = Editable(tableView: table) { _, _, _ in UITableViewCell() }
    editable.apply(source.snapshot())
    #expect(try stage.input.actions(ofRow: place, in: table).map(\.title) == ["Delete"])
  }
}

private final class Editable: UITableViewDiffableDataSource<String, String> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
