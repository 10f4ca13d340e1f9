#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so this object forwards each method by
  // name. Apple's UIKit first asks which methods exist, see DelegateProxy.
  extension PageObserver {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      let call = enter(pageViewController)
      defer { leave(call) }
      return forwardee(of: call)?.pageViewController(
        pageViewController, spineLocationFor: orientation)
        ?? pageViewController.spineLocation
    }

    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
      let call = enter(pageViewController)
      defer { leave(call) }
      return forwardee(of: call)?.pageViewControllerSupportedInterfaceOrientations(
        pageViewController)
        ?? pageViewController.supportedInterfaceOrientations
    }

    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
      let call = enter(pageViewController)
      defer { leave(call) }
      return forwardee(of: call)?.pageViewControllerPreferredInterfaceOrientationForPresentation(
        pageViewController) ?? .portrait
    }
  }
#endif
