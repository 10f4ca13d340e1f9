public import Foundation

extension UIButton {
  /// The content and the appearance of a button.
  public struct Configuration: Sendable {
    /// The size of a button.
    public enum Size: Int, Sendable {
      case medium = 0
      case small, mini, large
    }

    /// The corner style of a button.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The title.
    public var title: String?
    /// The text under the title.
    public var subtitle: String?
    /// The image beside the title.
    public var image: UIImage?
    /// The side of the title on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The distance of the content from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?
    /// The background colour.
    public var baseBackgroundColor: UIColor?
    /// The size of the button.
    public var buttonSize = Size.medium
    /// The corner style.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    /// A title without a background.
    public static func plain() -> Configuration { Configuration() }
    /// A title on grey.
    public static func gray() -> Configuration { Configuration() }
    /// A title on a light tint.
    public static func tinted() -> Configuration { Configuration() }
    /// A title on the tint colour.
    public static func filled() -> Configuration { Configuration() }
    /// A title without a border.
    public static func borderless() -> Configuration { Configuration() }
    /// A title with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// A tinted title with a border.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// A title with a prominent border.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}

/// A set of edges of a rectangle, by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// Every edge.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
