import CoordinatorCore
import Coordinators
import Foundation
import HeadlessUIKit

/// An app that is run, and the file with the journals of its roots.
@MainActor
struct RunningApp {
  private let device: HeadlessDevice
  /// Keeps the subscriptions that write to the file.
  private var journals: RootJournals?
  private var file: JournalFile?

  /// Begins to record.
  ///
  /// - Parameter path: The file to which all journals are written, as JSON Lines; nil writes none.
  init(on device: HeadlessDevice, recordingTo path: String?) throws(JournalError) {
    self.device = device
    guard let path else { return }
    let file = try JournalFile(appendingTo: URL(fileURLWithPath: path))
    self.file = file
    journals = device.run { RootJournals { file.append($0) } }
  }

  /// Ends the app, unless it has ended already; returns the error of writing its journal.
  func end() -> JournalError? {
    device.application.runner?.end()
    return file?.error
  }
}
