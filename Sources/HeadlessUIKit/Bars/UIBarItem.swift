public import Foundation

/// An item of a bar: a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.decode(self, from: coder)
  }

  /// The appearance proxy for the class inside the given containers; data only.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { newObject(of: self) }

  /// The tab bar or toolbar that contains the item; nil for an item of a navigation bar.
  weak var bar: UIView?

  /// Draws the bar again.
  func contentDidChange() {
    bar?.setNeedsDisplay()
  }

  /// The title.
  open var title: String? {
    didSet { if oldValue != title { contentDidChange() } }
  }
  /// The image.
  open var image: UIImage? {
    didSet { contentDidChange() }
  }
  /// The image for a phone in landscape; kept, not drawn.
  open var landscapeImagePhone: UIImage?
  /// Whether a user can use the item.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { contentDidChange() } }
  }
  /// A number for the app's use.
  open var tag = 0

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title for a state; kept, not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    textAttributes[state] = attributes
  }

  /// The attributes of the title for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  /// A name for tests, which is not shown.
  open var accessibilityIdentifier: String?
  /// The name of the item for VoiceOver.
  open var accessibilityLabel: String?
  /// A description for VoiceOver of what activating the item does.
  open var accessibilityHint: String?
}

extension RawRepresentable where RawValue == Int {
  /// The name of the case in words, such as "Top Rated".
  var words: String { "\(self)".map { $0.isUppercase ? " \($0)" : "\($0)" }.joined().capitalized }
}
