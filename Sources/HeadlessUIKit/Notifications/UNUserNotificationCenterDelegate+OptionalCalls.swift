// See OptionalCalls.swift in Controls: this lets
// `delegate?.userNotificationCenter?(center, didReceive: response) { ... }` compile.

extension UNUserNotificationCenterDelegate {
  /// The methods that begin with `userNotificationCenter`.
  @_disfavoredOverload
  public var userNotificationCenter: UNUserNotificationCenterDelegateCalls? {
    UNUserNotificationCenterDelegateCalls(delegate: self)
  }
}

/// Calls the methods of a notification centre's delegate.
public struct UNUserNotificationCenterDelegateCalls {
  let delegate: any UNUserNotificationCenterDelegate

  /// Calls `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
  public func callAsFunction(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    delegate.userNotificationCenter(
      center, willPresent: notification, withCompletionHandler: completionHandler)
  }
  /// Calls `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  public func callAsFunction(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    delegate.userNotificationCenter(
      center, didReceive: response, withCompletionHandler: completionHandler)
  }
  /// Calls `userNotificationCenter(_:openSettingsFor:)`.
  public func callAsFunction(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {
    delegate.userNotificationCenter(center, openSettingsFor: notification)
  }
}
