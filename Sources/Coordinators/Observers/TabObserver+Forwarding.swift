#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so each is handed on by name; Apple's asks
  // first, see DelegateProxy.
  extension TabObserver {
    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      forwardee?.tabBarController(
        tabBarController, displayedViewControllersFor: tab,
        proposedViewControllers: proposedViewControllers) ?? proposedViewControllers
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) {
      forwardee?.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
      forwardee?.tabBarController(
        tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
      forwardee?.tabBarController(
        tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }
#endif
