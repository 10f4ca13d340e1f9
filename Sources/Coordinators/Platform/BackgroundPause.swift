import CoordinatorCore
import Foundation
import UIKitShim

/// Pauses the running coordinator trees while the application is in the background.
@MainActor
enum BackgroundPause {
  /// Starts to observe the application; called for the first root.
  static func observe() { _ = observation }

  /// The observation, which is made once in a process.
  private static let observation: Void = {
    let center = NotificationCenter.default
    _ = center.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in
      // UIKit posts the notification on the main thread.
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
