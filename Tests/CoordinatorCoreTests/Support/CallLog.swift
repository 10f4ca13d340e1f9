import CompactTesting
import CoordinatorCore

/// The calls of a test, in order.
@MainActor
final class CallLog {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  var text: String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }

  /// Expects the calls since the last time.
  func expect(
    _ calls: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    expectEqual(text, calls, fileID: fileID, filePath: filePath, line: line)
  }
}
