import Coordinators
package import HeadlessUIKit

/// What is told at the end of a test at the latest.
@MainActor
package enum TestEnd {
  /// Reports what would have been reported in a turn that never came.
  package static func report(on device: HeadlessDevice) {
    device.run { UnseenRejections.report() }
  }
}
