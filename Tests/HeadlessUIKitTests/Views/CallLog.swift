/// The calls that test doubles received, in order.
@MainActor
final class CallLog {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// The calls since the last time somebody asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
