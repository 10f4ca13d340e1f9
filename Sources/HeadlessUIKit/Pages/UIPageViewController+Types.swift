import Foundation

extension UIPageViewController {
  /// The style in which pages change.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll
  }

  /// The direction in which code turns pages.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse
  }

  /// Whether pages are side by side or below each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical
  }

  /// The location of the spine of curling pages.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min, mid, max

    init?(option: Any?) {
      switch option {
      case let location as SpineLocation: self = location
      case let number as Int: self.init(rawValue: number)
      case let number as NSNumber: self.init(rawValue: number.intValue)
      default: return nil
      }
    }
  }

  /// The key of an option for a new container.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between scrolling pages; data only.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// The number of dots below the pages, and the index of the current page.
struct PageDots: Equatable {
  var count: Int
  var index: Int
}

/// The pages before and after the current ones; the outer nil until the data source was called.
struct PageNeighbours {
  var before: UIViewController??
  var after: UIViewController??
}
