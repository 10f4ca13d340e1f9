import CoordinatorCore
import Coordinators
import Foundation
import HeadlessUIKit

/// Writes the journals of all roots of an app to one file, as JSON Lines.
@MainActor
final class JournalRecording {
  private let journals: RootJournals
  private let file: JournalFile

  /// The first error of writing.
  var error: JournalError? { file.error }

  init(to path: String, on device: HeadlessDevice) throws(JournalError) {
    let file = try JournalFile(appendingTo: URL(fileURLWithPath: path))
    self.file = file
    journals = device.run { RootJournals { file.append($0) } }
  }
}
