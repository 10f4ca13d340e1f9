#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so this object forwards each method by
  // name. Apple's UIKit first asks which methods exist, see DelegateProxy.
  extension StackObserver {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
      forward(navigationController) {
        ($0 ?? NoNavigationDelegate.shared)
          .navigationControllerSupportedInterfaceOrientations(navigationController)
      }
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
      forward(navigationController) {
        ($0 ?? NoNavigationDelegate.shared)
          .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
      }
    }
  }

  /// Gives the answers that UIKit uses if there is no delegate.
  @MainActor
  private final class NoNavigationDelegate: NSObject, UINavigationControllerDelegate {
    static let shared = NoNavigationDelegate()
  }
#endif
