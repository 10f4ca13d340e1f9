import CoordinatorCore
import Coordinators
import Foundation
import HeadlessUIKit

/// Writes the journals of all roots of an app to one file, as JSON Lines.
@MainActor
final class JournalRecording {
  private var files: [JournalFile] = []
  private var subscription: RootRegistry.Subscription?

  /// - Parameter failed: Called with the problem if the file cannot be opened.
  init(
    to path: String, on device: HeadlessDevice, failed: @escaping @MainActor (String) -> Void
  ) {
    let url = URL(fileURLWithPath: path)
    subscription = device.run {
      RootRegistry.whenRegistered { [weak self] root in
        do throws(JournalError) {
          self?.files.append(try JournalFile(appendingTo: url, root.journal))
        } catch {
          failed("\(error)")
        }
      }
    }
  }
}
