/// An error of a written journal.
public struct JournalError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: String, CaseIterable, Sendable {
    /// A line is no event that this version can read.
    case notAnEvent
    /// The file cannot be opened or created.
    case cannotOpen
    /// The file cannot be read.
    case cannotRead
    /// An event cannot be written.
    case cannotWrite
  }

  /// The kind of the error.
  public let code: Code

  /// The problem, and where it is.
  public let problem: String

  init(_ code: Code, _ problem: String) {
    self.code = code
    self.problem = problem
  }
}

extension JournalError: CustomStringConvertible {
  /// The problem, and how to fix it.
  public var description: String {
    switch code {
    case .notAnEvent:
      "\(problem) To fix this, read the file with the version of the framework that has written it."
    case .cannotOpen:
      "\(problem) To fix this, name a file in a folder that exists and that the app may use."
    case .cannotRead:
      "\(problem) To fix this, name a file that exists and that the app may read."
    case .cannotWrite:
      "\(problem) To fix this, free space on the disk, and create a new 'JournalFile'."
    }
  }
}
