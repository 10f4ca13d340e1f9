/// What an app knows of the screen reader, and posts to it.
public enum UIAccessibility {
  /// Something that an app can tell a screen reader.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen has come; the argument is the element to go to, or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to go to, or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken, which is the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument is the text to speak.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether a screen reader is on, as the device says.
  @MainActor public static var isVoiceOverRunning: Bool {
    HeadlessDevice.current.isVoiceOverRunning
  }

  /// Posts a notification to the screen reader; the device keeps it in its `accessibilityPosts`.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    guard let responder = argument as? UIResponder else {
      return HeadlessDevice.current.receive(AccessibilityPost(notification, argument))
    }
    let device = responder.responderWindow?.device ?? HeadlessDevice.current
    device.receive(notification, of: responder)
  }
}
