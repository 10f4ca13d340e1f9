/// A notification that an app has posted to a screen reader.
@MainActor
public struct AccessibilityPost {
  /// The notification.
  public let notification: UIAccessibility.Notification
  /// The argument, if it is a text.
  public let text: String?
  /// The argument, if it is an object that still exists.
  public weak let element: AnyObject?

  init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    self.notification = notification
    text = argument as? String
    if text == nil, let argument, type(of: argument) is AnyClass {
      element = argument as AnyObject
    } else {
      element = nil
    }
  }

  fileprivate init(_ notification: UIAccessibility.Notification, of responder: UIResponder) {
    self.notification = notification
    text = nil
    element = responder
  }
}

extension HeadlessDevice {
  /// Records a notification whose argument is a responder of this device.
  package final func receive(
    _ notification: UIAccessibility.Notification, of responder: UIResponder
  ) {
    // Most arguments are views; casting them from `Any` would cost more than all else.
    receive(AccessibilityPost(notification, of: responder))
  }

  /// The number of notifications that a device keeps.
  static let keptPosts = 100

  final func receive(_ post: consuming AccessibilityPost) {
    // A local copy avoids an exclusivity check.
    var posts = receivedPosts
    receivedPosts = []
    // Rarely, since moving a post also moves its weak reference.
    if posts.count == 2 * Self.keptPosts { posts.removeFirst(Self.keptPosts) }
    posts.append(post)
    receivedPosts = posts
  }
}
