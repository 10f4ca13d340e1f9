/// The place in the app's code from which a verb is called.
package struct CallSite: Hashable, Codable, Sendable, CustomStringConvertible {
  package let fileID: String
  package let line: Int

  package var description: String { "\(fileID):\(line)" }

  // Swift checks each access to a stored property from another module.
  @MainActor private static var innermost: CallSite?

  /// The innermost call that runs, or nil outside of verbs.
  @MainActor package static var current: CallSite? { innermost }

  /// Makes the call the current one while the closure runs.
  @MainActor
  @discardableResult
  package static func track<Result>(
    _ fileID: String, _ line: Int, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = innermost
    innermost = CallSite(fileID: fileID, line: line)
    defer { innermost = outer }
    return try body()
  }

  /// Makes an earlier call the current one again while the closure continues its work.
  @MainActor
  package static func track<Result>(
    _ earlier: CallSite?, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = innermost
    innermost = earlier
    defer { innermost = outer }
    return try body()
  }
}
