import Foundation

/// `benchmarks [SUITE ...]` measures and prints a table for each suite.
@main @MainActor
struct Benchmarks {
  private static let suites: [any Suite.Type] = [HeadlessSuite.self, DoorSuite.self]

  static func main() {
    let names = Array(CommandLine.arguments.dropFirst())
    if names.contains("--help") || names.contains("-h") { return print(help) }
    var chosen: [any Suite.Type] = []
    for name in names {
      guard let suite = suites.first(where: { $0.name == name }) else {
        FileHandle.standardError.write(Data("No suite is named “\(name)”.\n\n\(help)\n".utf8))
        exit(2)
      }
      chosen.append(suite)
    }
    var isMet = true
    for suite in chosen.isEmpty ? suites : chosen {
      print("\(suite.name): \(suite.summary)\n")
      let table = Table(suite.run())
      print(table.text)
      isMet = isMet && table.isMet
    }
    if !isMet { exit(1) }
  }

  private static var help: String {
    var lines = [
      "usage: swift run -c release --package-path Benchmarks benchmarks [SUITE ...]", "",
    ]
    for suite in suites { lines.append("  \(suite.name)  \(suite.summary)") }
    lines += [
      "",
      "Each row is a ratio to a floor that is measured in the same run, alternating with it, so that",
      "a slow or busy machine changes both. The exit status is 1 if a row misses its target.",
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
