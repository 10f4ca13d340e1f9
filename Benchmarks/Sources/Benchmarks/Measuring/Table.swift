import Foundation

/// Rows as text, aligned.
struct Table {
  private let rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  /// Whether every row keeps its limit.
  var isMet: Bool { rows.allSatisfy(\.isMet) }

  var text: String {
    var lines = [["", "cost", "floor", "ratio", "spread", "limit", "floor is"]]
    for row in rows {
      lines.append([
        row.title, "\(number(row.cost)) \(row.unit)", "\(number(row.floorCost)) \(row.unit)",
        decimal(row.ratio),
        row.spread.map { "\(decimal($0.lowerBound))-\(decimal($0.upperBound))" } ?? "",
        row.limit.map { decimal($0) + (row.isMet ? "" : " MISSED") } ?? "", row.floor,
      ])
    }
    var widths = [Int](repeating: 0, count: lines[0].count)
    for line in lines {
      for (index, cell) in line.enumerated() { widths[index] = max(widths[index], cell.count) }
    }
    var text = ""
    for line in lines {
      var cells: [String] = []
      for (index, cell) in line.enumerated() {
        let blanks = String(repeating: " ", count: widths[index] - cell.count)
        cells.append(index == 0 || index == line.count - 1 ? cell + blanks : blanks + cell)
      }
      text += "  " + cells.joined(separator: "  ").trimmedAtEnd + "\n"
    }
    return text
  }

  private func number(_ value: Double) -> String { String(format: "%.0f", value) }
  private func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
