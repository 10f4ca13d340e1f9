import UIKitShim

extension UIViewController {
  var nearestStack: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }
}

extension UINavigationController {
  /// Whether this is the More list, whose stack shows the chosen tab if that has no place in the
  /// bar; reading `UITabBarController.moreNavigationController` would create the list.
  var isListOfMore: Bool {
    guard let tabs = parent as? UITabBarController else { return false }
    return !tabs.hasTab(self)
  }

  /// Whether a screen is on the stack; O(1) if the screen is the top.
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
