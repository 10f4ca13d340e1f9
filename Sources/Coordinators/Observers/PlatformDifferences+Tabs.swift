import Foundation
import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  // Written by the documentation of NSObject, and never compiled by the maintainers. What the
  // observer does not implement is asked of the user's delegate, if that implements it, so that
  // UIKit sees no method that the user has not written.
  extension TabObserver {
    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector)
        || MainActor.assumeIsolated { forwardee?.responds(to: aSelector) == true }
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      MainActor.assumeIsolated { forwardee }
    }
  }
#else
  // The headless UIKit calls every method of a delegate, so each is handed on by name.
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
