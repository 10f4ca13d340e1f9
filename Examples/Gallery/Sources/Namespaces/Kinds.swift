import Coordinators
import UIKit

/// A navigation coordinator that can be made from its navigation controller alone.
protocol AppNavigationCoordinator: NavigationCoordinator {
  init(navigationController: UINavigationController)
}

/// A tab bar coordinator that can be made from its tab bar controller alone.
protocol AppTabBarCoordinator: TabBarCoordinator {
  init(tabBarController: UITabBarController)
}
