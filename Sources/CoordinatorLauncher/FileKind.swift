import Foundation

/// What stands at a path.
enum FileKind {
  case file
  case directory

  /// Looks at a path and follows links; nil if nothing is there.
  init?(_ path: String) {
    var isDirectory: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard exists else { return nil }
    self = isDirectory.boolValue ? .directory : .file
  }
}
