public import Foundation

/// A view that stands above the tabs.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// The view.
  public let contentView: UIView
}

extension UITabBarController {
  /// When the tab bar becomes small.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never, onScrollDown, onScrollUp
  }
}
