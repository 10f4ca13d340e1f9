#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so this object forwards each method by
  // name. Apple's UIKit first asks which methods exist, see DelegateProxy.
  extension TabObserver {
    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      forward(tabBarController) {
        $0?.tabBarController(
          tabBarController, displayedViewControllersFor: tab,
          proposedViewControllers: proposedViewControllers) ?? proposedViewControllers
      }
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) {
      forward(tabBarController) {
        $0?.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
      }
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
      forward(tabBarController) {
        $0?.tabBarController(
          tabBarController, willEndCustomizing: viewControllers, changed: changed)
      }
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
      forward(tabBarController) {
        $0?.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
      }
    }
  }
#endif
