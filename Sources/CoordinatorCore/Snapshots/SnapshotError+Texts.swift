// All texts of snapshots.

extension SnapshotError {
  static var tooLarge: SnapshotError {
    SnapshotError(
      .tooLarge, "has more than \(Snapshot.maximumSize) bytes",
      meaning: "that a coordinator's state contains data, such as images or whole documents.",
      remedy: "keep the data in a file or a database, and its identifier in the state.")
  }

  static var tooDeep: SnapshotError {
    SnapshotError(
      .tooDeep, "has more than \(Snapshot.maximumDepth) nodes below one another",
      meaning: "that the data were changed, or that coordinators start one another endlessly.",
      remedy: "let the parent start the next coordinator, instead of the last child.")
  }

  static var tooManyNodes: SnapshotError {
    SnapshotError(
      .tooManyNodes, "has more than \(Snapshot.maximumCount) nodes and entries",
      meaning: "that the data were changed, or that a stack grows without an end.",
      remedy: "remove screens and children that the user no longer needs.")
  }

  static func damaged(_ reason: String) -> SnapshotError {
    SnapshotError(
      .damaged, "is damaged: \(reason)",
      meaning: "that the data were cut off or changed, or are no snapshot.",
      remedy: "start without it. The next save replaces it.")
  }

  /// The error for a snapshot with a newer number; `what` is `version` or `format`.
  static func newer(_ what: String, _ number: Int, than current: Int) -> SnapshotError {
    SnapshotError(
      .newer, "has \(what) \(number), and this app reads \(what)s up to \(current)",
      meaning: "that a newer version of the app saved it.",
      remedy: "start without it, or update the app.")
  }

  package static func otherRoot(_ type: String, than current: String) -> SnapshotError {
    SnapshotError(
      .otherRoot, "was saved by '\(type)', and this root is '\(current)'",
      meaning: "that the type was renamed, or that two roots save as the same scene.",
      remedy: "rename it in a step of 'SnapshotMigrations', or give each root a scene of its own.")
  }

  static func migrationFailed(from version: Int, _ reason: String) -> SnapshotError {
    SnapshotError(
      .migrationFailed, "could not be migrated from version \(version): \(withoutPeriod(reason))",
      meaning: "that a step expects a route or a state that this snapshot does not have.",
      remedy: "leave out what the step does not know, instead of throwing an error.")
  }

  static func undecodable(_ type: String, text: String, _ reason: String) -> SnapshotError {
    SnapshotError(
      .undecodable, place: "The text '\(text.count > 80 ? "\(text.prefix(80))…" : text)'",
      "is no '\(type)': \(reason)",
      meaning: "that the type has changed since the snapshot was saved.",
      remedy: "add a step to 'SnapshotMigrations', or let the type decode the older form, too.")
  }

  package static func undecodableRoute(_ type: String, _ text: String) -> SnapshotError {
    .undecodable(type, text: text, "the type is not 'Decodable'")
  }

  static func unencodable(_ place: String, _ reason: String) -> SnapshotError {
    SnapshotError(
      .unencodable, place: place, "cannot be encoded: \(reason)",
      meaning: "that it contains a number that JSON does not have, such as 'Double.nan'.",
      remedy: "use a value that JSON has, such as nil.")
  }

  static func unreadable(_ error: any Error) -> SnapshotError {
    SnapshotError(
      .unreadable, "cannot be read: \(withoutPeriod("\(error)"))",
      meaning: "that the app may not read the file or its folder.",
      remedy: "store snapshots in a folder of the app, such as 'applicationSupportDirectory'.")
  }

  static func unwritable(_ error: any Error) -> SnapshotError {
    SnapshotError(
      .unwritable, "cannot be written: \(withoutPeriod("\(error)"))",
      meaning: "that the disk is full, or that the app may not write to the folder.",
      remedy: "store snapshots in a folder of the app, such as 'applicationSupportDirectory'.")
  }

  static var crashing: SnapshotError {
    SnapshotError(
      .crashing, "was not restored, because the app has ended twice while it restored it",
      meaning: "that a coordinator crashes when it receives a route or a state of the snapshot.",
      remedy: "restore the snapshot that was set aside in a debugger.")
  }

  /// This error about a certain snapshot.
  func at(_ place: String) -> SnapshotError {
    SnapshotError(code, place: place, predicate, meaning: meaning, remedy: remedy)
  }

  /// This error with the key under which the snapshot was kept.
  func kept(as key: String) -> SnapshotError {
    SnapshotError(
      code, place: place, predicate, meaning: meaning,
      remedy: "\(remedy) The storage keeps this one as '\(key)'.")
  }

  /// The place and the reason of an error of a decoder or an encoder.
  package static func explanation(of error: any Error) -> String {
    let context: (path: [any CodingKey], text: String)
    switch error {
    case DecodingError.keyNotFound(let key, let found):
      context = (found.codingPath, "the key '\(key.stringValue)' is missing")
    case DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found),
      DecodingError.dataCorrupted(let found):
      context = (found.codingPath, reason(found.debugDescription, found.underlyingError))
    case EncodingError.invalidValue(_, let found):
      context = (found.codingPath, reason(found.debugDescription, found.underlyingError))
    default:
      context = ([], "\(error)")
    }
    let path = context.path.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
    let text = withoutPeriod(context.text)
    return path.isEmpty ? text : "\(text), at '\(path)'"
  }

  private static func reason(_ text: String, _ cause: (any Error)?) -> String {
    cause.map { "\(withoutPeriod(text)) (\($0))" } ?? text
  }

  private static func withoutPeriod(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
