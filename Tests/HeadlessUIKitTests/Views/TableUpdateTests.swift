import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct TableUpdateTests: TableSuite {
  private let table = UITableView()
  private let source = TableSource(CallLog())

  init() {
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    for place in table.indexPaths { _ = table.cellForRow(at: place) }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Announced changes have all rows asked for anew, and none is selected") {
      let first = IndexPath(row: 0, section: 0)
      table.selectRow(at: first, animated: false, scrollPosition: .none)
      let (table, source) = (table, source)
      table.performBatchUpdates {
        table.deleteRows(at: [first], with: .automatic)
        table.insertRows(at: [IndexPath(row: 2, section: 0), first], with: .fade)
        // What was looked at before the end counts no more.
        expectEqual(table.numberOfRows(inSection: 0), 3)
        source.rows[0] = ["fig", "pear", "plum", "kiwi"]
      }
      expectEqual(titles, ["fig", "pear", "plum", "kiwi", "leek"])
      expectNil(table.indexPathForSelectedRow)
    }

    test("An update without changes keeps cells and selection") {
      let first = IndexPath(row: 0, section: 0)
      source.rows[0][0] = "fig"
      table.reloadRows(at: [first], with: .none)
      table.selectRow(at: first, animated: false, scrollPosition: .none)
      let cell = table.cellForRow(at: first)
      table.beginUpdates()
      table.endUpdates()
      expectSame(table.cellForRow(at: first), cell)
      expectEqual(table.indexPathForSelectedRow, first)
    }

    test("An update inside another one leaves no old rows") {
      table.beginUpdates()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      expectEqual(table.numberOfRows(inSection: 0), 3)
      table.performBatchUpdates {}
      source.rows[0] = ["fig"]
      table.endUpdates()
      expectEqual(titles, ["fig", "leek"])
    }

    test("A reloaded row gets its cell anew") {
      source.rows[0][1] = "peach"
      expectEqual(titles[1], "pear")
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      expectEqual(titles[1], "peach")
    }

    test("Sections come, go and are reloaded") {
      source.rows = [["salt"], ["leek"], ["bread", "roll"]]
      table.performBatchUpdates {
        table.deleteSections([0], with: .automatic)
        table.insertSections([0, 2], with: .automatic)
      }
      expectEqual(titles, ["salt", "leek", "bread", "roll"])
      source.rows[1] = ["onion", "garlic"]
      table.reloadSections([1], with: .automatic)
      expectEqual(titles, ["salt", "onion", "garlic", "bread", "roll"])
    }

    test("Selecting a row of many takes no longer than of few") {
      source.rows = [200, 200_000].map { Array(repeating: "apple", count: $0) }
      table.reloadData()
      table.allowsMultipleSelection = true
      @MainActor func time(inSection section: Int) -> Duration {
        let start = ContinuousClock.now
        for row in 0..<200 {
          let place = IndexPath(row: row, section: section)
          table.selectRow(at: place, animated: false, scrollPosition: .none)
          table.deselectRow(at: place, animated: false)
        }
        return start.duration(to: .now)
      }
      // The fastest of several, since other programs run too.
      let few = (0..<5).map { _ in time(inSection: 0) }.min() ?? .zero
      let many = (0..<5).map { _ in time(inSection: 1) }.min() ?? .zero
      expectTrue(many < few * 10, "\(few) and \(many)")
    }

    test("A header that reloads the rows when it leaves gives no cell away twice") {
      let header = LeavingHeader()
      let delegate = HeaderDelegate(header)
      let table = table
      table.delegate = delegate
      expectSame(table.headerView(ofSection: 0), header)
      source.rows[0] += ["fig", "kiwi", "lime", "peach"]
      header.onLeave = { table.reloadData() }
      table.reloadData()
      expectNil(header.onLeave)
      let cells = table.indexPaths.compactMap { table.cellForRow(at: $0) }
      expectEqual(Set(cells).count, 8)
    }

    test("A cell may shorten the list while the rows are deselected") {
      table.allowsMultipleSelection = true
      for row in 0..<3 {
        let place = IndexPath(row: row, section: 0)
        table.selectRow(at: place, animated: false, scrollPosition: .none)
      }
      let (table, source) = (table, source)
      (table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TextCell)?.onDeselect = {
        source.rows[0] = []
        table.reloadData()
        expectEqual(table.numberOfRows(inSection: 0), 0)
      }
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      expectEqual(titles, ["leek"])
    }
  }

  private var titles: [String] {
    table.indexPaths.map { table.cellForRow(at: $0)?.textLabel?.text ?? "" }
  }
}

private final class LeavingHeader: UIView {
  var onLeave: (() -> Void)?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview == nil, let onLeave else { return }
    self.onLeave = nil
    onLeave()
  }
}

private final class HeaderDelegate: NSObject, UITableViewDelegate {
  private let header: UIView

  init(_ header: UIView) { self.header = header }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 0 ? header : nil
  }
}
