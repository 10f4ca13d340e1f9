public import Foundation

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, authorized, provisional, ephemeral
}

/// Whether one kind of alert is enabled.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled, enabled
}

/// The notification settings of the app.
open class UNNotificationSettings: NSObject {
  private let allowed: UNAuthorizationOptions?

  init(_ allowed: UNAuthorizationOptions?) {
    self.allowed = allowed
    super.init()
  }

  @available(*, unavailable)
  public override init() {
    allowed = nil
    super.init()
  }

  /// Whether the app may show notifications; true here after a request.
  open var authorizationStatus: UNAuthorizationStatus {
    allowed == nil ? .notDetermined : .authorized
  }
  /// Whether notifications are shown on the screen.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications have sounds.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether the app's icon has a number.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    allowed?.contains(option) ?? false ? .enabled : .disabled
  }
}
