/// The state of VoiceOver, and notifications to it.
public enum UIAccessibility {
  /// A notification to VoiceOver.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen appeared; the argument is the element to focus, or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed; the argument is the element to focus, or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement; the argument is the text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument is the text to speak.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether VoiceOver is on, as set on the device.
  @MainActor public static var isVoiceOverRunning: Bool {
    HeadlessDevice.current.isVoiceOverRunning
  }

  /// Posts a notification to VoiceOver; the device stores it in its `accessibilityPosts`.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    let device = (argument as? UIResponder)?.responderWindow?.device ?? HeadlessDevice.current
    device.receive(AccessibilityPost(notification, argument))
  }
}
