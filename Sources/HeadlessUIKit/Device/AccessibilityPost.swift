/// A notification that an app has posted to a screen reader.
@MainActor
public struct AccessibilityPost {
  /// The notification.
  public let notification: UIAccessibility.Notification
  /// The text that came with it, if it was one.
  public let text: String?
  /// The element that came with it, if it was one and lives.
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
  /// Takes a post that comes with a responder, where it is known that it is for this device.
  package final func receive(
    _ notification: UIAccessibility.Notification, of responder: UIResponder
  ) {
    // Most come with a view, for which the casts of an argument of any type cost more than all else.
    receive(AccessibilityPost(notification, of: responder))
  }

  /// How many posts a device remembers.
  static let rememberedPosts = 100

  final func receive(_ post: consuming AccessibilityPost) {
    // In a local copy, so that Swift needs no exclusivity check.
    var posts = receivedPosts
    receivedPosts = []
    // Seldom, since a move of a post moves its weak reference, too.
    if posts.count == 2 * Self.rememberedPosts { posts.removeFirst(Self.rememberedPosts) }
    posts.append(post)
    receivedPosts = posts
  }
}
