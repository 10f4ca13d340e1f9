extension OptionalCalls where Delegate == any UISplitViewControllerDelegate {
  /// Returns the primary of the collapsed interface.
  public func callAsFunction(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    delegate.primaryViewController(forCollapsing: splitViewController)
  }

  /// Returns the primary of the expanded interface.
  public func callAsFunction(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    delegate.primaryViewController(forExpanding: splitViewController)
  }

  /// Returns whether the delegate has added the secondary's content to the primary.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    delegate.splitViewController(
      splitViewController,
      collapseSecondary: secondaryViewController,
      onto: primaryViewController
    )
  }

  /// Returns the secondary of the expanded interface.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  /// Returns whether the delegate has shown the controller.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, show: vc, sender: sender)
  }

  /// Returns whether the delegate has shown the controller as the secondary.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  /// Notifies the delegate that the display mode is about to change.
  public func callAsFunction(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    delegate.splitViewController(svc, willChangeTo: displayMode)
  }

  /// Returns the column on top of the collapsed interface.
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(
      svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  /// Returns the display mode of the expanded interface.
  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    delegate.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  /// Notifies the delegate that a column is about to be shown.
  public func callAsFunction(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willShow: column)
  }

  /// Notifies the delegate that a column is about to be hidden.
  public func callAsFunction(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willHide: column)
  }
}

extension UISplitViewControllerDelegate {
  /// The methods in the form of optional methods, `delegate.primaryViewController?(...)`.
  @_disfavoredOverload
  public var primaryViewController: OptionalCalls<any UISplitViewControllerDelegate>? {
    OptionalCalls(self)
  }
  /// The methods in the form of optional methods, `delegate.splitViewController?(...)`.
  @_disfavoredOverload
  public var splitViewController: OptionalCalls<any UISplitViewControllerDelegate>? {
    OptionalCalls(self)
  }
  /// `splitViewControllerDidCollapse(_:)` as a closure.
  @_disfavoredOverload
  public var splitViewControllerDidCollapse: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidCollapse($0) }
  }
  /// `splitViewControllerDidExpand(_:)` as a closure.
  @_disfavoredOverload
  public var splitViewControllerDidExpand: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidExpand($0) }
  }
}
