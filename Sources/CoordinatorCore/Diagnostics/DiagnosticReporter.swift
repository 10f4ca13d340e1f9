private import Foundation

/// The receiver of diagnostics.
///
/// The framework reports to ``standard``. In a test, collect the diagnostics of some code instead:
///
/// ```swift
/// let diagnostics = DiagnosticReporter.collecting {
///   app.start(app)
/// }
/// ```
public struct DiagnosticReporter: Sendable {
  private let body: @MainActor @Sendable (Diagnostic) -> Void

  /// Creates a reporter that calls a closure with each diagnostic.
  public init(_ body: @escaping @MainActor @Sendable (Diagnostic) -> Void) {
    self.body = body
  }

  /// The reporter that replaces ``standard`` in the current task and its child tasks.
  @TaskLocal package static var override: DiagnosticReporter?

  /// The reporter of the process, which prints to standard error by default.
  @MainActor public static var standard = DiagnosticReporter {
    let text = "\($0.location.map { "\($0): " } ?? "")\($0)\n\n"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Runs a closure and returns the diagnostics that it causes, instead of reporting them.
  @MainActor
  public static func collecting(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    let collected = Collected()
    try $override.withValue(DiagnosticReporter { collected.diagnostics.append($0) }) {
      try body()
    }
    return collected.diagnostics
  }

  /// Returns work that reports as the current task does, for a timer that calls it outside the task.
  @MainActor
  package static func keepingOverride(
    _ work: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    guard let override else { return work }
    return { $override.withValue(override) { work() } }
  }

  @MainActor
  fileprivate func report(_ diagnostic: Diagnostic) { body(diagnostic) }

  @MainActor
  private final class Collected {
    var diagnostics: [Diagnostic] = []
  }
}

/// Reports a mistake in your code.
@MainActor
package func reportIssue(_ diagnostic: Diagnostic) {
  var diagnostic = diagnostic
  diagnostic.callSite = diagnostic.callSite ?? .current
  (DiagnosticReporter.override ?? .standard).report(diagnostic)
}
