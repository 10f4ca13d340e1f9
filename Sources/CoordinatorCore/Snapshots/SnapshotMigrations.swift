/// The steps that change snapshots of older versions of your app.
///
/// A snapshot contains the names of types, and routes and states as JSON. If you rename one of
/// them, add a step for the snapshots that users already have. Each step leads from one version to
/// the next, so there is one more version than steps:
///
/// ```swift
/// let migrations: SnapshotMigrations = [
///   // 1 to 2: 'Story' is now 'Article'.
///   { snapshot in
///     snapshot.updateNodes { node in
///       if node.type == "Story.Coordinator" { node.type = "Article.Coordinator" }
///     }
///   }
/// ]
/// ```
public struct SnapshotMigrations: Sendable {
  /// Changes a snapshot of one version to the next version.
  ///
  /// If it throws, the snapshot is not restored.
  public typealias Step = @Sendable (inout Snapshot) throws -> Void

  private let steps: [Step]

  /// Creates a list of steps, the first for version 1.
  ///
  /// Keep the steps of old versions: if you no longer support one, let its step throw an error.
  public init(_ steps: [Step]) { self.steps = steps }

  /// The version that the steps lead to, in which snapshots are saved.
  public var currentVersion: Int { steps.count + 1 }

  /// Performs the steps from the snapshot's version to the current one.
  func migrate(_ snapshot: inout Snapshot) throws(SnapshotError) {
    if snapshot.version > currentVersion {
      throw .newer("version", snapshot.version, than: currentVersion)
    }
    while snapshot.version < currentVersion {
      let version = snapshot.version
      do {
        try steps[version - 1](&snapshot)
      } catch {
        throw .migrationFailed(from: version, "\(error)")
      }
      snapshot.version = version + 1
    }
  }
}

extension SnapshotMigrations: ExpressibleByArrayLiteral {
  /// Creates a list of steps, the first for version 1.
  public init(arrayLiteral steps: Step...) { self.init(steps) }
}
