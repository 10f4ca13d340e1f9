import CoordinatorCore
import UIKitShim

// tvOS has no shortcut items.
extension UIScene.ConnectionOptions {
  /// The `userInfo` of the shortcut item for which the scene is connected.
  var shortcutInfo: [AnyHashable: Any]? {
    #if os(tvOS)
      nil
    #else
      shortcutItem?.userInfo
    #endif
  }
}
