public import Foundation

/// An object with content, such as a view controller.
///
/// It forwards size and trait changes to its content.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the container.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the size that fits a child's constraints has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child in a container of the given size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the container's size changes; forwards the change to its content.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// Called before the container's traits change; forwards the change to its content.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  /// Adopts the preferred size of the shown child.
  final func adoptPreferredSize(of container: any UIContentContainer, shown: UIViewController?) {
    guard let shown, container === shown, shown.preferredContentSize != .zero else { return }
    preferredContentSize = shown.preferredContentSize
  }

  /// Resizes the views of the visible children of UIKit containers, down to the screens.
  final func fitChildren() {
    if let presented, presented.isPresentedInPresenter { presented.fitPresentation() }
    switch self {
    case is UINavigationController, is UITabBarController: fit(viewOfScreens)
    case let split as UISplitViewController: split.placeShown()
    case let pages as UIPageViewController: pages.place(pages.appearingChildren)
    default: for child in appearingChildren { child.fitChildren() }
    }
  }

  /// Resizes this presentation to fill its presenter's view.
  private func fitPresentation() {
    guard let manager = storedPresentationController else { return }
    if let place = manager.container?.superview { manager.container?.frame = place.bounds }
    manager.presentedView?.frame = manager.active.frameOfPresentedViewInContainerView
    fitChildren()
  }

  private func fit(_ inner: UIView?) {
    guard let view = storedView, let inner else { return }
    if inner !== view, inner.superview === view { inner.frame = view.bounds }
    for child in appearingChildren where child.storedView?.superview === inner {
      child.storedView?.frame = inner.bounds
      child.fitChildren()
    }
  }

  /// The inherited traits, with the overrides for this controller and by it.
  final func ownTraits(in inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let overriddenTraits { traits = UITraitCollection(traitsFrom: [traits, overriddenTraits]) }
    return storedTraitOverrides.change(traits, style: overrideUserInterfaceStyle)
  }

  /// Changes the trait overrides, and notifies of changed traits if the view is loaded.
  final func changeTraits(_ change: () -> Void) {
    let previous = traitCollection
    change()
    guard let storedView, traitCollection != previous else { return }
    storedView.setNeedsDisplay()
    storedView.traitsDidChange(around: previous)
    notifyTraitsChanged(from: previous)
  }
}
