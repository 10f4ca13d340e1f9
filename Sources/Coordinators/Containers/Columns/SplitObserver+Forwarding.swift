#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so this object forwards each method by
  // name. Apple's UIKit first asks which methods exist, see DelegateProxy.
  extension SplitObserver {
    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
      forward(splitViewController) { $0?.primaryViewController(forCollapsing: splitViewController) }
    }

    func primaryViewController(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
      forward(splitViewController) { $0?.primaryViewController(forExpanding: splitViewController) }
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      forward(splitViewController) {
        $0?.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
      }
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      show vc: UIViewController,
      sender: Any?
    ) -> Bool {
      forward(vc) {
        $0?.splitViewController(splitViewController, show: vc, sender: sender) ?? false
      }
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      showDetail vc: UIViewController,
      sender: Any?
    ) -> Bool {
      forward(vc) {
        $0?.splitViewController(splitViewController, showDetail: vc, sender: sender) ?? false
      }
    }

    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode {
      forward(svc) { $0?.targetDisplayModeForAction(in: svc) ?? .automatic }
    }

    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      forward(svc) { $0?.splitViewController(svc, willChangeTo: displayMode) }
    }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
        .DisplayMode
    ) -> UISplitViewController.DisplayMode {
      forward(svc) {
        $0?.splitViewController(
          svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
          ?? proposedDisplayMode
      }
    }

    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
      forward(svc) { $0?.splitViewController(svc, willShow: column) }
    }

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
      forward(svc) { $0?.splitViewController(svc, willHide: column) }
    }
  }
#endif
