import Foundation

extension SnapshotStore {
  /// How many restorations of a snapshot can begin without an end.
  private static var maximumRestorations: Int { 2 }

  /// Notes that the restoration of a scene's snapshot begins.
  ///
  /// If the app ends twice in a row between this call and ``endRestore(_:)``, then ``load(_:)`` sets
  /// the snapshot aside and returns nil.
  public func beginRestore(_ scene: String) {
    let key = SnapshotKey(scene: scene)
    do {
      let count = min(try restorations(of: key) + 1, Self.maximumRestorations)
      let mark = Data("\(count)".utf8)
      try change { try storage.write(mark, for: key.mark) }
    } catch {
      report(error, about: key)
    }
  }

  /// Notes that the restoration of a scene's snapshot is complete, or was given up.
  ///
  /// Call it, too, when the scene goes to the background during the restoration: that the system
  /// ends the app there is no crash.
  public func endRestore(_ scene: String) {
    let key = SnapshotKey(scene: scene)
    do {
      try change { try storage.remove(key.mark) }
    } catch {
      report(error, about: key)
    }
  }

  /// The data of a snapshot, unless the app has crashed with them.
  func data(of key: SnapshotKey) throws(SnapshotError) -> Data? {
    // One byte more than the limit shows that there are too many.
    guard let data = try read(key.snapshot, limit: Snapshot.maximumSize + 1) else {
      // A mark without a snapshot must not count for the next one.
      try? storage.remove(key.mark)
      return nil
    }
    if try restorations(of: key) >= Self.maximumRestorations { throw .crashing }
    return data
  }

  /// How many restorations have begun since one has ended.
  private func restorations(of key: SnapshotKey) throws(SnapshotError) -> Int {
    guard let mark = try read(key.mark, limit: 16) else { return 0 }
    // A mark that is no number was written, too.
    return Int(String(decoding: mark, as: UTF8.self)) ?? 1
  }

  /// Keeps a snapshot under another key, and returns the error with that key.
  func setAside(_ key: SnapshotKey, because error: SnapshotError) -> SnapshotError {
    do {
      let newKey = try change {
        let taken = Set(try storage.keys())
        let newKey = key.aside.first { !taken.contains($0) } ?? key.aside[key.aside.count - 1]
        try storage.move(key.snapshot, to: newKey)
        try storage.remove(key.mark)
        return newKey
      }
      return error.kept(as: newKey)
    } catch {
      report(error, about: key)
    }
    return error
  }

  private func read(_ key: String, limit: Int) throws(SnapshotError) -> Data? {
    do {
      return try storage.data(for: key, limit: limit)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Changes the storage, and throws its errors as those of a snapshot.
  func change<Result>(_ body: () throws -> Result) throws(SnapshotError) -> Result {
    do {
      return try body()
    } catch {
      throw .unwritable(error)
    }
  }

  func report(_ error: SnapshotError, about key: SnapshotKey? = nil) {
    reportIssue((key.map { error.at("The snapshot '\($0.snapshot)'") } ?? error).diagnostic)
  }
}
