import Foundation
import Testing

/// A suite whose tests are the rows of one table.
///
/// A row compiles ten times as fast as a `@Test` function. Swift Testing runs each row as a test case with
/// its own suite instance:
///
/// ```swift
/// struct BackExitTests: TableSuite {
///   let stage = ExitStage()
///
///   @Test(.coordinators, arguments: await rowNames)
///   func row(name: String) async throws { try await run(row: name) }
///
///   func table(_ test: inout TestTable) {
///     test("A swipe back that is cancelled") {
///       let child = stage.push()
///       ...
///     }
///   }
/// }
/// ```
///
/// Give traits to each `@Test`, also to those in other files: each process of the compiler expands every `@Suite` of a
/// module.
///
/// The environment variable `ROW` selects the rows whose names contain its value, with the same case:
/// `ROW='swipe back' swift test --filter BackExitTests`. A suite without such a row is skipped.
@MainActor package protocol TableSuite {
  init() throws

  /// Adds the rows: `test("A sentence") { ... }`.
  func table(_ test: inout TestTable)
}

extension TableSuite {
  /// The names of the rows.
  package static var rowNames: [String] {
    // If `init()` throws here, it throws again in this one test case, which then fails.
    guard let suite = try? Self() else { return ["\(Self.self)"] }
    let names = suite.rows.map(\.name)
    guard let part = ProcessInfo.processInfo.environment["ROW"] else { return names }
    return names.filter { $0.contains(part) }
  }

  /// Runs the row with this name.
  package func run(row name: String) async throws {
    let rows = self.rows.filter { $0.name == name }
    expectEqual(rows.count, 1, "The names in a table must be unique.")
    for row in rows { try await row.body() }
  }

  private var rows: [TestTable.Row] {
    var table = TestTable()
    self.table(&table)
    return table.rows
  }
}

/// The rows of a `TableSuite`.
@MainActor package struct TestTable {
  fileprivate struct Row {
    let name: String
    let body: @MainActor () async throws -> Void
  }

  fileprivate var rows: [Row] = []

  /// Adds a row.
  package mutating func callAsFunction(
    _ name: String, _ body: @escaping @MainActor () throws -> Void
  ) {
    rows.append(Row(name: name, body: body))
  }

  /// Adds an asynchronous row.
  package mutating func callAsFunction(
    _ name: String, _ body: @escaping @MainActor () async throws -> Void
  ) {
    rows.append(Row(name: name, body: body))
  }
}
