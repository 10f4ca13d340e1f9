import Foundation

/// Lines of cells as text, aligned: the first and the last column to the left.
struct Table {
  private let lines: [[String]]

  init(_ lines: [[String]]) { self.lines = lines }

  /// Ratios in instructions with their limits, beside those in time.
  @MainActor
  init(instructionsOf rows: [Row]) {
    var lines = [
      [
        "", "instructions", "floor's", "ratio", "limit", "", "time ratio", "spread", "floor is",
      ]
    ]
    for row in rows {
      guard let instructions = row.instructions else { continue }
      lines.append([
        row.comparison.title, number(instructions.work), number(instructions.floor),
        decimal(instructions.ratio), row.comparison.limit.map(decimal) ?? "", verdict(row.isMet),
        decimal(row.time.ratio), range(row.time.spread), row.comparison.floor,
      ])
    }
    self.init(lines)
  }

  /// Times, which have no limits.
  @MainActor
  init(timesOf rows: [Row]) {
    var lines = [["", "time", "floor's", "ratio", "spread", "floor is"]]
    for row in rows {
      lines.append([
        row.comparison.title, "\(number(row.time.work)) ns", "\(number(row.time.floor)) ns",
        decimal(row.time.ratio), range(row.time.spread), row.comparison.floor,
      ])
    }
    self.init(lines)
  }

  init(_ rows: [MemoryRow]) {
    var lines = [["", "bytes", "limit", ""]]
    for row in rows {
      lines.append([
        row.title, number(row.bytes), row.limit.map(number) ?? "", verdict(row.isMet),
      ])
    }
    self.init(lines)
  }

  var text: String {
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
}

private func verdict(_ isMet: Bool) -> String { isMet ? "" : "MISSED" }

private func decimal(_ value: Double) -> String { String(format: "%.2f", value) }

private func range(_ range: ClosedRange<Double>) -> String {
  "\(decimal(range.lowerBound))-\(decimal(range.upperBound))"
}

/// A rounded number with commas: 91,500.
private func number(_ value: Double) -> String {
  var text = ""
  for (index, digit) in String(format: "%.0f", value).reversed().enumerated() {
    if index > 0, index % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return String(text.reversed())
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
