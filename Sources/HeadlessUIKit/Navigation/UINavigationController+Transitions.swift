// How the top of the stack comes to be seen.
extension UINavigationController {
  /// Asks for the transition that makes the top of the stack the shown controller.
  ///
  /// If the transition is animated, `before` is the stack that its cancellation restores. Whether something can
  /// cancel it is known when it begins: till then, the container can get a delegate with an animator.
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
      // Nobody sees it, or what runs shows it in the end, so that there is nothing to wait for.
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
      tellArrivals()
      // In the next turn, since what surrounds the container may be changing just now.
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
    // A weak reference to each transition would cost as much as the rest of it.
    device.clock.atNextTurn { [weak self] in
      if let self, transitionsRequested == number { transition?.begin() }
    }
  }

  /// Begins what was requested, because the view is laid out.
  final func viewIsLaidOut() {
    guard let transition, !transition.hasBegun, let window = storedView?.window,
      window.device.policies.layoutBeginsNavigation
    else { return }
    transition.begin()
  }

  /// Puts the view of a controller in place, above that of another or below it.
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

  /// Whether a screen's view is where this container or an animator has put it.
  final func holds(_ view: UIView) -> Bool {
    let place = viewOfScreens
    if place === storedView { return view.superview === place }
    return place.map { view.isDescendant(of: $0) } ?? false
  }

  final func tellArrivals() {
    if arrivals.isEmpty { return }
    let due = arrivals
    arrivals = []
    for controller in due where controller.parent === self { controller.didMove(toParent: self) }
  }

  // MARK: Appearing as a whole

  final func prepareTop(animated: Bool) {
    if let pending = transition, !pending.hasBegun {
      // It began nowhere, and what it would show comes with the container.
      transition = nil
      pending.abandon()
    }
    guard transition == nil else { return }
    guard shown !== stack.last else {
      if device.policies.reappearingStackTellsDidShow { owesDidShow = animated }
      return
    }
    dropStaleTop()
    // What its callbacks push comes after it.
    shown = stack.last
    owesDidShow = animated
  }

  final func topWillAppear(animated: Bool) {
    guard !isInTransition, owesDidShow != nil, let top = shown else { return }
    if let view = top.storedView, holds(view) { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    place(top, .none, nil)
  }

  final func topDidAppear() {
    guard !isInTransition, shown === stack.last else { return }
    tellArrivals()
    if let animated = owesDidShow, let shown {
      owesDidShow = nil
      delegate?.navigationController(self, didShow: shown, animated: animated)
    }
    releaseHeld()
  }

  final func allDidDisappear() {
    // What a running transition takes out is not visible any more.
    if isInTransition { transition?.from?.finishDisappearing() }
    dropStaleTop()
  }

  /// Lets go of a controller that left the stack while nobody saw it.
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
