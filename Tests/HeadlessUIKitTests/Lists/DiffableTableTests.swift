import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct DiffableTableTests: TableSuite {
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
    table.indexPaths.map { table.cellForRow(at: $0)?.textLabel?.text ?? "" }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A snapshot gives the table its rows") {
      expectSame(table.dataSource, source)
      expectEqual(titles, ["apple", "pear", "plum"])
      expectEqual(source.itemIdentifier(for: IndexPath(row: 1, section: 0)), "pear")
      expectNil(source.itemIdentifier(for: IndexPath(row: 7, section: 0)))
      expectEqual(source.indexPath(for: "plum"), IndexPath(row: 2, section: 0))
      expectNil(source.indexPath(for: "kiwi"))
      expectEqual(source.sectionIdentifier(for: 1), "more")
      expectEqual(source.index(for: "more"), 1)
      expectEqual(source.snapshot().itemIdentifiers, ["apple", "pear", "plum"])
      show(["pear", "plum"], and: [])
      expectEqual(source.indexPath(for: "plum"), IndexPath(row: 1, section: 0))
    }

    test("A snapshot that reloads some items makes all cells anew") {
      _ = log.take()
      show(["apple", "pear", "plum"]) {
        $0.reloadItems(["apple"])
        $0.reconfigureItems(["plum"])
        $0.reloadSections(["fruit"])
      }
      expectEqual(log.take(), ["apple", "pear", "plum"])
    }

    test("The completion comes in the next turn") {
      show(["kiwi"], completion: { [log] in log.note("done") })
      expectFalse(log.take().contains("done"))
      stage.clock.drain()
      expectEqual(log.take(), ["done"])
    }

    test("A snapshot applied by reloading makes all cells anew and drops the selection") {
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      _ = log.take()
      source.applySnapshotUsingReloadData(source.snapshot())
      expectEqual(titles, ["apple", "pear", "plum"])
      expectEqual(log.take(), ["apple", "pear", "plum"])
      expectNil(table.indexPathForSelectedRow)
    }

    test("Rows cannot be edited unless a subclass says so") {
      let place = IndexPath(row: 0, section: 0)
      try expectTrue(stage.input.actions(ofRow: place, in: table).isEmpty)
      let editable = Editable(tableView: table) { _, _, _ in UITableViewCell() }
      editable.apply(source.snapshot())
      try expectEqual(stage.input.actions(ofRow: place, in: table).map(\.title), ["Delete"])
    }
  }
}

private final class Editable: UITableViewDiffableDataSource<String, String> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
