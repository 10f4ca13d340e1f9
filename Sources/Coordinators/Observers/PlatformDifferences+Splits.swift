import Foundation
import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  // Written by the documentation of NSObject, and never compiled by the maintainers. What the
  // observer does not implement is asked of the user's delegate, if that implements it, so that
  // UIKit sees no method that the user has not written.
  extension SplitObserver {
    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector)
        || MainActor.assumeIsolated {
          (forwardee as? any NSObjectProtocol)?.responds(to: aSelector) == true
        }
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      MainActor.assumeIsolated { forwardee }
    }
  }
#else
  // The headless UIKit calls every method of a delegate, so each is handed on by name.
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
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      forwardee?.splitViewController(
        svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) ?? proposedTopColumn
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
