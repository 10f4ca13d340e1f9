import Foundation

/// `benchmarks [SUITE ...]` measures and prints a table for each suite; `--repeat` calls one side of a row.
@main @MainActor
struct Benchmarks {
  private static let suites: [any Suite.Type] = [
    HeadlessSuite.self, DoorSuite.self, GrowthSuite.self,
  ]

  static func main() {
    var names = Array(CommandLine.arguments.dropFirst())
    if let index = names.firstIndex(of: "--repeat") {
      Comparison.repetition = repetition(names.dropFirst(index + 1))
      names.removeSubrange(index..<(index + 4))
    }
    if names.contains("--help") || names.contains("-h") { return print(help) }
    var chosen: [any Suite.Type] = []
    for name in names {
      guard let suite = suites.first(where: { $0.name == name }) else {
        refuse("No suite is named “\(name)”.")
      }
      chosen.append(suite)
    }
    var isMet = true
    for suite in chosen.isEmpty ? suites : chosen {
      let rows = suite.run()
      if Comparison.repetition != nil { continue }
      let table = Table(rows)
      print("\(suite.name): \(suite.summary)\n\n\(table.text)")
      isMet = isMet && table.isMet
    }
    if let repetition = Comparison.repetition { refuse("No row is named “\(repetition.title)”.") }
    if !isMet { exit(1) }
  }

  private static func repetition(_ words: ArraySlice<String>) -> Comparison.Repetition {
    let words = Array(words.prefix(3))
    guard words.count == 3, ["floor", "work"].contains(words[1]), let calls = Int(words[2]),
      calls > 0
    else {
      refuse("After “--repeat” come the title of a row, “floor” or “work”, and a number of calls.")
    }
    return Comparison.Repetition(title: words[0], isFloor: words[1] == "floor", calls: calls)
  }

  private static func refuse(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n\n\(help)\n".utf8))
    exit(2)
  }

  private static var help: String {
    var lines = [
      "usage: swift run -c release --package-path Benchmarks benchmarks [SUITE ...]",
      "                              [--repeat ROW floor|work CALLS]", "",
    ]
    for suite in suites { lines.append("  \(suite.name)  \(suite.summary)") }
    lines += [
      "",
      "Each row is a ratio to a floor that is measured in the same run, alternating with it, so that",
      "a slow or busy machine changes both. The exit status is 1 if a row misses its target.",
      "",
      "--repeat measures nothing: it calls one side of a row, for a program that counts instructions.",
    ]
    return lines.joined(separator: "\n")
  }
}

/// A group of measurements that are run and printed together.
@MainActor
protocol Suite {
  static var name: String { get }
  static var summary: String { get }
  static func run() -> [Row]
}
