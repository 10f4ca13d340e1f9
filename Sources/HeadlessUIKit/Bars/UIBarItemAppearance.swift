public import Foundation

/// The appearance of the items of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()

  public override init() { super.init() }
}

/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the image.
  open var iconColor: UIColor?
  /// The background colour of the badge.
  open var badgeBackgroundColor: UIColor?
}

/// The appearance of the buttons of a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Creates the default appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()
}

/// The appearance of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The background image.
  open var backgroundImage: UIImage?
}
