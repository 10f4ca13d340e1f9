import Foundation
import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  // Written by the documentation of NSObject, and never compiled by the maintainers. What the
  // observer does not implement is asked of the user's delegate, if that implements it, so that
  // UIKit sees no method that the user has not written.
  extension StackObserver {
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
  extension StackObserver {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
      (forwardee ?? NoNavigationDelegate.shared)
        .navigationControllerSupportedInterfaceOrientations(navigationController)
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
      (forwardee ?? NoNavigationDelegate.shared)
        .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
  }

  /// Answers as UIKit does where there is no delegate.
  @MainActor
  private final class NoNavigationDelegate: NSObject, UINavigationControllerDelegate {
    static let shared = NoNavigationDelegate()
  }
#endif
