import CompactTesting
import CoordinatorCore
import Foundation
import Testing

private func snapshot(_ name: String, version: Int = 1) -> Snapshot {
  Snapshot(root: Snapshot.Node(type: name), version: version)
}

struct SnapshotStoreTests: TableSuite {
  let storage = TestStorage()
  let schedule = TestSchedule()

  /// A store as the next launch of the app makes one.
  private func launch(_ migrations: SnapshotMigrations = []) -> SnapshotStore {
    SnapshotStore(storage, migrations: migrations, schedule: schedule.add)
  }

  /// What a new launch finds.
  private func found(_ scene: String = "main") -> String? { launch().load(scene)?.root.type }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    savingRows(&test)
    failureRows(&test)
    crashRows(&test)
    sceneRows(&test)
  }

  private func savingRows(_ test: inout TestTable) {
    test("Many saves write once, after the delay, and the last one") {
      let store = launch()
      for name in ["A", "B", "C"] { store.save(snapshot(name), for: "main") }
      expectEqual(storage.writes, [])
      expectEqual(schedule.delays, [.seconds(1)])
      schedule.run()
      expectEqual(storage.writes, ["scene-main"])
      expectEqual(found(), "C")
      store.save(snapshot("D"), for: "main")
      schedule.run()
      expectEqual(schedule.delays.count, 2)
      expectEqual(found(), "D")
    }

    test("A snapshot that is saved while an older one is written is not lost") {
      let store = launch()
      storage.didWrite = { [storage] in
        storage.didWrite = {}
        store.save(snapshot("B"), for: "main")
      }
      store.save(snapshot("A"), for: "main")
      store.flush()
      schedule.run()
      store.flush()
      expectEqual(found(), "B")
    }

    test("A flush writes at once, and the delayed write finds nothing to do") {
      let store = launch()
      store.save(snapshot("A"), for: "main")
      store.flush()
      expectEqual(found(), "A")
      schedule.run()
      store.flush()
      expectEqual(storage.writes.count, 1)
    }

    test("An equal snapshot is not written again, and takes back one that waits") {
      launch().save(snapshot("A"), for: "main")
      schedule.run()
      let store = launch()
      expectEqual(store.load("main"), snapshot("A"))
      store.save(snapshot("A"), for: "main")
      expectEqual(schedule.delays.count, 1)
      store.save(snapshot("B"), for: "main")
      store.save(snapshot("A"), for: "main")
      schedule.run()
      expectEqual(storage.writes.count, 1)
    }

    test("A snapshot that waits is loaded, and written though the store is released") {
      var store: SnapshotStore? = launch()
      store?.save(snapshot("A"), for: "main")
      expectEqual(store?.load("main"), snapshot("A"))
      store = nil
      schedule.run()
      expectEqual(found(), "A")
    }

    test("A save has the current version, and a migrated snapshot is written again") {
      let migrations: SnapshotMigrations = [{ $0.root.type += "2" }]
      launch().save(snapshot("A"), for: "main")
      schedule.run()
      let store = launch(migrations)
      expectEqual(store.load("main"), snapshot("A2", version: 2))
      store.save(snapshot("A2"), for: "main")
      schedule.run()
      expectEqual(storage.writes.count, 2)
      expectEqual(launch(migrations).load("main"), snapshot("A2", version: 2))
    }
  }

  private func failureRows(_ test: inout TestTable) {
    test("A write that fails is reported once, and tried again by the next save or flush") {
      let store = launch()
      store.save(snapshot("A"), for: "main")
      schedule.run()
      storage.isWritable = false
      let reports = DiagnosticReporter.collecting {
        for name in ["B", "C"] {
          store.save(snapshot(name), for: "main")
          schedule.run()
        }
      }
      expectEqual(
        reports.map(\.problem), ["The snapshot 'scene-main' cannot be written: Failure()."])
      expectEqual(found(), "A")
      storage.isWritable = true
      expectEqual(codes { store.flush() }, "")
      expectEqual(found(), "C")
      storage.isWritable = false
      store.save(snapshot("D"), for: "main")
      expectEqual(codes { schedule.run() }, "snapshotUnwritable")
      storage.isWritable = true
      store.save(snapshot("D"), for: "main")
      schedule.run()
      expectEqual(found(), "D")
    }

    test("A snapshot that cannot be used is set aside with a diagnostic") {
      let newer = #"{"format":1,"version":9,"root":{"type":"A"}}"#
      let table = [
        ("", "snapshotDamaged"), ("{\"format\":1,", "snapshotDamaged"),
        (newer, "snapshotNewer"), (#"{"format":2}"#, "snapshotNewer"),
        (String(repeating: " ", count: Snapshot.maximumSize + 9), "snapshotTooLarge"),
        (String(repeating: "[", count: 1_000), "snapshotDamaged"),
      ]
      for (text, code) in table {
        storage.contents = ["scene-main": Data(text.utf8)]
        let store = launch()
        let reports = DiagnosticReporter.collecting { expectNil(store.load("main")) }
        expectEqual(reports.map(\.code), [code])
        expectTrue(reports[0].problem.hasPrefix("The snapshot 'scene-main' "), reports[0].problem)
        expectTrue(reports[0].remedy.hasSuffix("keeps this one as 'scene-main.aside-1'."))
        expectEqual(storage.contents, ["scene-main.aside-1": Data(text.utf8)])
        expectEqual(codes { expectNil(store.load("main")) }, "")
        store.save(snapshot("B"), for: "main")
        schedule.run()
        expectEqual(found(), "B")
      }
    }

    test("Nine snapshots are kept aside, and the last of them is replaced") {
      for count in 1...10 {
        storage.contents["scene-main"] = Data("\(count)".utf8)
        expectEqual(codes { expectNil(found()) }, "snapshotDamaged")
      }
      expectEqual(storage.contents.count, 9)
      expectEqual(storage.contents["scene-main.aside-1"], Data("1".utf8))
      expectEqual(storage.contents["scene-main.aside-9"], Data("10".utf8))
    }

    test("A storage that cannot be read or changed is reported, and loses nothing") {
      storage.contents = ["scene-main": Data("{".utf8)]
      storage.isReadable = false
      expectEqual(
        DiagnosticReporter.collecting { expectNil(found()) }.map(\.problem),
        ["The snapshot 'scene-main' cannot be read: Failure()."])
      expectEqual(codes { launch().removeAll() }, "snapshotUnwritable")
      expectEqual(codes { launch().beginRestore("main") }, "snapshotUnreadable")
      storage.isReadable = true
      storage.isWritable = false
      expectEqual(codes { expectNil(found()) }, "snapshotUnwritable\nsnapshotDamaged")
      expectEqual(codes { launch().beginRestore("main") }, "snapshotUnwritable")
      expectEqual(codes { launch().endRestore("main") }, "snapshotUnwritable")
      expectEqual(storage.contents, ["scene-main": Data("{".utf8)])
    }
  }

  private func crashRows(_ test: inout TestTable) {
    /// A launch that ends while it restores.
    func crash() -> String? {
      let store = launch()
      let loaded = store.load("main")
      store.beginRestore("main")
      return loaded?.root.type
    }

    test("A snapshot that crashes the app twice in a row is set aside") {
      launch().save(snapshot("A"), for: "main")
      schedule.run()
      let saved = storage.contents["scene-main"]
      expectEqual(crash(), "A")
      expectEqual(crash(), "A")
      let reports = DiagnosticReporter.collecting { expectNil(found()) }
      expectEqual(
        reports.map(\.problem),
        [
          "The snapshot 'scene-main' was not restored, because the app has ended twice while it "
            + "restored it."
        ])
      expectEqual(storage.contents, ["scene-main.aside-1": saved])
      launch().save(snapshot("B"), for: "main")
      schedule.run()
      expectEqual(crash(), "B")
    }

    test("Crashes with a success in between are not in a row") {
      launch().save(snapshot("A"), for: "main")
      schedule.run()
      for _ in 1...3 {
        expectEqual(crash(), "A")
        let store = launch()
        expectEqual(store.load("main")?.root.type, "A")
        store.beginRestore("main")
        store.endRestore("main")
        expectEqual(storage.contents.keys.sorted(), ["scene-main"])
      }
    }

    test("A damaged mark counts as one crash, and a mark without a snapshot as none") {
      launch().save(snapshot("A"), for: "main")
      schedule.run()
      storage.contents["scene-main.restoring"] = Data([0xFF, 0])
      expectEqual(crash(), "A")
      expectEqual(codes { expectNil(found()) }, "snapshotCrashing")
      storage.contents = ["scene-main.restoring": Data("2".utf8)]
      expectEqual(codes { expectNil(found()) }, "")
      launch().save(snapshot("B"), for: "main")
      schedule.run()
      expectEqual(found(), "B")
    }
  }

  private func sceneRows(_ test: inout TestTable) {
    test("Each scene has its own key, whatever its identifier is") {
      let scenes = [
        "main", "", ".", "..", "../main", "main.restoring", "a/b", "a\\b", "a%2Fb", "é", "\u{1}0",
        "\u{10}",
        "\u{202E}x", String(repeating: "x", count: 5_000), String(repeating: "x", count: 5_001),
        String(repeating: "é", count: 5_000),
      ]
      let store = launch()
      for (index, scene) in scenes.enumerated() { store.save(snapshot("\(index)"), for: scene) }
      schedule.run()
      let keys = storage.contents.keys
      expectEqual(keys.count, scenes.count)
      let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_%")
      for key in keys {
        expectTrue(key.hasPrefix("scene-") && key.count < 130 && key.allSatisfy(allowed.contains))
      }
      for (index, scene) in scenes.enumerated() { expectEqual(found(scene), "\(index)") }
    }

    test("Removing a scene removes all of its data, and no other's") {
      let store = launch()
      for scene in ["a", "ab", "a.b"] { store.save(snapshot(scene), for: scene) }
      schedule.run()
      storage.contents["scene-a.aside-1"] = Data()
      storage.contents["other"] = Data()
      store.beginRestore("a")
      store.save(snapshot("waits"), for: "a")
      store.remove("a")
      schedule.run()
      expectEqual(storage.contents.keys.sorted(), ["other", "scene-a%2Eb", "scene-ab"])
      store.save(snapshot("waits"), for: "ab")
      store.removeAll()
      schedule.run()
      expectEqual(storage.contents.keys.sorted(), ["other"])
      expectNil(store.load("ab"))
      store.save(snapshot("ab"), for: "ab")
      schedule.run()
      expectEqual(found("ab"), "ab")
    }
  }
}
