/// An error in a storyboard or nib.
///
/// Xcode does not compile such a file. Without Xcode, the error is logged in the device's
/// ``MisuseLog`` when the app loads the file. ``StoryboardFile/check(contentsOf:)`` throws it, so
/// that a test can check all files of an app. Callers show its `description`.
///
/// A cycle of containers is found only when the controllers are created. A controller that would
/// contain itself then has no children, and the log contains a message.
public struct StoryboardFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  public let file: String
  /// The line in the file, if known.
  public let line: Int?
  /// The problem, in a sentence.
  public let problem: String
  /// The usual cause.
  public let cause: String
  /// The usual fix.
  public let repair: String

  /// The file, line, problem, usual cause and fix.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem)\n\nThis usually means that \(cause)\n\nTo fix this, \(repair)"
  }
}
