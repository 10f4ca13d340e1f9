public import Foundation

/// The appearance of a bar; hosts can read it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Creates an appearance with the system's background for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates a copy of an appearance.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// Creates an appearance with the system's background; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
  }

  /// Creates an appearance with the system's background.
  public override convenience init() {
    self.init(idiom: HeadlessDevice.current.screen.idiom)
  }

  /// The kind of device that the appearance is for.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line below or above the bar.
  open var shadowColor: UIColor? = .separator

  /// Sets the system's background.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = .separator
  }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .separator
  }

  /// Removes the background.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Creates an appearance with the system's background for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates a copy of an appearance, with titles, buttons and back image if it is of a navigation bar; the two
  /// share the appearances of the buttons.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  /// Creates an appearance with the system's background; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image beside the title of the back button.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of that image during transitions.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the image beside the title of the back button, and its mask.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside the image, in a compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of the selection indicator.
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
  /// The font of a text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of a text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind a text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}
