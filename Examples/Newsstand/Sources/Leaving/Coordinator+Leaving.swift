import Coordinators
import Foundation
import UIKit

extension Coordinators.Coordinator {
  /// Hands a letter to a mail app.
  func send(_ letter: Mail.Letter) {
    if let url = letter.url { leave(for: url) }
  }

  /// Opens a URL in another app, or shows an alert if no app opens it.
  func leave(for url: URL) {
    openExternally(url).whenCompleted { [weak self] result in
      guard let self, isActive, case .rejected = result else { return }
      alert("No app for this", message: "Nothing here opens \(url.scheme ?? "") links.")
    }
  }
}
