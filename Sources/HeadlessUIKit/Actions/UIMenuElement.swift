public import Foundation

/// What a menu consists of: actions and menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element is shown and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    case off = 0
    case on, mixed
  }

  /// The element's title.
  open internal(set) var title: String
  /// The text under the title.
  open var subtitle: String?
  /// The element's image.
  open internal(set) var image: UIImage?
  /// A name for tests, which no user sees.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
