import CompactTesting
import CoordinatorCore
import Foundation
import Testing

struct SnapshotStorageTests: TableSuite {
  let folder = TemporaryFolder()
  private let key = "scene-main"

  private var files: FileSnapshotStorage { FileSnapshotStorage(folder: folder.url) }

  private func read(_ storage: some SnapshotStorage, _ key: String) throws -> String? {
    try storage.data(for: key, limit: 1_000).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A storage does what a store expects of it.
  private func check(_ storage: some SnapshotStorage) throws {
    expectNil(try storage.data(for: key, limit: 10))
    expectEqual(try storage.keys(), [])
    try storage.remove(key)
    try storage.write(Data("long text".utf8), for: key)
    try storage.write(Data("text".utf8), for: key)
    expectEqual(try read(storage, key), "text")
    try storage.write(Data(), for: "scene-%2F")
    expectEqual(try read(storage, "scene-%2F"), "")
    try storage.move(key, to: "scene-%2F")
    expectEqual(try storage.keys(), ["scene-%2F"])
    expectEqual(try read(storage, "scene-%2F"), "text")
    try storage.remove("scene-%2F")
    expectEqual(try storage.keys(), [])
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A folder stores data") {
      try check(files)
      try expectEqual(folder.names(), [])
      try folder.write("0123456789", to: "\(key).json")
      expectEqual(try files.data(for: key, limit: 4)?.count, 4)
      expectEqual(try files.data(for: key, limit: .max)?.count, 10)
    }

    test("User defaults store data") {
      let name = "snapshots-\(UUID().uuidString)"
      let defaults = try require(UserDefaults(suiteName: name))
      defer { defaults.removePersistentDomain(forName: name) }
      try check(UserDefaultsSnapshotStorage(defaults))
      defaults.set("no data", forKey: "Coordinators.\(key)")
      expectNil(try UserDefaultsSnapshotStorage(defaults).data(for: key, limit: 10))
    }

    test("A user activity's dictionary stores data, and leaves out other entries") {
      let storage = UserInfoSnapshotStorage(["title": "News", 7: 7, "Coordinators.x": 1])
      try check(storage)
      try storage.write(Data("text".utf8), for: key)
      let list = try PropertyListSerialization.data(
        fromPropertyList: storage.userInfo, format: .xml, options: 0)
      let copy = try unsafe PropertyListSerialization.propertyList(from: list, format: nil)
      let relaunched = UserInfoSnapshotStorage(copy as? [AnyHashable: Any])
      expectEqual(try read(relaunched, key), "text")
      expectEqual(try relaunched.keys(), [key])
    }

    test("A write that fails throws an error") {
      try folder.write("no folder", to: "file")
      let files = FileSnapshotStorage(folder: folder.file("file"))
      expectThrows { try files.write(Data("next".utf8), for: key) }
    }

    test("A store keeps snapshots in files across launches") {
      let schedule = TestSchedule()
      let snapshot = Snapshot(root: Snapshot.Node(type: "A"))
      let store = SnapshotStore(files, schedule: schedule.add)
      store.save(snapshot, for: "a/b")
      store.flush()
      store.beginRestore("a/b")
      try expectEqual(folder.names(), ["scene-a%2Fb.json", "scene-a%2Fb.restoring.json"])
      expectEqual(SnapshotStore(files, schedule: schedule.add).load("a/b"), snapshot)
      try folder.write("{", to: "scene-a%2Fb.json")
      let damaged = SnapshotStore(files, schedule: schedule.add)
      expectEqual(codes { expectNil(damaged.load("a/b")) }, "snapshotDamaged")
      try expectEqual(folder.names(), ["scene-a%2Fb.aside-1.json"])
      store.remove("a/b")
      try expectEqual(folder.names(), [])
    }
  }

  private func expectThrows(_ body: () throws -> Void) {
    do {
      try body()
      expectTrue(false, "There was no error.")
    } catch {}
  }
}
