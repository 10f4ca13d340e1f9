import UIKitShim

extension UIViewController {
  /// This controller, if it is a stack, or else the one on which it lies.
  var nearestStack: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }
}

extension UINavigationController {
  /// Whether this is the list of the tabs that have no place in a tab bar, with the one of them that
  /// is shown; they are tabs all the same.
  ///
  /// UIKit: `UITabBarController.moreNavigationController`, which asking for it would make.
  var isListOfMore: Bool {
    guard let tabs = parent as? UITabBarController else { return false }
    return !tabs.hasTab(self)
  }

  /// Whether a screen is on the stack; found at once if it is the top.
  func hasOnStack(_ screen: UIViewController) -> Bool {
    let stack = viewControllers
    var index = stack.count - 1
    while index >= 0 {
      if stack[index] === screen { return true }
      index -= 1
    }
    return false
  }
}
