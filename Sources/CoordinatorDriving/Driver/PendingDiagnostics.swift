import Coordinators
package import HeadlessUIKit

/// Diagnostics that wait for a later run-loop turn.
@MainActor
package enum PendingDiagnostics {
  /// Reports them now, since the test ends before that turn.
  package static func report(on device: HeadlessDevice) {
    device.run { UnseenRejections.report() }
  }
}
