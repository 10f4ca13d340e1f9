import Foundation

/// What is wrong with the content of a file.
nonisolated enum StateFileFault: Error, Hashable {
  case invalid(String)
  case newer(version: Int)
}

/// Why a file of the app's state could not be used: which file, what about it, what to do.
nonisolated struct StateFileError: Error, Hashable, CustomStringConvertible {
  enum Code: Hashable, Sendable {
    case broken
    case newer
    case unreadable
    case unwritable
  }

  let code: Code
  let file: URL
  let description: String

  static func broken(_ file: URL, reason: String, keptAs copy: URL) -> StateFileError {
    StateFileError(
      code: .broken,
      file: file,
      description: """
        The file \(file.path) is damaged: \(reason). It was kept as \(copy.path), nothing is lost.
        To repair it, correct that file and move it back to \(file.lastPathComponent); or try \
        again to begin with a new one.
        """
    )
  }

  static func stuck(_ file: URL, reason: String, because error: any Error) -> StateFileError {
    StateFileError(
      code: .broken,
      file: file,
      description: """
        The file \(file.path) is damaged: \(reason). It could not be moved aside \
        (\(error.localizedDescription)) and was left as it is.
        To repair it, correct the file, or move it away to begin with a new one.
        """
    )
  }

  static func newer(_ file: URL, version: Int) -> StateFileError {
    StateFileError(
      code: .newer,
      file: file,
      description: """
        The file \(file.path) was written by a newer Newsstand (version \(version)). It was left \
        as it is.
        To go on, use that Newsstand, or move the file away to begin with a new one.
        """
    )
  }

  static func unreadable(_ file: URL, because error: any Error) -> StateFileError {
    StateFileError(
      code: .unreadable,
      file: file,
      description: """
        The file \(file.path) can't be read: \(error.localizedDescription) It was left as it is.
        To repair it, make it a file that you may read, or move it away to begin with a new one.
        """
    )
  }

  static func unwritable(_ file: URL, because error: any Error) -> StateFileError {
    StateFileError(
      code: .unwritable,
      file: file,
      description: """
        The file \(file.path) can't be written: \(error.localizedDescription)
        To repair it, make its folder one that you may write to, with space left, and try again.
        """
    )
  }
}
