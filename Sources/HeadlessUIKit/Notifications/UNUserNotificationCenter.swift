public import Foundation

/// The notification centre of an app.
open class UNUserNotificationCenter: NSObject {
  /// The centre of the current device.
  open class func current() -> UNUserNotificationCenter {
    UNUserNotificationCenter(onMainActor { HeadlessDevice.current.application.notifications })
  }

  final let store: NotificationStore

  init(_ store: NotificationStore) {
    self.store = store
    super.init()
  }

  /// The delegate; use it on the main actor only.
  ///
  /// To receive the response that launches the app, set it before launching is finished.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { delegation.delegate }
    set {
      var delegation = delegation
      delegation.delegate = newValue
    }
  }

  final var delegation: any NotificationDelegation { store }

  // MARK: Authorization

  /// Requests authorization, which is always granted here.
  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onMainActor { [store] in
      store.allow(options)
      store.atNextTurn { completionHandler(true, nil) }
    }
  }

  /// Requests authorization, which is always granted here.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await store.allow(options)
    return true
  }

  /// Passes the notification settings to a closure, in the next run-loop turn.
  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    onMainActor { [store] in
      store.atNextTurn { completionHandler(UNNotificationSettings(store.allowed)) }
    }
  }

  /// The notification settings of the app.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(await store.allowed)
  }

  // MARK: Categories

  /// Registers the buttons of notifications; has no effect here, because none is shown.
  ///
  /// A test chooses an action by ``ApplicationRunner/response(toNotification:userInfo:action:)``.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

  // MARK: Requests

  /// Adds a notification request, and replaces one with the same identifier.
  ///
  /// A driver or a test delivers the notification.
  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let record = NotificationRecord(request)
    onMainActor { [store] in
      store.add(record)
      guard let completionHandler else { return }
      store.atNextTurn { completionHandler(nil) }
    }
  }

  /// Adds a notification request, and replaces one with the same identifier.
  open func add(_ request: UNNotificationRequest) async throws {
    let record = NotificationRecord(request)
    await store.add(record)
  }

  /// Removes pending notification requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onMainActor { [store] in store.removeRequests(identifiers) }
  }

  /// Removes all pending notification requests.
  open func removeAllPendingNotificationRequests() {
    onMainActor { [store] in store.removeRequests(nil) }
  }

  /// Passes the pending notification requests to a closure, in the next run-loop turn.
  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    onMainActor { [store] in
      store.atNextTurn { completionHandler(store.requests.map(\.request)) }
    }
  }

  /// The pending notification requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await store.requests.map(\.request)
  }

  // MARK: Delivered notifications

  /// Removes delivered notifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMainActor { [store] in store.removeDelivered(identifiers) }
  }

  /// Removes all delivered notifications.
  open func removeAllDeliveredNotifications() {
    onMainActor { [store] in store.removeDelivered(nil) }
  }

  /// Passes the delivered notifications to a closure, in the next run-loop turn.
  @preconcurrency
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    onMainActor { [store] in
      store.atNextTurn { completionHandler(store.delivered.map(\.notification)) }
    }
  }

  /// The delivered notifications.
  open func deliveredNotifications() async -> [UNNotification] {
    await store.delivered.map(\.notification)
  }

  // MARK: Identity

  /// Whether another object is the notification centre of the same device.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNUserNotificationCenter)?.store === store
  }

  /// A hash consistent with `isEqual(_:)`.
  open override var hash: Int { ObjectIdentifier(store).hashValue }
}
