public import Foundation

/// What an app has to do with notifications.
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

  /// The object that hears what a user did with a notification; use it on the main actor only.
  ///
  /// To hear of the one that the app is launched for, set it before launching is over.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { delegation.delegate }
    set {
      var delegation = delegation
      delegation.delegate = newValue
    }
  }

  final var delegation: any NotificationDelegation { store }

  // MARK: Permission

  /// Asks a user for permission, which is always granted here.
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

  /// Asks a user for permission, which is always granted here.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await store.allow(options)
    return true
  }

  /// Hands over what a user has allowed, in a later turn.
  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    onMainActor { [store] in
      store.atNextTurn { completionHandler(UNNotificationSettings(store.allowed)) }
    }
  }

  /// What a user has allowed.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(await store.allowed)
  }

  // MARK: Requests

  /// Notes a notification that is to appear, in place of one with the same name.
  ///
  /// It appears when a driver or a test says so.
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

  /// Notes a notification that is to appear, in place of one with the same name.
  open func add(_ request: UNNotificationRequest) async throws {
    let record = NotificationRecord(request)
    await store.add(record)
  }

  /// Forgets notifications that were to appear.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onMainActor { [store] in store.removeRequests(identifiers) }
  }

  /// Forgets all notifications that were to appear.
  open func removeAllPendingNotificationRequests() {
    onMainActor { [store] in store.removeRequests(nil) }
  }

  /// Hands over the notifications that are to appear, in a later turn.
  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    onMainActor { [store] in
      store.atNextTurn { completionHandler(store.requests.map(\.request)) }
    }
  }

  /// The notifications that are to appear.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await store.requests.map(\.request)
  }

  // MARK: Shown notifications

  /// Takes notifications from the list of those that were shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMainActor { [store] in store.removeDelivered(identifiers) }
  }

  /// Takes all notifications from the list of those that were shown.
  open func removeAllDeliveredNotifications() {
    onMainActor { [store] in store.removeDelivered(nil) }
  }

  /// Hands over the notifications that were shown, in a later turn.
  @preconcurrency
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    onMainActor { [store] in
      store.atNextTurn { completionHandler(store.delivered.map(\.notification)) }
    }
  }

  /// The notifications that were shown.
  open func deliveredNotifications() async -> [UNNotification] {
    await store.delivered.map(\.notification)
  }

  // MARK: Identity

  /// Whether another object stands for the notifications of the same device.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNUserNotificationCenter)?.store === store
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { ObjectIdentifier(store).hashValue }
}
