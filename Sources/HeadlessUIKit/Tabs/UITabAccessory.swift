public import Foundation

/// A view above the tab bar.
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
  /// When the tab bar is minimized.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never, onScrollDown, onScrollUp
  }
}
