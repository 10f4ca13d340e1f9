/// A push, a pop or a replacement of the stack, from the controller shown to the new top.
@MainActor
final class NavigationTransition: Transition {
  private weak var navigation: UINavigationController?
  private let outgoing: UIViewController?
  private let incoming: UIViewController?
  let operation: UINavigationController.Operation
  /// The controllers that get `didMove(toParent: nil)` at the end.
  let departures: [UIViewController]
  /// The stack to restore if a swipe or a custom animator cancels the transition; nil if neither can.
  var stackBefore: [UIViewController]?
  private var callsWillDisappear = false

  init(
    in navigation: UINavigationController,
    on device: HeadlessDevice,
    _ operation: UINavigationController.Operation,
    from: UIViewController?,
    to: UIViewController?,
    departures: [UIViewController],
    isAnimated: Bool,
    isInteractive: Bool
  ) {
    self.navigation = navigation
    self.operation = operation
    self.departures = departures
    outgoing = from
    incoming = to
    super.init(device: device, isAnimated: isAnimated, isInteractive: isInteractive)
  }

  override var from: UIViewController? { outgoing }
  override var to: UIViewController? { incoming }
  override var departingNavigation: UINavigationController? {
    callsWillDisappear && device.policies.poppedControllerFindsNavigation ? navigation : nil
  }
  override var canBegin: Bool { navigation?.appearance.isVisible ?? false }
  override var duration: Duration { device.policies.navigationDuration }
  override var containerView: UIView? { navigation?.viewOfScreens }
  override var summary: String {
    let verb = operation == .pop ? "pop" : "push"
    return "the \(verb) from \(name(from)) to \(name(to)) in \(name(navigation))"
  }

  override func performBeginning() {
    guard let navigation else { return }
    to?.loadViewIfNeeded()
    if let from {
      callsWillDisappear = true
      from.startDisappearing(animated: isAnimated)
      callsWillDisappear = false
    }
    guard let to else { return }
    to.startAppearing(animated: isAnimated)
    navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
  }

  override func moveViews() {
    guard let navigation, let to else { return }
    navigation.place(to, operation, from?.storedView)
    to.sendIsAppearing()
    if isAnimated { navigation.storedView?.layoutIfNeeded() }
  }

  override func makeCustomAnimation() -> CustomAnimation? {
    guard operation != .none, let navigation, let from, let to, let delegate = navigation.delegate,
      let animator = delegate.navigationController(
        navigation,
        animationControllerFor: operation,
        from: from,
        to: to
      )
    else {
      stackBefore = nil
      return nil
    }
    return CustomAnimation(
      animator: animator,
      interactor: delegate.navigationController(navigation, interactionControllerFor: animator)
    )
  }

  override func prepareForCustomAnimation() {
    navigation?.makeScreensView(with: navigation?.shown)
    to?.storedView?.frame = finalFrame
  }

  override func performEnd(completed: Bool) {
    if !completed, let navigation { return goBack(in: navigation) }
    from?.finishDisappearing()
    if let navigation { finish(in: navigation) }
  }

  private func finish(in navigation: UINavigationController) {
    if let view = from?.storedView, navigation.holds(view) { view.removeFromSuperview() }
    from?.presented?.storedPresentationController?.placeOfPresenter = nil
    navigation.shown = to
    if case .appearing = navigation.appearance {
      // The container itself is still appearing. The other callbacks follow when it has appeared.
      for controller in departures { controller.didMove(toParent: nil) }
      navigation.pendingDidShow = isAnimated
      return
    }
    navigation.pendingDidShow = nil
    to?.finishAppearing()
    for controller in departures { controller.didMove(toParent: nil) }
    navigation.notifyArrivals()
    if let to {
      navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
    }
  }

  private func goBack(in navigation: UINavigationController) {
    let arrival = operation == .push ? to : nil
    if let stackBefore { navigation.restore(stackBefore) }
    to?.startDisappearing(animated: isAnimated)
    to?.finishDisappearing()
    to?.storedView?.removeFromSuperview()
    if let from, from.storedView?.superview == nil { navigation.place(from, .none, nil) }
    from?.reappear(in: navigation, animated: isAnimated)
    if let arrival, arrival.parent == nil { arrival.didMove(toParent: nil) }
  }

  override func didEnd() {
    stackBefore = nil
    from?.leavingTransition = nil
    guard let navigation, navigation.transition === self else { return }
    navigation.transition = nil
    if navigation.appearance == .disappeared { navigation.dropStaleTop() }
    if navigation.shown != nil, navigation.shown !== navigation.stack.last {
      // The restored controller is not the top: the stack has changed without being shown.
      navigation.requestTransition(.none, departures: [], animated: false)
    }
    navigation.releaseHeld()
  }

  override func didAbandon() {
    for controller in departures where controller.parent == nil {
      controller.didMove(toParent: nil)
    }
  }
}
