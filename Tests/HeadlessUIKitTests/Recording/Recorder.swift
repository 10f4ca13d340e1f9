/// The calls that were made, in their order, one a line.
@MainActor
final class Recorder {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// What was recorded since the last time, as text.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}
