/// What is wrong with a storyboard or nib, and where.
///
/// Xcode refuses to compile such a file. Without Xcode the mistake shows when the app asks for the
/// file: it is noted in the device's ``MisuseLog``, and ``StoryboardFile/check(contentsOf:)`` throws
/// it, so that a test can look after all files of an app. Callers show its text, the `description`.
///
/// A cycle of containers is found only when the controllers are made: one that would contain itself
/// has no contents then, and the log has a message.
public struct StoryboardFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  public let file: String
  /// The line in the file, where one is known.
  public let line: Int?
  /// What is wrong, in a sentence.
  public let problem: String
  /// What usually leads to it.
  public let cause: String
  /// What to do about it.
  public let repair: String

  /// Place, problem, usual cause and repair.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem)\n\nThis usually means that \(cause)\n\nTo fix this, \(repair)"
  }
}
