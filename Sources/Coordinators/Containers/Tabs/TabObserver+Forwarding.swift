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
      let call = enter(tabBarController)
      defer { leave(call) }
      return forwardee(of: call)?.tabBarController(
        tabBarController, displayedViewControllersFor: tab,
        proposedViewControllers: proposedViewControllers) ?? proposedViewControllers
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) {
      let call = enter(tabBarController)
      defer { leave(call) }
      forwardee(of: call)?.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
      let call = enter(tabBarController)
      defer { leave(call) }
      forwardee(of: call)?.tabBarController(
        tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
      let call = enter(tabBarController)
      defer { leave(call) }
      forwardee(of: call)?.tabBarController(
        tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }
#endif
