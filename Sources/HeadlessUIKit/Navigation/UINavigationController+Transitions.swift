// Transitions to the top of the stack.
extension UINavigationController {
  /// Requests the transition that shows the top of the stack.
  ///
  /// If it is animated, `before` is the stack to restore if the transition is cancelled. A delegate with an
  /// animator can still be set before the transition begins.
  final func requestTransition(
    _ operation: Operation,
    departures: [UIViewController],
    animated: Bool,
    before: [UIViewController]? = nil
  ) {
    let device = device
    device.displayNeeded()
    mirrorTools(animated: animated)
    guard appearance.isVisible, !isInTransition else {
      // The change needs no transition now: the container is not visible, or the running transition is
      // followed by another one.
      for controller in departures { controller.didMove(toParent: nil) }
      if appearance == .disappeared { dropStaleTop() }
      return
    }
    var departures = departures
    var before = before
    if let pending = transition, !pending.hasBegun {
      departures = pending.departures + departures
      before = pending.stackBefore ?? before
      transition = nil
      pending.supersede()
    }
    let from = shown
    let to = stack.last
    guard from !== to else {
      for controller in departures { controller.didMove(toParent: nil) }
      notifyArrivals()
      // In the next run-loop turn, since an ancestor may be changing now.
      if !held.isEmpty { device.clock.atNextTurn { [weak self] in self?.releaseHeld() } }
      return
    }
    let next = NavigationTransition(
      in: self,
      on: device,
      operation,
      from: from,
      to: to,
      departures: departures,
      isAnimated: animated,
      isInteractive: beginsInteractively
    )
    next.stackBefore = before
    transition = next
    next.makeCoordinator()
    if let from, from.storedParent !== self { from.leavingTransition = next }
    storedView?.setNeedsLayout()
    transitionsRequested += 1
    let number = transitionsRequested
    // A number is much cheaper than a weak reference to each transition.
    device.clock.atNextTurn { [weak self] in
      if let self, transitionsRequested == number { transition?.begin() }
    }
  }

  /// Begins the requested transition when the view is laid out.
  final func viewIsLaidOut() {
    guard let transition, !transition.hasBegun, let window = storedView?.window,
      window.device.policies.layoutBeginsNavigation
    else { return }
    transition.begin()
  }

  /// Adds the view of a controller, below the other view for a pop, else above it.
  final func place(_ controller: UIViewController, _ operation: Operation, _ other: UIView?) {
    guard let view = viewOfScreens, let child = controller.view else { return }
    if let whole = storedView, view !== whole { view.frame = whole.bounds }
    child.frame = view.bounds
    controller.fitChildren()
    if let other, other.superview === view {
      if operation == .pop {
        view.insertSubview(child, belowSubview: other)
      } else {
        view.insertSubview(child, aboveSubview: other)
      }
    } else {
      view.insertSubview(child, at: 0)
    }
  }

  /// Whether a screen's view is in the container's view, or where an animator has moved it in there.
  final func holds(_ view: UIView) -> Bool {
    let place = viewOfScreens
    if place === storedView { return view.superview === place }
    return place.map { view.isDescendant(of: $0) } ?? false
  }

  final func notifyArrivals() {
    if arrivals.isEmpty { return }
    let due = arrivals
    arrivals = []
    for controller in due where controller.parent === self { controller.didMove(toParent: self) }
  }

  // MARK: Appearance of the container

  final func prepareTop(animated: Bool) {
    if let pending = transition, !pending.hasBegun {
      // The transition has not begun. Its screen appears with the container.
      transition = nil
      pending.abandon()
    }
    guard transition == nil else { return }
    guard shown !== stack.last else {
      if device.policies.reappearingStackTellsDidShow { pendingDidShow = animated }
      return
    }
    dropStaleTop()
    // Set first: its appearance callbacks may push.
    shown = stack.last
    pendingDidShow = animated
  }

  /// Removes the view of a controller that left the stack while the container was not visible.
  final func dropStaleTop() {
    guard let stale = shown, stale !== stack.last, !isInTransition else { return }
    stale.finishDisappearing()
    if let view = stale.storedView, holds(view) { view.removeFromSuperview() }
    shown = nil
  }
}

/// The view of a navigation controller, whose layout begins a requested transition.
final class NavigationView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.viewIsLaidOut()
  }
}
