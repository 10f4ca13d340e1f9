import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
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

    test("Rows that stay keep their cells and their selection wherever they go") {
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      _ = log.take()
      show(["fig", "plum"], and: ["pear"])
      expectEqual(titles, ["fig", "plum", "pear"])
      expectEqual(log.take(), ["fig"])
      expectSame(table.cellForRow(at: IndexPath(row: 0, section: 1)), cell)
      expectEqual(table.indexPathForSelectedRow, IndexPath(row: 0, section: 1))
    }

    test("Reloaded items get new cells, reconfigured ones keep theirs") {
      let cells = table.visibleCells
      _ = log.take()
      show(["apple", "pear", "plum"]) {
        $0.reloadItems(["apple"])
        $0.reconfigureItems(["plum"])
      }
      expectEqual(log.take().sorted(), ["apple", "plum"])
      expectSame(table.visibleCells[2], cells[2])
      expectEqual(source.snapshot().reloadedItemIdentifiers, [])
      show(["apple", "pear", "plum"]) { $0.reloadSections(["fruit"]) }
      expectEqual(log.take(), ["apple", "pear", "plum"])
    }

    test("Reconfiguring all items takes linear time") {
      let table = UITableView()
      let source = UITableViewDiffableDataSource<Int, CountedItem>(tableView: table) { _, _, _ in
        UITableViewCell()
      }
      let counter = CountedItem.Counter()
      var snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<400).map { CountedItem(number: $0, counter: counter) })
      source.apply(snapshot)
      snapshot.reconfigureItems(snapshot.itemIdentifiers)
      counter.comparisons = 0
      source.apply(snapshot)
      expectTrue(counter.comparisons < 400 * 40)
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

    // Known from eleev/expandable-collection-view-kit#9
    test("An item appended twice is complained about") {
      show(["apple"]) { $0.appendItems(["apple"], toSection: "more") }
      expectEqual(titles, ["apple"])
      expectEqual(stage.log.count, 1)
      expectTrue(
        stage.log[0].hasPrefix(
          "Diffable data source detected an attempt to insert or append 1 item identifier that "
            + "already exists in the snapshot."))
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

/// An item that counts how often it is compared.
private struct CountedItem: Hashable {
  final class Counter {
    var comparisons = 0
  }

  let number: Int
  let counter: Counter

  static func == (left: CountedItem, right: CountedItem) -> Bool {
    left.counter.comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
