import UIKit

extension HeadlessDevice {
  /// Shows a screen in a new window.
  func show(_ root: UIViewController) -> UIWindow {
    let window = run { UIWindow() }
    window.rootViewController = root
    window.makeKeyAndVisible()
    clock.drain()
    return window
  }
}
