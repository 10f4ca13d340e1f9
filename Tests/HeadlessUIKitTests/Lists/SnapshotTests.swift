import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct SnapshotTests: TableSuite {
  private var snapshot = NSDiffableDataSourceSnapshot<String, Int>()

  init() {
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
  }

  private func text(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) -> String {
    snapshot.sectionIdentifiers.map { "\($0): \(snapshot.itemIdentifiers(inSection: $0))" }
      .joined(separator: ", ")
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Items go to the section that is named, else to the last") {
      expectEqual(text(snapshot), "a: [1, 2, 3], b: [4]")
      expectEqual(snapshot.itemIdentifiers, [1, 2, 3, 4])
      expectEqual(snapshot.numberOfItems, 4)
      expectEqual(snapshot.indexOfItem(4), 3)
      expectEqual(snapshot.sectionIdentifier(containingItem: 4), "b")
    }

    test("Items are inserted, moved and taken out by their neighbours") {
      var changed = snapshot
      changed.insertItems([5, 6], beforeItem: 2)
      changed.insertItems([7], afterItem: 4)
      changed.moveItem(1, afterItem: 7)
      changed.moveItem(3, beforeItem: 5)
      changed.deleteItems([2, 99])
      expectEqual(text(changed), "a: [3, 5, 6], b: [4, 7, 1]")
      expectEqual(text(snapshot), "a: [1, 2, 3], b: [4]")
    }

    test("An item that is there already is moved") {
      var changed = snapshot
      changed.appendItems([2], toSection: "b")
      expectEqual(text(changed), "a: [1, 3], b: [4, 2]")
    }

    test("Sections take their items along, in and out") {
      var changed = snapshot
      changed.insertSections(["c"], beforeSection: "a")
      changed.insertSections(["d"], afterSection: "a")
      changed.moveSection("a", afterSection: "b")
      expectEqual(text(changed), "c: [], d: [], b: [4], a: [1, 2, 3]")
      changed.deleteSections(["a"])
      expectEqual(changed.itemIdentifiers, [4])
      expectNil(changed.sectionIdentifier(containingItem: 1))
      changed.deleteAllItems()
      expectEqual(changed.numberOfSections, 0)
    }
  }
}
