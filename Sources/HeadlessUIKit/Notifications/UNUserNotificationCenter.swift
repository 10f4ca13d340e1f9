public import Foundation

/// What an app has to do with notifications.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
  /// The centre of the current device.
  public class func current() -> UNUserNotificationCenter {
    HeadlessDevice.current.application.notificationCenter
  }

  private weak var device: HeadlessDevice?
  private(set) final var requests: [UNNotificationRequest] = []
  final var delivered: [UNNotification] = []

  init(of device: HeadlessDevice?) {
    self.device = device
    super.init()
  }

  /// The object that hears what a person did with a notification.
  ///
  /// To hear of the one that the app is launched for, set it before launching is over.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Asks a person's leave, which is given here.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    (device ?? .current).clock.atNextTurn { completionHandler(true, nil) }
  }

  /// Asks a person's leave, which is given here.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }

  /// Notes a notification that is to appear, in place of one with the same name.
  ///
  /// It appears when a driver or a test says so.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    requests.append(request)
    guard let completionHandler else { return }
    (device ?? .current).clock.atNextTurn { completionHandler(nil) }
  }

  /// Forgets notifications that were to appear.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }

  /// Forgets all notifications that were to appear.
  open func removeAllPendingNotificationRequests() {
    requests = []
  }

  /// Takes notifications from the list of those that were shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Takes all notifications from the list of those that were shown.
  open func removeAllDeliveredNotifications() {
    delivered = []
  }

  /// Hands over the notifications that are to appear, in a later turn.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    (device ?? .current).clock.atNextTurn { completionHandler(self.requests) }
  }

  /// Hands over the notifications that were shown, in a later turn.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    (device ?? .current).clock.atNextTurn { completionHandler(self.delivered) }
  }

  /// The notification of a name: one that was shown, or that is to appear, which it does now; else
  /// an empty one, as a server may have sent.
  final func notification(_ identifier: String, userInfo: [AnyHashable: Any]) -> UNNotification {
    for notification in delivered where notification.request.identifier == identifier {
      return notification
    }
    for request in requests where request.identifier == identifier {
      removePendingNotificationRequests(withIdentifiers: [identifier])
      return UNNotification(request)
    }
    let content = UNMutableNotificationContent()
    content.userInfo = userInfo
    return UNNotification(
      UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
  }
}
