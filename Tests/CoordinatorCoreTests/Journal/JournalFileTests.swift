import CompactTesting
import CoordinatorCore
import Foundation
import Testing

struct JournalFileTests: TableSuite {
  let journal = Journal { .zero }
  let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")

  @Test(arguments: await rowNames) func row(name: String) async throws {
    defer { try? FileManager.default.removeItem(at: url) }
    try await run(row: name)
  }

  func record(_ change: LifecycleChange) { journal.record(.lifecycle(change), path: "app") }

  func table(_ test: inout TestTable) {
    test("Each event is in the file when its call returns") {
      let file = try JournalFile(appendingTo: url, journal)
      for count in 1...3 {
        record(.started)
        try expectEqual(JournalLines(contentsOf: url).events.count, count)
      }
      expectNil(file.error)
    }

    test("A second file object appends, and a released one writes nothing more") {
      var file: JournalFile? = try JournalFile(appendingTo: url, journal)
      record(.started)
      file = nil
      record(.paused)
      file = try JournalFile(appendingTo: url, journal)
      record(.stopped)
      try expectEqual(
        JournalLines(contentsOf: url).events.map { "\($0.kind)" }, ["started", "stopped"])
      expectNotNil(file)
    }

    test("Two file objects append to one file in turn") {
      let other = Journal { .zero }
      let files = try [journal, other].map { try JournalFile(appendingTo: url, $0) }
      for _ in 1...2 {
        record(.started)
        other.record(.lifecycle(.stopped), path: "another app")
      }
      let lines = try JournalLines(contentsOf: url)
      expectEqual(lines.events.map(\.path), ["app", "another app", "app", "another app"])
      expectEqual(lines.errors.count, 0)
      expectEqual(files.compactMap(\.error).count, 0)
    }

    test("A crash within a line loses that line only") {
      var file: JournalFile? = try JournalFile(appendingTo: url, journal)
      record(.started)
      record(.paused)
      file = nil
      let written = try Data(contentsOf: url)
      try written.dropLast(9).write(to: url)
      file = try JournalFile(appendingTo: url, journal)
      record(.stopped)
      let lines = try JournalLines(contentsOf: url)
      expectEqual(lines.events.map { "\($0.kind)" }, ["started", "stopped"])
      expectEqual(lines.errors.map(\.code), [.notAnEvent])
      expectNotNil(file)
    }

    test("A file that cannot be opened or read is an error that names it") {
      let folder = FileManager.default.temporaryDirectory
      for place in [folder.appending(path: "no folder/journal.jsonl"), folder] {
        #expect(throws: JournalError.self) { try JournalFile(appendingTo: place, journal) }
        do throws(JournalError) {
          _ = try JournalLines(contentsOf: place)
          expectTrue(false)
        } catch {
          expectEqual(error.code, .cannotRead)
          expectTrue("\(error)".contains("'\(place.path)' cannot be read: "), "\(error)")
          expectTrue("\(error)".hasSuffix("that the app may read."), "\(error)")
        }
      }
    }

    test("A full disk ends the writing with an error, and the app goes on") {
      let full = URL(fileURLWithPath: "/dev/full")
      guard FileManager.default.fileExists(atPath: full.path) else { return }
      let file = try JournalFile(appendingTo: full, journal)
      record(.started)
      expectEqual(file.error?.code, .cannotWrite)
      record(.stopped)
      expectFalse(journal.isObserved)
    }
  }
}
