public import Foundation

/// What contains or presents a view controller, or is one: it hears of sizes and hands them on.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the container would like to have.
  var preferredContentSize: CGSize { get }
  /// Called when a child would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the size that fits a child's constraints has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets when this container has a given one.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the container gets another size; hands it on to what it contains.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// Called before the container gets other traits; hands them on to what it contains.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  /// Tells who contains or presents this controller that it would like to have another size.
  final func tellPreferredSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if presenter != nil {
      storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Takes over the size that the controller shown in this container would like to have.
  final func adoptPreferredSize(of container: any UIContentContainer, shown: UIViewController?) {
    guard let shown, container === shown, shown.preferredContentSize != .zero else { return }
    preferredContentSize = shown.preferredContentSize
  }

  /// Hands a size on to the children that get another one by it.
  final func handOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if let view = child.viewIfLoaded, view.bounds.size == childSize { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Gives the views of the children that a container of UIKit shows its own new size, and so on
  /// down to the screens.
  final func fitChildren() {
    if let presented, presented.isPresentedInPresenter { presented.fitPresentation() }
    switch self {
    case is UINavigationController, is UITabBarController: fit(viewOfScreens)
    case let split as UISplitViewController: split.placeShown()
    case let pages as UIPageViewController: pages.place(pages.appearingChildren)
    default: for child in appearingChildren { child.fitChildren() }
    }
  }

  /// Lets what is presented in its presenter's view fill that.
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

  /// Hands traits on to the children, with what is overridden for each.
  final func handOn(
    _ traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childTraits = child.overriddenTraits.map { UITraitCollection(traitsFrom: [traits, $0]) }
      child.willTransition(to: childTraits ?? traits, with: coordinator)
    }
  }

  /// The traits around the view, with what is overridden for this controller and by it.
  final var resolvedTraits: UITraitCollection {
    ownTraits(
      in: storedView?.superview?.traitCollection ?? parent?.storedView?.traitCollection
        ?? UITraitCollection(screen: device.screen))
  }

  /// The traits of the surroundings, with what is overridden for this controller and by it.
  final func ownTraits(in surroundings: UITraitCollection) -> UITraitCollection {
    var traits = surroundings
    if let overriddenTraits { traits = UITraitCollection(traitsFrom: [traits, overriddenTraits]) }
    return storedTraitOverrides.change(traits, style: overrideUserInterfaceStyle)
  }

  /// Changes what the traits depend on, and reports new ones once there is a view.
  final func changeTraits(_ change: () -> Void) {
    let previous = traitCollection
    change()
    guard let storedView, traitCollection != previous else { return }
    storedView.setNeedsDisplay()
    storedView.traitsDidChange(around: previous)
    tellTraitsChanged(from: previous)
  }
}
