/// The reason why a snapshot cannot be decoded, encoded, read or written.
public struct SnapshotError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: String, Hashable, Sendable {
    /// The data exceed ``Snapshot/maximumSize``.
    case tooLarge = "snapshotTooLarge"
    /// More nodes than ``Snapshot/maximumDepth`` lie below one another.
    case tooDeep = "snapshotTooDeep"
    /// There are more nodes and entries than ``Snapshot/maximumCount``.
    case tooManyNodes = "snapshotTooManyNodes"
    /// The data are no snapshot.
    case damaged = "snapshotDamaged"
    /// A newer version of the app or of the framework wrote the snapshot.
    case newer = "snapshotNewer"
    /// A root of another type has saved the snapshot.
    case otherRoot = "snapshotOtherRoot"
    /// A step of the app's migrations threw an error.
    case migrationFailed = "snapshotMigrationFailed"
    /// The text of a route or a state is no value of its type.
    case undecodable = "snapshotUndecodable"
    /// A route or a state cannot be encoded.
    case unencodable = "snapshotUnencodable"
    /// The storage could not read.
    case unreadable = "snapshotUnreadable"
    /// The storage could not write, move or remove.
    case unwritable = "snapshotUnwritable"
    /// The app crashed twice in a row while it restored the snapshot.
    case crashing = "snapshotCrashing"
  }

  /// The kind of the reason.
  public let code: Code

  /// What the error is about, such as `The snapshot 'scene-main'`.
  public let place: String

  let predicate: String

  /// The usual cause.
  public let meaning: String

  /// The fix.
  public let remedy: String

  init(
    _ code: Code, place: String = "The snapshot", _ predicate: String, meaning: String,
    remedy: String
  ) {
    self.code = code
    self.place = place
    self.predicate = predicate
    self.meaning = meaning
    self.remedy = remedy
  }

  /// The problem and its place, with the values.
  public var problem: String { "\(place) \(predicate)." }

  package var diagnostic: Diagnostic {
    Diagnostic(code.rawValue, problem: problem, meaning: meaning, remedy: remedy)
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The whole message.
  public var description: String { diagnostic.description }
}
