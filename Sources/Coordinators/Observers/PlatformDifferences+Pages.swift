import Foundation
import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  // Written by the documentation of NSObject, and never compiled by the maintainers. What the
  // observer does not implement is asked of the user's delegate, if that implements it, so that
  // UIKit sees no method that the user has not written.
  extension PageObserver {
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
