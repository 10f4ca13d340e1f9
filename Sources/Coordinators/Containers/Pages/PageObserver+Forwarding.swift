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
      forward(pageViewController) {
        $0?.pageViewController(pageViewController, spineLocationFor: orientation)
          ?? pageViewController.spineLocation
      }
    }

    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
      forward(pageViewController) {
        $0?.pageViewControllerSupportedInterfaceOrientations(pageViewController)
          ?? pageViewController.supportedInterfaceOrientations
      }
    }

    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
      forward(pageViewController) {
        $0?.pageViewControllerPreferredInterfaceOrientationForPresentation(
          pageViewController) ?? .portrait
      }
    }
  }
#endif
