import CompactTesting
import Testing

/// What UIKit raises ends the program here, in its words as crash reports show them.
@MainActor @Suite(.onItsOwnThread) struct TrapTests {
  private static var table: TrapTable {
    var table = TrapTable()
    let traps = TrapTests()
    traps.controllers(&table)
    traps.views(&table)
    traps.storyboards(&table)
    return table
  }

  @Test(arguments: await table.rows.map(\.name)) func row(name: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = name as String] in
      await MainActor.run { TrapTests.table.rows.first { $0.name == name }?.body() }
    }
    let output = String(decoding: try require(result).standardErrorContent, as: UTF8.self)
    let texts = Self.table.rows.filter { $0.name == name }.flatMap(\.texts)
    for text in texts { expectTrue(output.contains(text), output) }
  }
}

/// What raises, and with which words.
@MainActor
struct TrapTable {
  private(set) var rows: [(name: String, texts: [String], body: @MainActor () -> Void)] = []

  /// Adds what ends the program, and parts of what it then writes.
  mutating func callAsFunction(
    _ name: String, _ texts: String..., body: @escaping @MainActor () -> Void
  ) {
    rows.append((name, texts, body))
  }
}
