import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Updates of whole sections, and of a section with many rows.
@MainActor
struct SectionUpdateTests: TableSuite {
  private let table = UITableView()
  private let source = TableSource(CallLog())

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    _ = titles
  }

  private var titles: [String] {
    table.indexPaths.map { table.cellForRow(at: $0)?.textLabel?.text ?? "" }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    // Known from Apple's Table View Programming Guide for iOS
    test("Sections are reloaded together with others that come and go") {
      source.rows = [["onion", "garlic"]]
      table.performBatchUpdates {
        table.deleteSections([0], with: .automatic)
        table.reloadSections([1], with: .automatic)
      }
      expectEqual(titles, ["onion", "garlic"])
      source.rows = [["salt"], ["onion"], ["bread"]]
      table.performBatchUpdates {
        table.reloadSections([0], with: .automatic)
        table.insertSections([0, 2], with: .automatic)
      }
      expectEqual(titles, ["salt", "onion", "bread"])
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 2))
      source.rows = [["bread"], ["pear", "plum"]]
      table.performBatchUpdates {
        table.moveRow(at: IndexPath(row: 0, section: 2), to: IndexPath(row: 0, section: 0))
        table.deleteSections([0, 2], with: .automatic)
        table.reloadSections([1], with: .automatic)
        table.insertSections([0], with: .automatic)
      }
      expectEqual(titles, ["bread", "pear", "plum"])
      expectSame(table.cellForRow(at: IndexPath(row: 0, section: 0)), cell)
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
  }
}
