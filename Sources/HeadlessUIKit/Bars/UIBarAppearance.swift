public import Foundation

/// How a bar looks; kept for hosts that want to follow it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Creates an appearance with the system's background.
  public override init() {
    super.init()
  }

  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line below or above the bar.
  open var shadowColor: UIColor? = .separator

  /// Takes the system's background.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = .separator
  }

  /// Takes a background through which nothing is seen.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .separator
  }

  /// Takes no background.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title is drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
  /// The font of a text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of a text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind a text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}
