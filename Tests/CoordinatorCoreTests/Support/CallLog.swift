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
}
