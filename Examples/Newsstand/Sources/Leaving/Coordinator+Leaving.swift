import Coordinators
import Foundation
import UIKit

extension Coordinators.Coordinator {
  /// Leaves the app for an address, or tells that nothing opens it.
  func leave(for url: URL) {
    openExternally(url).whenCompleted { [weak self] result in
      guard let self, isActive, case .rejected = result else { return }
      alert("No app for this", message: "Nothing here opens \(url.scheme ?? "") links.")
    }
  }
}
