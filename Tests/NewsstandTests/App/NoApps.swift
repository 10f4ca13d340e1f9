import Foundation

@testable import Newsstand

/// A device without any other app.
final class NoApps: OtherApps {
  func open(_ url: URL, orElse complain: @escaping () -> Void) {
    complain()
  }
}
