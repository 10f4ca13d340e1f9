import UIKitShim

extension UITabBarController {
  /// Whether a screen is one of the tabs; compares identities, which is cheaper than `contains`.
  func hasTab(_ screen: UIViewController) -> Bool {
    for tab in viewControllers ?? [] where tab === screen { return true }
    return false
  }

  func canSelect(_ screen: UIViewController) -> Bool {
    hasTab(screen) || (screen as? UINavigationController)?.isListOfMore == true
  }
}
