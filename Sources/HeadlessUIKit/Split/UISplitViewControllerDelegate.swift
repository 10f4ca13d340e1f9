/// Controls how a split view controller collapses and expands, and is notified of it.
///
/// The methods that collapse and separate are called only for classic containers, those with a
/// column only for containers with columns (Apple, "UISplitViewControllerDelegate").
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The primary of the collapsed interface; nil, the default, keeps the current one.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// The primary of the expanded interface; nil, the default, keeps the current one.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Whether the delegate has added the secondary's content to the primary; false by default.
  ///
  /// If it returns true, the secondary is discarded. If false, the primary collapses it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary of the expanded interface; nil, the default, lets the primary separate it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Whether the delegate has shown the controller; if false, the default, the container shows it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// Whether the delegate has shown the controller as the secondary; false by default.
  ///
  /// If it returns false, the container shows it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// The display mode that the button sets; `.automatic`, the default, for the container's choice.
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  /// The column on top of the collapsed interface; the proposed one by default.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The display mode of the expanded interface; the proposed one by default.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after the container collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the container expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called before a column is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  private var forward: Forwarding<any UISplitViewControllerDelegate>? { Forwarding(from: self) }

  /// Keeps the primary.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    forward?(splitViewController) { $0.primaryViewController(forCollapsing: splitViewController) }
  }
  /// Keeps the primary.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    forward?(splitViewController) { $0.primaryViewController(forExpanding: splitViewController) }
  }
  /// The primary handles it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    forward?(secondaryViewController) {
      $0.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController,
        onto: primaryViewController)
    } ?? false
  }
  /// The primary handles it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    forward?(splitViewController) {
      $0.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
    }
  }
  /// The container handles it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool {
    forward?(vc) { $0.splitViewController(splitViewController, show: vc, sender: sender) }
      ?? false
  }
  /// The container handles it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    forward?(vc) { $0.splitViewController(splitViewController, showDetail: vc, sender: sender) }
      ?? false
  }
  /// The container handles it.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode {
    forward?(svc) { $0.targetDisplayModeForAction(in: svc) } ?? .automatic
  }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { forward?(svc) { $0.splitViewController(svc, willChangeTo: displayMode) } }
  /// The proposed value.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The proposed value.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    forward?(svc) {
      $0.splitViewController(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    } ?? proposedDisplayMode
  }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { forward?(svc) { $0.splitViewController(svc, willShow: column) } }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { forward?(svc) { $0.splitViewController(svc, willHide: column) } }
}
