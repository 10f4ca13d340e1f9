import Foundation

/// `benchmarks [SUITE ...]` measures and prints a table for each suite; `--repeat` only calls a row, and
/// `--once` each row.
@main @MainActor
struct Benchmarks {
  private static let suites: [any Suite.Type] = [
    HeadlessSuite.self, TransitionsSuite.self, GrowthSuite.self, SnapshotsSuite.self,
    LinksSuite.self,
  ]

  static func main() {
    var names = Array(CommandLine.arguments.dropFirst())
    var repetition: Repetition?
    if let index = names.firstIndex(of: "--repeat") {
      let words = Array(names[(index + 1)...].prefix(3))
      repetition = Repetition(words)
      if repetition == nil {
        reject("After “--repeat” come a row, “floor”, “work” or “both”, and a number of calls.")
      }
      names.removeSubrange(index..<(index + 4))
    }
    if names.contains("--help") || names.contains("-h") { return print(help) }
    let isOnce = names.contains("--once")
    names.removeAll { $0 == "--once" }
    var chosen: [any Suite.Type] = []
    for name in names {
      guard let suite = suites.first(where: { $0.name == name }) else {
        reject("No suite is named “\(name)”.")
      }
      chosen.append(suite)
    }
    if chosen.isEmpty { chosen = suites }
    if let repetition { return call(repetition, in: chosen) }
    if isOnce { exit(callOnce(chosen) ? 0 : 1) }
    do {
      if try !measure(chosen) { exit(1) }
    } catch {
      stop("\(error)")
    }
  }

  /// Prints a table for each suite, and tells whether every row keeps its limit.
  private static func measure(_ suites: [any Suite.Type]) throws -> Bool {
    let valgrind = Valgrind()
    var isMet = true
    for suite in suites {
      let times = suite.comparisons.map(ProcessorTime.init)
      let counts = try valgrind?.instructions(of: suite.comparisons, in: suite.name)
      let rows = suite.comparisons.indices.map {
        Row(comparison: suite.comparisons[$0], time: times[$0], instructions: counts?[$0])
      }
      let table = counts == nil ? Table(timesOf: rows) : Table(instructionsOf: rows)
      print("\(suite.name): \(suite.summary)\n\n\(table.text)")
      let memory = suite.memory()
      if !memory.isEmpty { print(Table(memory).text) }
      isMet = isMet && rows.allSatisfy(\.isMet) && memory.allSatisfy(\.isMet)
    }
    if valgrind == nil { print(withoutValgrind) }
    return isMet
  }

  /// Calls each row, and returns whether none takes far longer than its limit allows.
  private static func callOnce(_ suites: [any Suite.Type]) -> Bool {
    var isMet = true
    for suite in suites {
      for row in suite.comparisons {
        let sides = row.prepare()
        var ratio = ProcessorTime.roughRatio(of: sides)
        let limit = 20 * (row.limit ?? .infinity)
        // The first call also makes what later calls reuse.
        if ratio > limit { ratio = ProcessorTime.roughRatio(of: sides) }
        guard ratio > limit else { continue }
        isMet = false
        print("“\(row.title)” takes \(Int(ratio)) times as long as its floor: \(row.floor)")
      }
      print("\(suite.name): \(suite.comparisons.count) rows")
    }
    return isMet
  }

  private static func call(_ repetition: Repetition, in suites: [any Suite.Type]) {
    var found: [(suite: String, row: Comparison)] = []
    for suite in suites {
      for row in suite.comparisons where row.title == repetition.title {
        found.append((suite.name, row))
      }
    }
    guard let first = found.first else { reject("No row is named “\(repetition.title)”.") }
    guard found.count == 1 else {
      let names = found.map(\.suite).joined(separator: ", ")
      reject("“\(repetition.title)” is a row of several suites: \(names). Name one of them.")
    }
    repetition.run(first.row.prepare())
  }

  private static func reject(_ reason: String) -> Never { stop("\(reason)\n\n\(help)") }

  private static func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(2)
  }

  private static let withoutValgrind = """
    No limit of a ratio was checked: the limits are in instructions, and valgrind, which counts
    them, is not installed. On Debian: apt-get install valgrind.
    """

  private static var help: String {
    var lines = [
      "usage: swift run -c release --package-path Benchmarks benchmarks [SUITE ...]",
      "                              [--repeat ROW floor|work|both CALLS] [--once]", "",
    ]
    for suite in suites { lines.append("  \(suite.name)  \(suite.summary)") }
    lines += [
      "",
      "Each row is a ratio to a floor: in instructions, which valgrind counts, and in processor time,",
      "measured in turns with the floor. The limits are in instructions, since these do not depend",
      "on the machine or on what else it does. The exit status is 1 if a row misses its limit.",
      "Without valgrind there are times only, and no limits of ratios.",
      "",
      "--repeat measures nothing: it calls a row, for a program that counts or samples. A row that",
      "several suites have needs the name of one of them. --once only looks for rows that take more",
      "than 20 times their limit.",
    ]
    return lines.joined(separator: "\n")
  }
}
