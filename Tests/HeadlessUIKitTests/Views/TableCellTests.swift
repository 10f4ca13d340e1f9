import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TableCellTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
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
