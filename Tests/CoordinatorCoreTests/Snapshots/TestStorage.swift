import CoordinatorCore
import Foundation

/// A storage in memory that counts writes, and fails on request.
@MainActor
final class TestStorage: SnapshotStorage {
  struct Failure: Error {}

  var contents: [String: Data] = [:]
  var writes: [String] = []
  var isReadable = true
  var isWritable = true
  var didWrite: @MainActor () -> Void = {}

  func data(for key: String, limit: Int) throws -> Data? {
    guard isReadable else { throw Failure() }
    return contents[key]?.prefix(limit)
  }

  func write(_ data: Data, for key: String) throws {
    guard isWritable else { throw Failure() }
    writes.append(key)
    contents[key] = data
    didWrite()
  }

  func remove(_ key: String) throws {
    guard isWritable else { throw Failure() }
    contents[key] = nil
  }

  func keys() throws -> [String] {
    guard isReadable else { throw Failure() }
    return contents.keys.sorted()
  }
}

/// Delayed work that a test runs.
@MainActor
final class TestSchedule {
  private(set) var delays: [Duration] = []
  private var work: [@MainActor () -> Void] = []

  func add(_ delay: Duration, _ work: @escaping @MainActor () -> Void) {
    delays.append(delay)
    self.work.append(work)
  }

  /// Runs what is scheduled, as if the delay had passed.
  func run() {
    let due = work
    work = []
    for work in due { work() }
  }
}
