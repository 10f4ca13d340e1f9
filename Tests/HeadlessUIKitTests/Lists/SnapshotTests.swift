import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct SnapshotTests {
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

  @Test func `Items go to the section that is named, else to the last`() {
    #expect(text(snapshot) == "a: [1, 2, 3], b: [4]")
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
  }

  @Test func `Items are inserted, moved and taken out by their neighbours`() {
    var changed = snapshot
    changed.insertItems([5, 6], beforeItem: 2)
    changed.insertItems([7], afterItem: 4)
    changed.moveItem(1, afterItem: 7)
    changed.moveItem(3, beforeItem: 5)
    changed.deleteItems([2, 99])
    #expect(text(changed) == "a: [3, 5, 6], b: [4, 7, 1]")
    #expect(text(snapshot) == "a: [1, 2, 3], b: [4]")
  }

  @Test func `An item that is there already is moved`() {
    var changed = snapshot
    changed.appendItems([2], toSection: "b")
    #expect(text(changed) == "a: [1, 3], b: [4, 2]")
  }

  @Test func `Sections take their items along, in and out`() {
    var changed = snapshot
    changed.insertSections(["c"], beforeSection: "a")
    changed.insertSections(["d"], afterSection: "a")
    changed.moveSection("a", afterSection: "b")
    #expect(text(changed) == "c: [], d: [], b: [4], a: [1, 2, 3]")
    changed.deleteSections(["a"])
    #expect(changed.itemIdentifiers == [4])
    #expect(changed.sectionIdentifier(containingItem: 1) == nil)
    changed.deleteAllItems()
    #expect(changed.numberOfSections == 0)
  }

  // Known from mozilla-mobile/firefox-ios#23056
  @Test func `The same item twice is refused with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"))
  }

  @Test func `Items without any section are refused with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("There are currently no sections in the data source."))
  }

  @Test func `Reloading an item that is not there is refused with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.reloadItems([7])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Attempted to reload item identifier that does not exist in the snapshot: 7"))
  }
}
