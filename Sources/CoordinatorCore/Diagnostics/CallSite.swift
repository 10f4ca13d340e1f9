/// The place in the app's code from which a verb is called.
package struct CallSite: Hashable, Codable, Sendable, CustomStringConvertible {
  package let fileID: String
  package let line: Int

  package var description: String { "\(fileID):\(line)" }

  /// The innermost call that runs, or nil outside of verbs.
  @MainActor package private(set) static var current: CallSite?

  /// Makes the call the current one while the closure runs.
  @MainActor
  @discardableResult
  package static func track<Result>(
    _ fileID: String, _ line: Int, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = CallSite(fileID: fileID, line: line)
    defer { current = outer }
    return try body()
  }
}
