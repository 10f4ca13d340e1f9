import Foundation

/// The kind of file at a path.
enum FileKind {
  case file
  case directory

  /// Follows links; nil if there is no file.
  init?(_ path: String) {
    var isDirectory: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard exists else { return nil }
    self = isDirectory.boolValue ? .directory : .file
  }
}
