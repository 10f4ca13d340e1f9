import Foundation

extension UIPageViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll
  }

  /// Which way code turns pages.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse
  }

  /// Whether pages lie side by side or below each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical
  }

  /// Where the spine lies around which curling pages turn.
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

    /// Where the spine lies.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that scroll; data only.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// The dots below pages: how many there are, and which one stands for the page that is shown.
struct PageDots: Equatable {
  var count: Int
  var index: Int
}

/// The pages next to those that are shown; nil before the data source was asked for one.
struct PageNeighbours {
  var before: UIViewController??
  var after: UIViewController??
}
