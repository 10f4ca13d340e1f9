/// Saves the snapshots of an app's scenes, and loads them at the next launch.
///
/// A store writes late and rarely: many saves in a short time cause one write, and a snapshot that
/// equals the last one causes none. Call ``flush()`` when a scene goes to the background.
///
/// ```swift
/// let store = SnapshotStore(FileSnapshotStorage(folder: folder)) { delay, work in
///   Timer.scheduledTimer(withTimeInterval: delay / .seconds(1), repeats: false) { _ in
///     MainActor.assumeIsolated { work() }
///   }
/// }
/// store.save(snapshot, for: session.persistentIdentifier)
/// ```
///
/// The store keeps a snapshot under another key, and reports a ``Diagnostic``, if the snapshot cannot be decoded or
/// migrated, or crashes the app twice in a row. `launch(restoringFrom:)` does the same with the snapshot of a root of
/// another type. If a write fails, the store reports it once, and the next save or ``flush()`` tries again.
@MainActor
public final class SnapshotStore {
  /// Runs work after a delay.
  public typealias Schedule =
    @MainActor (_ delay: Duration, _ work: @escaping @MainActor () -> Void) -> Void

  let storage: any SnapshotStorage
  let migrations: SnapshotMigrations
  private let delay: Duration
  private let schedule: Schedule

  /// The snapshots to write, by scene.
  private var pending: [String: Snapshot] = [:]
  /// The snapshots that the storage has, as far as it is known, by scene.
  private var stored: [String: Snapshot] = [:]
  /// The scenes whose last write failed.
  private var failed: Set<String> = []
  private var isScheduled = false

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - storage: The place for the data.
  ///   - migrations: Changes snapshots of older versions of the app.
  ///   - delay: How long a save waits for further ones.
  ///   - schedule: Runs work after the delay, on the main actor.
  public init(
    _ storage: some SnapshotStorage, migrations: SnapshotMigrations = [],
    delay: Duration = .seconds(1), schedule: @escaping Schedule
  ) {
    self.storage = storage
    self.migrations = migrations
    self.delay = delay
    self.schedule = schedule
  }

  /// Writes a scene's snapshot after the delay, unless a later save replaces it.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot, which gets the app's current version.
  ///   - scene: The scene's identifier, which can be any text.
  public func save(_ snapshot: Snapshot, for scene: String) {
    var snapshot = snapshot
    snapshot.version = migrations.currentVersion
    pending[scene] = snapshot == stored[scene] ? nil : snapshot
    guard !pending.isEmpty, !isScheduled else { return }
    isScheduled = true
    // Retains the store until nothing waits any more.
    schedule(delay) {
      self.isScheduled = false
      self.flush()
    }
  }

  /// Writes now what waits for the delay, and what could not be written before.
  ///
  /// Call it when a scene goes to the background: the system may end the app there.
  public func flush() {
    for scene in pending.keys.sorted() { write(scene) }
  }

  /// The saved snapshot of a scene, in the app's current version.
  ///
  /// It is nil if there is none, and if it cannot be used. Then a diagnostic gives the reason and
  /// the key under which the snapshot is kept.
  public func load(_ scene: String) -> Snapshot? {
    if let snapshot = pending[scene] ?? stored[scene] { return snapshot }
    let key = SnapshotKey(scene: scene)
    do {
      guard let data = try data(of: key) else { return nil }
      var snapshot = try Snapshot(decoding: data)
      let isCurrent = snapshot.version == migrations.currentVersion
      try migrations.migrate(&snapshot)
      if isCurrent { stored[scene] = snapshot }
      return snapshot
    } catch {
      report(error.code == .unreadable ? error : setAside(key, because: error), about: key)
      return nil
    }
  }

  /// The saved snapshot of a root; one that a root of another type has saved is set aside.
  package func load(_ scene: String, of root: String) -> Snapshot? {
    guard let snapshot = load(scene) else { return nil }
    if snapshot.root.type == root { return snapshot }
    let key = SnapshotKey(scene: scene)
    let error = SnapshotError.otherRoot(snapshot.root.type, than: root)
    // A snapshot that cannot be written is lost, so this is reported again.
    failed.remove(scene)
    write(scene)
    report(setAside(key, because: error), about: key)
    forget(scene)
    return nil
  }

  /// Removes all data of a scene, such as one that the user has closed.
  public func remove(_ scene: String) {
    forget(scene)
    removeKeys(where: SnapshotKey(scene: scene).owns)
  }

  /// Removes the data of all scenes.
  public func removeAll() {
    (pending, stored, failed) = ([:], [:], [])
    removeKeys { $0.hasPrefix(SnapshotKey.prefix) }
  }

  private func write(_ scene: String) {
    guard let snapshot = pending[scene] else { return }
    let key = SnapshotKey(scene: scene)
    do {
      let data = try snapshot.data()
      stored[scene] = nil
      try change { try storage.write(data, for: key.snapshot) }
      stored[scene] = snapshot
      // The storage may have saved a newer one during the call.
      if pending[scene] == snapshot { pending[scene] = nil }
      failed.remove(scene)
    } catch {
      if failed.insert(scene).inserted { report(error, about: key) }
    }
  }

  private func forget(_ scene: String) {
    pending[scene] = nil
    stored[scene] = nil
    failed.remove(scene)
  }

  private func removeKeys(where isRemoved: (String) -> Bool) {
    do {
      try change { for key in try storage.keys() where isRemoved(key) { try storage.remove(key) } }
    } catch {
      report(error)
    }
  }
}
