/// Where diagnostics go.
///
/// ``standard`` is asked unless a test has put another in its place for the time of a task:
///
/// ```swift
/// let diagnostics = DiagnosticReporter.collecting {
///   app.start(app)
/// }
/// ```
public struct DiagnosticReporter: Sendable {
  private let body: @MainActor @Sendable (Diagnostic) -> Void

  /// Makes a reporter of a closure.
  public init(_ body: @escaping @MainActor @Sendable (Diagnostic) -> Void) {
    self.body = body
  }

  /// Takes the place of ``standard`` in the current task and those it starts.
  @TaskLocal package static var override: DiagnosticReporter?

  /// The reporter of the whole process; prints to standard error unless you set another.
  @MainActor public static var standard = DiagnosticReporter {
    writeToStandardError("\($0.location.map { "\($0): " } ?? "")\($0)\n\n")
  }

  /// Runs code and returns the diagnostics that were reported meanwhile, instead of reporting them.
  @MainActor
  public static func collecting(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    let collected = Collected()
    try $override.withValue(DiagnosticReporter { collected.diagnostics.append($0) }) {
      try body()
    }
    return collected.diagnostics
  }

  @MainActor
  fileprivate func report(_ diagnostic: Diagnostic) { body(diagnostic) }

  @MainActor
  private final class Collected {
    var diagnostics: [Diagnostic] = []
  }
}

/// Reports a mistake in the program that can be survived.
@MainActor
package func reportIssue(_ diagnostic: Diagnostic) {
  var diagnostic = diagnostic
  diagnostic.callSite = diagnostic.callSite ?? .current
  (DiagnosticReporter.override ?? .standard).report(diagnostic)
}
