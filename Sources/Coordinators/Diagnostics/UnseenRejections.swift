import CoordinatorCore
import UIKitShim

/// A handle that knows whether any code has asked for its result.
@MainActor
protocol ResultHandle: AnyObject {
  var isRead: Bool { get }
}

extension TransitionHandle: ResultHandle {}
extension LinkHandle: ResultHandle {}

/// Reports transitions and links that were rejected, and whose handles were dropped before any code
/// asked for the result.
///
/// It does not report rejections that are normal in every app: a guard does not allow the
/// transition, the user cancels it, or its coordinator has stopped.
@MainActor
package enum UnseenRejections {
  @MainActor
  final class Rejection {
    private var handle: (any ResultHandle)?
    private weak let context: CoordinatorContext?
    let diagnostic: Diagnostic
    private let reporter = DiagnosticReporter.override

    init(_ handle: any ResultHandle, _ context: CoordinatorContext, _ diagnostic: Diagnostic) {
      self.handle = handle
      self.context = context
      self.diagnostic = diagnostic
    }

    /// Whether some code has asked for the result, or keeps the handle and may ask later.
    func isSeen() -> Bool {
      if handle?.isRead == true { return true }
      weak let other = handle
      handle = nil
      return other != nil
    }

    /// Reports to the reporter of the moment of the rejection, although the clock calls this later.
    func report() {
      DiagnosticReporter.$override.withValue(reporter ?? DiagnosticReporter.override) {
        reportIssue(diagnostic, of: context)
      }
    }
  }

  /// Reports a rejection soon, unless some code asks for the result or keeps the handle.
  static func note(
    _ handle: TransitionHandle, _ rejection: TransitionRejection, of transition: String,
    by context: CoordinatorContext, _ callSite: CallSite? = .current
  ) {
    if rejection.isExpected { return }
    note(handle, rejection.description, of: transition, by: context, callSite)
  }

  static func note(
    _ handle: any ResultHandle, _ reason: String, of transition: String,
    by context: CoordinatorContext, _ callSite: CallSite?
  ) {
    guard !handle.isRead, let coordinator = context.coordinator else { return }
    var diagnostic = Diagnostic.rejectionUnseen(
      typeName(of: coordinator), transition, because: reason)
    diagnostic.callSite = callSite
    let engine = NavigationEngine.current
    engine.unseenRejections.append(Rejection(handle, context, diagnostic))
    Turns(of: coordinator.nearestWindow).afterSome { [weak engine] in
      if let engine { report(in: engine) }
    }
  }

  /// Reports the rejections that are not checked yet; called at the end of a test.
  package static func report() { report(in: .current) }

  private static func report(in engine: NavigationEngine) {
    let rejections = engine.unseenRejections
    engine.unseenRejections = []
    for rejection in rejections where !rejection.isSeen() {
      if engine.reportedRejections.insert(rejection.diagnostic).inserted { rejection.report() }
    }
  }
}
