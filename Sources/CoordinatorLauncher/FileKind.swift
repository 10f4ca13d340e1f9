import Foundation
import TerminalHost

/// The kind of file at a path.
enum FileKind {
  case file
  case directory

  /// Finds the kind of the file at a path, after symbolic links; nil if there is no file.
  init?(_ path: String) {
    var isDirectory: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard exists else { return nil }
    self = isDirectory.boolValue ? .directory : .file
  }

  /// Throws if the path is a directory.
  static func requireNoDirectory(_ path: String?, for option: LauncherOption) throws(LaunchError) {
    if let path, FileKind(path) == .directory {
      throw LaunchError("'\(path)' is a directory: use \(option.value ?? "a file").")
    }
  }
}
