#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so each is handed on by name; Apple's asks
  // first, see DelegateProxy.
  extension PageObserver {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      forwardee?.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      forwardee?.pageViewController(pageViewController, spineLocationFor: orientation)
        ?? pageViewController.spineLocation
    }

    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
      forwardee?.pageViewControllerSupportedInterfaceOrientations(pageViewController)
        ?? pageViewController.supportedInterfaceOrientations
    }

    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
      forwardee?.pageViewControllerPreferredInterfaceOrientationForPresentation(
        pageViewController) ?? .portrait
    }
  }
#endif
