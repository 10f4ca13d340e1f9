/// What is wrong with a storyboard or nib, and where.
///
/// Xcode refuses to compile such a file. Without Xcode the mistake shows when the app asks for the
/// file: it is noted in the device's ``MisuseLog``, and ``StoryboardFile/check(contentsOf:)`` throws
/// it, so that a test can look after all files of an app.
public struct StoryboardFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of mistake.
  public struct Code: Hashable, Sendable {
    private enum Value: Hashable, Sendable {
      case unreadable, tooLarge, notXML, notInterface, duplicateIdentifier, missingDestination
      case cycle, unknownClass, unknownElement, missingConnection, missingFile
    }

    private let value: Value

    /// The file cannot be read at all.
    public static let unreadable = Code(value: .unreadable)
    /// The file is larger, or nested deeper, than any that Interface Builder writes.
    public static let tooLarge = Code(value: .tooLarge)
    /// The file is not well-formed XML, or declares a document type or entities.
    public static let notXML = Code(value: .notXML)
    /// The file is XML, but not a storyboard or nib for iOS.
    public static let notInterface = Code(value: .notInterface)
    /// Two objects have one identifier.
    public static let duplicateIdentifier = Code(value: .duplicateIdentifier)
    /// A segue, a reference or the entry point leads to a scene that does not exist.
    public static let missingDestination = Code(value: .missingDestination)
    /// Containers, or embedded controllers, contain each other.
    public static let cycle = Code(value: .cycle)
    /// No class has the name that an object asks for.
    public static let unknownClass = Code(value: .unknownClass)
    /// This module has no counterpart of an object.
    public static let unknownElement = Code(value: .unknownElement)
    /// A class names no such outlet, action or attribute.
    public static let missingConnection = Code(value: .missingConnection)
    /// A reference leads to a storyboard that does not exist.
    public static let missingFile = Code(value: .missingFile)
  }

  /// The kind of mistake.
  public let code: Code
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

  init(
    _ code: Code,
    file: String,
    line: Int? = nil,
    problem: String,
    cause: String,
    repair: String
  ) {
    self.code = code
    self.file = file
    self.line = line
    self.problem = problem
    self.cause = cause
    self.repair = repair
  }

  /// Place, problem, usual cause and repair.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem)\n\nThis usually means that \(cause)\n\nTo fix this, \(repair)"
  }
}
