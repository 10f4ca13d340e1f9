public import Foundation

/// How a bar looks; kept for hosts that want to follow it.
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

  /// Creates an appearance with the system's background, whatever the archive says.
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
  /// Creates an appearance with the system's background for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Creates a copy of an appearance, with what is said of titles if it is one of navigation bars.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }

  /// Creates an appearance with the system's background, whatever the archive says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

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
