import UIKitShim

extension UIViewController {
  /// This controller if it is a stack, or else the stack that contains it.
  var nearestStack: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }
}

extension UINavigationController {
  /// Whether this is the More list of a tab bar controller.
  ///
  /// The More list contains the tabs that have no place in the bar, and shows the chosen one on its
  /// stack. These screens are still tabs. In UIKit, it is
  /// `UITabBarController.moreNavigationController`, which creates the list when it is read.
  var isListOfMore: Bool {
    guard let tabs = parent as? UITabBarController else { return false }
    return !tabs.hasTab(self)
  }

  /// Whether a screen is on the stack.
  ///
  /// - Complexity: O(1) if the screen is the top, O(*n*) in the number of screens otherwise.
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
