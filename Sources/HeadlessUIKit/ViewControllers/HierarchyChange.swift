/// Drives appearance by the view hierarchy: a controller appears when its view enters a visible
/// window and disappears when its view leaves it, with or without `addChild(_:)`.
///
/// Children of UIKit containers, roots of windows and presented controllers are excluded: the
/// object that moves their views also sends their callbacks.
@MainActor
enum HierarchyChange {
  /// Starts the appearance of the controllers in a view, or their disappearance if `window` is nil;
  /// returns these controllers.
  static func willMove(_ view: UIView, to window: UIWindow?) -> [UIViewController] {
    var started: [UIViewController] = []
    if let window {
      if window.isShown { appear(in: view, around: nil, &started) }
    } else {
      disappear(in: view, &started)
    }
    return started
  }

  /// Ends, now or later, the appearance changes that ``willMove(_:to:)`` started.
  static func didMove(
    _ view: UIView, from oldWindow: UIWindow?, to newWindow: UIWindow?,
    _ started: [UIViewController]
  ) {
    if let container = view.superview { checkParent(of: view, in: container) }
    if newWindow != nil {
      for controller in started { follow(controller) }
    } else if let oldWindow, !started.isEmpty {
      oldWindow.device.clock.atNextTurn {
        for controller in started { controller.finishDisappearing() }
      }
    }
  }

  // MARK: Appearing

  private static func appear(
    in view: UIView,
    around ancestor: UIViewController?,
    _ started: inout [UIViewController]
  ) {
    var ancestor = ancestor
    if let owner = view.owner {
      if !owner.appearance.isVisible {
        guard owner.appearsWithView else { return }
        owner.startAppearing(animated: ancestor?.isAppearingAnimated ?? false)
        started.append(owner)
      }
      ancestor = owner
    }
    for subview in view.storedSubviews { appear(in: subview, around: ancestor, &started) }
  }

  /// Ends a controller's appearance with that of its ancestor, or in the next run-loop turn if the
  /// ancestor has appeared.
  private static func follow(_ controller: UIViewController) {
    let ancestor = controller.storedView?.superview?.nearestOwner
    if let ancestor, controller.parent == nil {
      ancestor.followers.removeAll { $0.object == nil || $0.object === controller }
      ancestor.followers.append(Weak(object: controller))
    }
    if case .appearing? = ancestor?.appearance { return }
    controller.device.clock.atNextTurn { [weak controller] in
      controller?.sendIsAppearing()
      controller?.storedView?.layoutIfNeeded()
      controller?.finishAppearing()
    }
  }

  private static func checkParent(of view: UIView, in container: UIView) {
    guard let child = view.owner, let parent = child.parent, !parent.managesChildAppearance,
      let owner = container.nearestOwner, owner !== parent
    else { return }
    raise(
      .hierarchyInconsistency,
      "child view controller:\(name(child)) should have parent view controller:\(name(owner)) "
        + "but actual parent is:\(name(parent))"
    )
  }

  // MARK: Disappearing

  private static func disappear(in view: UIView, _ started: inout [UIViewController]) {
    if let owner = view.owner, owner.appearance.isVisible {
      guard owner.appearsWithView else { return }
      owner.startDisappearing(animated: false)
      started.append(owner)
    }
    for subview in view.storedSubviews { disappear(in: subview, &started) }
  }
}

extension UIViewController {
  /// Whether only the view hierarchy drives this controller's appearance.
  fileprivate var appearsWithView: Bool {
    if isRootOfWindow || presenter != nil || leavingTransition != nil { return false }
    guard let parent else { return true }
    return !parent.managesChildAppearance && parent.shouldAutomaticallyForwardAppearanceMethods
      && parent.appearance.isVisible
  }

  fileprivate var isAppearingAnimated: Bool { appearance == .appearing(animated: true) }
}

extension UIView {
  /// The controller of this view, or of the nearest superview that has one.
  final var nearestOwner: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let owner = current.owner { return owner }
      view = current.superview
    }
    return nil
  }
}
