/// A notification that an app has posted to a screen reader.
@MainActor
public struct AccessibilityPost {
  /// The notification.
  public let notification: UIAccessibility.Notification
  /// The argument, if it is a text.
  public let text: String?
  /// The argument, or the controller whose view is the argument: a weak reference to a controller
  /// costs nothing new, one to its view would.
  private weak let subject: AnyObject?
  private let isViewOfSubject: Bool

  /// The argument, if it is an object that still exists.
  public var element: AnyObject? {
    isViewOfSubject ? (subject as? UIViewController)?.viewIfLoaded : subject
  }

  init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    self.notification = notification
    text = argument as? String
    if text == nil, let argument, type(of: argument) is AnyClass {
      subject = argument as AnyObject
    } else {
      subject = nil
    }
    isViewOfSubject = false
  }

  fileprivate init(
    _ notification: UIAccessibility.Notification, ofViewOf controller: UIViewController
  ) {
    self.notification = notification
    text = nil
    subject = controller
    isViewOfSubject = true
  }
}

extension HeadlessDevice {
  /// Records a notification whose argument is the view of a controller of this device.
  package final func receive(
    _ notification: UIAccessibility.Notification, ofViewOf controller: UIViewController
  ) {
    // Casting the view from `Any` would cost more than all else.
    receive(AccessibilityPost(notification, ofViewOf: controller))
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
