import Foundation

/// Calls a closure with the sender of each notification of a name, as long as the process runs.
func onNotification<Sender: Sendable>(
  _ name: Notification.Name, _ body: @escaping @MainActor (Sender) -> Void
) {
  _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
    guard let sender = $0.object as? Sender else { return }
    // UIKit posts its notifications on the main thread.
    MainActor.assumeIsolated { body(sender) }
  }
}
