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

  /// The last appearance callback of each screen since the last time, by the screens' names.
  func takeEnds() -> String {
    defer { lines = [] }
    var ends: [Substring: Substring] = [:]
    for line in lines where line.contains("ppear") {
      let parts = line.prefix { $0 != "(" }.split(separator: ".")
      ends[parts[0]] = parts[1]
    }
    return ends.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}
