import CoordinatorCore
import UIKitShim

extension Coordinator {
  /// Takes what this coordinator has put into containers by raw UIKit calls into the record of its
  /// screens.
  func adoptRawContents(as owner: ScreenOwner, _ roles: CoordinatorRoles) {
    if roles.contains(.tabBar), let tabBar = self as? any TabBarCoordinator {
      let observer = TabObserver.of(tabBar.tabBarController)
      observer.addUser(owner)
      observer.tabsMayHaveChanged()
    }
    if roles.contains(.split), let split = self as? any SplitCoordinator {
      let observer = SplitObserver.of(split.splitViewController)
      observer.addUser(owner)
      observer.columnsMayHaveChanged()
    }
    if roles.contains(.page), let page = self as? any PageCoordinator {
      let observer = PageObserver.of(page.pageViewController)
      observer.addUser(owner)
      observer.pagesMayHaveChanged()
    }
  }
}

extension ScreenOwner {
  /// Who owns a screen that a raw call has put into a container of this coordinator: the child whose
  /// own screen it is, else this one.
  func owner(ofContained screen: UIViewController) -> ScreenOwner {
    for child in context?.children ?? [] where child.ownScreen === screen {
      return child.context.screenOwner
    }
    return self
  }
}
