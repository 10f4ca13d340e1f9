import Coordinators
import Foundation
import UIKit

extension Coordinators.Coordinator {
  /// Leaves the app for an address, or tells that nothing opens it.
  func leave(for url: URL, through apps: any OtherApps) {
    apps.open(url) { [weak self] in
      guard let self, isActive else { return }
      present(
        UIAlertController(
          notice: "No app for this", message: "Nothing here opens \(url.scheme ?? "") links.")
      )
    }
  }
}
