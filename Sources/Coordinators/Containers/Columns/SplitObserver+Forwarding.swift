#if !(os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst))
  import Foundation
  import UIKitShim

  // The headless UIKit calls every method of a delegate, so this object forwards each method by
  // name. Apple's UIKit first asks which methods exist, see DelegateProxy.
  extension SplitObserver {
    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
      let call = enter(splitViewController)
      defer { leave(call) }
      return forwardee(of: call)?.primaryViewController(forCollapsing: splitViewController)
    }

    func primaryViewController(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
      let call = enter(splitViewController)
      defer { leave(call) }
      return forwardee(of: call)?.primaryViewController(forExpanding: splitViewController)
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      let call = enter(splitViewController)
      defer { leave(call) }
      return forwardee(of: call)?.splitViewController(
        splitViewController, separateSecondaryFrom: primaryViewController)
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      show vc: UIViewController,
      sender: Any?
    ) -> Bool {
      let call = enter(vc)
      defer { leave(call) }
      return forwardee(of: call)?.splitViewController(splitViewController, show: vc, sender: sender)
        ?? false
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      showDetail vc: UIViewController,
      sender: Any?
    ) -> Bool {
      let call = enter(vc)
      defer { leave(call) }
      return forwardee(of: call)?.splitViewController(
        splitViewController, showDetail: vc, sender: sender) ?? false
    }

    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode {
      let call = enter(svc)
      defer { leave(call) }
      return forwardee(of: call)?.targetDisplayModeForAction(in: svc) ?? .automatic
    }

    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      let call = enter(svc)
      defer { leave(call) }
      forwardee(of: call)?.splitViewController(svc, willChangeTo: displayMode)
    }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
        .DisplayMode
    ) -> UISplitViewController.DisplayMode {
      let call = enter(svc)
      defer { leave(call) }
      return forwardee(of: call)?.splitViewController(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
        ?? proposedDisplayMode
    }

    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
      let call = enter(svc)
      defer { leave(call) }
      forwardee(of: call)?.splitViewController(svc, willShow: column)
    }

    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
      let call = enter(svc)
      defer { leave(call) }
      forwardee(of: call)?.splitViewController(svc, willHide: column)
    }
  }
#endif
