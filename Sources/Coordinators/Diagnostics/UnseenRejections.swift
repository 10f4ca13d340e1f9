import CoordinatorCore
import UIKitShim

/// Reports rejected transitions whose handles were dropped before any code asked for the result.
///
/// It does not report rejections that are normal in every app: a guard does not allow the
/// transition, the user cancels it, or its coordinator has stopped.
@MainActor
package enum UnseenRejections {
  @MainActor
  final class Rejection {
    /// Whether some code has asked the handle for the result.
    var isSeen = false
    weak let handle: TransitionHandle?
    private weak let context: CoordinatorContext?
    let diagnostic: Diagnostic
    private let reporter: DiagnosticReporter?

    init(_ handle: TransitionHandle, _ context: CoordinatorContext, _ diagnostic: Diagnostic) {
      self.handle = handle
      self.context = context
      self.diagnostic = diagnostic
      reporter = DiagnosticReporter.override
    }

    func report() {
      // A clock of real time calls this outside the task that made the request.
      DiagnosticReporter.$override.withValue(reporter ?? DiagnosticReporter.override) {
        if let context { context.report(diagnostic) } else { reportIssue(diagnostic) }
      }
    }
  }

  /// Reports a rejection soon, unless some code asks for the result or keeps the handle.
  static func note(
    _ handle: TransitionHandle, _ rejection: TransitionRejection, of transition: String,
    by context: CoordinatorContext, _ callSite: CallSite? = .current
  ) {
    guard !rejection.isExpected, !handle.isRead, let coordinator = context.coordinator else {
      return
    }
    var diagnostic = Diagnostic.rejectionUnseen(
      typeName(of: coordinator), transition, because: rejection)
    diagnostic.callSite = callSite
    let dropped = Rejection(handle, context, diagnostic)
    handle.whenRead = { dropped.isSeen = true }
    let engine = NavigationEngine.current
    engine.unseenRejections.append(dropped)
    Turns(of: coordinator.nearestWindow).afterSome { [weak engine] in
      if let engine { report(in: engine) }
    }
  }

  /// Reports the rejections whose handles are already dropped; called at the end of a test.
  package static func report() { report(in: .current) }

  private static func report(in engine: NavigationEngine) {
    if engine.unseenRejections.isEmpty { return }
    var due: [Rejection] = []
    var kept: [Rejection] = []
    for rejection in engine.unseenRejections where !rejection.isSeen {
      if rejection.handle != nil {
        kept.append(rejection)
      } else if engine.reportedRejections.insert(rejection.diagnostic).inserted {
        due.append(rejection)
      }
    }
    engine.unseenRejections = kept
    for rejection in due { rejection.report() }
  }
}
