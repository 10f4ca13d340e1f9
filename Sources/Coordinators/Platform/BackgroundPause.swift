import CoordinatorCore
import Foundation
import UIKitShim

/// Pauses the trees of the application while it is in the background.
@MainActor
enum BackgroundPause {
  /// Observes the application from the first root on.
  static func observe() { _ = observation }

  /// Made once in a process.
  private static let observation: Void = {
    let center = NotificationCenter.default
    _ = center.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated {
        for root in RootRegistry.running { root.context.pause(.background) }
      }
    }
    _ = center.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        for root in RootRegistry.running { root.context.resume(.background) }
      }
    }
  }()
}
