/// Decides how a split view controller collapses and expands, and hears of it.
///
/// The methods that collapse and separate are called for classic containers only, those with a
/// column for containers with columns only (Apple, "UISplitViewControllerDelegate").
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The primary of the collapsed interface; nil, the default, keeps the present one.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// The primary of the expanded interface; nil, the default, keeps the present one.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Takes the secondary's content into the primary and returns true, whereupon the secondary is
  /// discarded; false, the default, leaves it to the primary.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary of the expanded interface; nil, the default, leaves it to the primary.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Shows a controller itself and returns true; false, the default, leaves it to the container.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// Shows a controller as the secondary itself and returns true; false, the default, leaves it to
  /// the container.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// The display mode that the button leads to; `.automatic`, the default, leaves it to the
  /// container.
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
  /// Called after the columns became one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the stack became columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called before a column is seen.
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
  /// Leaves it to the primary.
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
  /// Leaves it to the primary.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    forward?(splitViewController) {
      $0.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
    }
  }
  /// Leaves it to the container.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool {
    forward?(vc) { $0.splitViewController(splitViewController, show: vc, sender: sender) }
      ?? false
  }
  /// Leaves it to the container.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    forward?(vc) { $0.splitViewController(splitViewController, showDetail: vc, sender: sender) }
      ?? false
  }
  /// Leaves it to the container.
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
  /// Accepts the proposal.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Accepts the proposal.
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
