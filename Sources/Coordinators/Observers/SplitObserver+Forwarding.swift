#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so each is handed on by name; Apple's asks
  // first, see DelegateProxy.
  extension SplitObserver {
    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
      forwardee?.primaryViewController(forCollapsing: splitViewController)
    }

    func primaryViewController(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
      forwardee?.primaryViewController(forExpanding: splitViewController)
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      forwardee?.splitViewController(
        splitViewController, separateSecondaryFrom: primaryViewController)
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      show vc: UIViewController,
      sender: Any?
    ) -> Bool {
      forwardee?.splitViewController(splitViewController, show: vc, sender: sender) ?? false
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      showDetail vc: UIViewController,
      sender: Any?
    ) -> Bool {
      forwardee?.splitViewController(splitViewController, showDetail: vc, sender: sender) ?? false
    }

    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode {
      forwardee?.targetDisplayModeForAction(in: svc) ?? .automatic
    }

    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      forwardee?.splitViewController(svc, willChangeTo: displayMode)
    }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
        .DisplayMode
    ) -> UISplitViewController.DisplayMode {
      forwardee?.splitViewController(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
        ?? proposedDisplayMode
    }

    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
      forwardee?.splitViewController(svc, willShow: column)
    }

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
      forwardee?.splitViewController(svc, willHide: column)
    }
  }
#endif
