/// What an app has told a screen reader.
@MainActor
public struct AccessibilityPost {
  /// What was told.
  public let notification: UIAccessibility.Notification
  /// The text that came with it, if it was one.
  public let text: String?
  /// The element that came with it, if it was one and lives.
  public fileprivate(set) weak var element: AnyObject?

  init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    self.notification = notification
    text = argument as? String
    if text == nil, let argument, type(of: argument) is AnyClass { element = argument as AnyObject }
  }

  /// One without an argument.
  fileprivate init(_ notification: UIAccessibility.Notification) {
    self.notification = notification
    text = nil
  }
}

extension HeadlessDevice {
  /// Takes a post that comes with a responder, where it is known that it is for this device.
  package final func receive(
    _ notification: UIAccessibility.Notification, of responder: UIResponder
  ) {
    var post = AccessibilityPost(notification)
    // Most come with a view, for which the casts of an argument of any type cost more than all else.
    post.element = responder
    receive(post)
  }

  /// How many posts a device remembers.
  static let rememberedPosts = 100

  final func receive(_ post: consuming AccessibilityPost) {
    // Taken out meanwhile, so that no access to the member lasts, which would be checked at run time.
    var posts: [AccessibilityPost] = []
    swap(&posts, &receivedPosts)
    // Many at once, since each that is moved carries a weak reference.
    if posts.count == 2 * Self.rememberedPosts { posts.removeFirst(Self.rememberedPosts) }
    posts.append(post)
    swap(&posts, &receivedPosts)
  }
}
