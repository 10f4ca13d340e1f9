import CoordinatorCore
import HeadlessUIKit

/// An app that was launched, and the recording of its journal.
@MainActor
struct RunningApp {
  let device: HeadlessDevice
  let recording: JournalRecording?

  /// Ends the app, unless it has ended already; returns the error of writing its journal.
  func end() -> JournalError? {
    device.application.runner?.end()
    return recording?.error
  }
}
