import CoordinatorCore
import Coordinators
import Foundation
import HeadlessUIKit

/// Writes the journals of all roots of an app to one file, as JSON Lines.
@MainActor
final class JournalRecording {
  private let journals: RootJournals

  init(to path: String, on device: HeadlessDevice) throws(JournalError) {
    let file = try JournalFile(appendingTo: URL(fileURLWithPath: path))
    journals = device.run { RootJournals { file.append($0) } }
  }
}
