import Foundation

/// The notifications of a device, and the delegate of the notification centre.
@MainActor
final class NotificationStore {
  weak var device: HeadlessDevice?
  private(set) var requests: [NotificationRecord] = []
  private(set) var delivered: [NotificationRecord] = []
  /// The authorized options; nil before a request.
  private(set) var allowed: UNAuthorizationOptions?
  weak var delegate: (any UNUserNotificationCenterDelegate)?

  func atNextTurn(_ work: @escaping @MainActor () -> Void) {
    (device ?? .current).clock.atNextTurn(work)
  }

  func allow(_ options: UNAuthorizationOptions) {
    allowed = options
  }

  func add(_ request: NotificationRecord) {
    removeRequests([request.identifier])
    requests.append(request)
  }

  func removeRequests(_ identifiers: [String]?) {
    requests.removeAll { identifiers?.contains($0.identifier) ?? true }
  }

  /// Removes a request whose notification is delivered, unless it repeats.
  private func willShow(_ identifier: String) {
    requests.removeAll { $0.identifier == identifier && !$0.repeats }
  }

  func show(_ notification: UNNotification) {
    willShow(notification.request.identifier)
    removeDelivered([notification.request.identifier])
    delivered.append(NotificationRecord(notification))
  }

  func removeDelivered(_ identifiers: [String]?) {
    delivered.removeAll { identifiers?.contains($0.identifier) ?? true }
  }

  /// The notification with this identifier.
  ///
  /// If it was already delivered, it is returned again. If it is pending, its request is removed,
  /// unless it repeats. If there is none, a new notification without text is returned, like one
  /// from a server.
  func notification(_ identifier: String, userInfo: [AnyHashable: Any]) -> UNNotification {
    for record in delivered where record.identifier == identifier { return record.notification }
    for record in requests where record.identifier == identifier {
      willShow(identifier)
      return record.notification
    }
    let content = UNMutableNotificationContent()
    content.userInfo = userInfo
    return UNNotification(
      UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
  }
}

/// The calls of a notification centre's delegate, which must be made on the main actor.
protocol NotificationDelegation {
  var delegate: (any UNUserNotificationCenterDelegate)? { get set }
  /// Calls the `async` method of a delegate.
  func present(
    _ notification: UNNotification,
    by delegate: any UNUserNotificationCenterDelegate,
    in center: UNUserNotificationCenter,
    completion: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  )
  /// Calls the `async` method of a delegate.
  func receive(
    _ response: UNNotificationResponse,
    by delegate: any UNUserNotificationCenterDelegate,
    in center: UNUserNotificationCenter,
    completion: @escaping @Sendable () -> Void
  )
}

// The compiler cannot prove that these are called on the main actor, so it is checked at run time.
extension NotificationStore: @preconcurrency NotificationDelegation {
  func present(
    _ notification: UNNotification,
    by delegate: any UNUserNotificationCenterDelegate,
    in center: UNUserNotificationCenter,
    completion: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    startImmediately {
      completion(await delegate.userNotificationCenter(center, willPresent: notification))
    }
  }

  func receive(
    _ response: UNNotificationResponse,
    by delegate: any UNUserNotificationCenterDelegate,
    in center: UNUserNotificationCenter,
    completion: @escaping @Sendable () -> Void
  ) {
    startImmediately {
      await delegate.userNotificationCenter(center, didReceive: response)
      completion()
    }
  }
}
