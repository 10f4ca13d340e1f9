package import CoordinatorDriving
import Foundation
import TerminalHost

/// Reads script files.
package enum ScriptFile {
  /// Throws ``LaunchError`` if the file is not UTF-8 text, and `ScriptError` if a line is invalid.
  package static func read(_ path: String) throws -> Script {
    let data = try data(at: path)
    guard let text = String(data: data, encoding: .utf8) else {
      throw LaunchError("\(path):\(firstInvalidLine(of: data)): this line is not UTF-8 text.")
    }
    return try Script(text, name: path)
  }

  private static func data(at path: String) throws(LaunchError) -> Data {
    try FileKind.requireNoDirectory(path, for: .script)
    if FileKind(path) == nil { throw LaunchError("There is no script '\(path)'.") }
    do {
      // Foundation's `Data(contentsOf:)` reads no pipes.
      return try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
    } catch {
      throw LaunchError("The script '\(path)' cannot be read: \(error.localizedDescription)")
    }
  }

  private static func firstInvalidLine(of data: Data) -> Int {
    // The repaired text differs from the data at the first invalid byte.
    let repaired = String(decoding: data, as: UTF8.self).utf8
    let valid = zip(data, repaired).prefix { $0 == $1 }.map(\.0)
    return Script.lines(of: String(decoding: valid, as: UTF8.self)).count
  }
}
