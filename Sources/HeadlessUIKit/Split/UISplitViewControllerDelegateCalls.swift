extension OptionalCalls where Delegate == any UISplitViewControllerDelegate {
  /// Asks for the primary of the collapsed interface.
  public func callAsFunction(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    delegate.primaryViewController(forCollapsing: splitViewController)
  }

  /// Asks for the primary of the expanded interface.
  public func callAsFunction(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    delegate.primaryViewController(forExpanding: splitViewController)
  }

  /// Asks whether the delegate takes the secondary's content into the primary.
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

  /// Asks for the secondary of the expanded interface.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  /// Asks whether the delegate shows a controller itself.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, show: vc, sender: sender)
  }

  /// Asks whether the delegate shows a controller as the secondary itself.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  /// Tells that the display mode is about to change.
  public func callAsFunction(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    delegate.splitViewController(svc, willChangeTo: displayMode)
  }

  /// Asks for the column on top of the collapsed interface.
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(
      svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  /// Asks for the display mode of the expanded interface.
  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    delegate.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  /// Tells that a column is about to be seen.
  public func callAsFunction(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willShow: column)
  }

  /// Tells that a column is about to be hidden.
  public func callAsFunction(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willHide: column)
  }
}

extension UISplitViewControllerDelegate {
  /// The methods in the form `delegate.primaryViewController?(...)`, which optional methods have.
  @_disfavoredOverload
  public var primaryViewController: OptionalCalls<any UISplitViewControllerDelegate>? {
    OptionalCalls(self)
  }
  /// The methods in the form `delegate.splitViewController?(...)`, which optional methods have.
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
