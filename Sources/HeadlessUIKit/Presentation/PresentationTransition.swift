/// A presentation, or the dismissal of a presented controller and everything above it.
@MainActor
final class PresentationTransition: Transition {
  private let isDismissal: Bool
  private let isByUser: Bool
  /// The controllers that come or leave, from the bottom to the top.
  private var controllers: [UIViewController]
  private weak var presenter: UIViewController?
  /// The controller that was asked to present.
  private weak var source: UIViewController?
  private let manager: UIPresentationController?
  /// The closure that `present` or `dismiss` got.
  private var completion: (() -> Void)?

  init(
    isDismissal: Bool,
    isByUser: Bool = false,
    of controllers: [UIViewController],
    on presenter: UIViewController,
    askedOf source: UIViewController? = nil,
    isAnimated: Bool,
    isInteractive: Bool,
    completion: (() -> Void)?
  ) {
    self.isDismissal = isDismissal
    self.isByUser = isByUser
    self.controllers = controllers
    self.presenter = presenter
    self.source = source
    self.completion = completion
    manager = controllers.last?.storedPresentationController
    super.init(device: presenter.device, isAnimated: isAnimated, isInteractive: isInteractive)
  }

  func request() {
    presenter?.presentationTransition = self
    for controller in controllers { controller.presentationTransition = self }
    makeCoordinator()
  }

  // MARK: What it is

  private var top: UIViewController? { controllers.last }
  private var bottom: UIViewController? { controllers.first }

  override var from: UIViewController? { isDismissal ? top : presenter }
  override var to: UIViewController? { isDismissal ? presenter : top }
  override var duration: Duration { device.policies.presentationDuration }
  override var presentationStyle: UIModalPresentationStyle { manager?.active.style ?? .none }
  override var containerView: UIView? { manager?.container }
  override var fromView: UIView? { isDismissal ? manager?.presentedView : coveredView }
  override var toView: UIView? { isDismissal ? coveredView : manager?.presentedView }
  override var finalFrame: CGRect {
    let frame =
      isDismissal
      ? presenter?.storedView?.frame : manager?.active.frameOfPresentedViewInContainerView
    return frame ?? .zero
  }
  override var summary: String {
    "the \(isDismissal ? "dismissal" : "presentation") of \(name(top)) by \(name(presenter))"
  }
  override var canBegin: Bool { presenter != nil && (isDismissal || window != nil) }

  private var window: UIWindow? { presenter?.storedView?.window ?? manager?.container?.window }
  private var isSeen: Bool { window?.isShown ?? false }
  private var coversPresenter: Bool { bottom?.removesPresenter ?? false }
  /// The presenter's view, if it is not in the window while the controllers are presented.
  private var coveredView: UIView? { coversPresenter ? presenter?.storedView : nil }

  /// Whether this transition, and nothing else, lets a controller appear.
  func drives(_ controller: UIViewController) -> Bool {
    guard isInProgress, hasBegun else { return false }
    return isDismissal ? coversPresenter && controller === presenter : controller === top
  }

  var isEndingDismissal: Bool { isDismissal && hasBegun && !isInProgress }

  /// Whether a search controller is presented.
  var bringsSearch: Bool { !isDismissal && top is UISearchController }

  /// Whether a controller is being presented: from the beginning of the transition to its end.
  func isPresenting(_ controller: UIViewController) -> Bool {
    !isDismissal && hasBegun && phase != .ended && controller === top
  }

  /// Whether a controller is being dismissed: from the beginning of the transition to its end.
  func isDismissing(_ controller: UIViewController) -> Bool {
    guard isDismissal, hasBegun, phase != .ended else { return false }
    for leaving in controllers where leaving === controller { return true }
    return false
  }

  // MARK: Beginning

  override func performBeginning() {
    if isDismissal { beginDismissal() } else { beginPresentation() }
  }

  private func beginPresentation() {
    guard let presenter, let manager, let window else { return }
    let container = PresentationView(frame: window.bounds)
    container.manager = manager
    manager.container = container
    manager.adapt(in: window, with: coordinator)
    container.traitOverrides = manager.overridesOfContent
    guard phase == .beginning, let presented = manager.shown else { return }
    controllers = [presented]
    presented.loadViewIfNeeded()
    // It was the root of a window that is freed.
    if presented.appearance.isVisible, presented.storedView?.window == nil {
      presented.forgetAppearance()
    }
    // The delegate or the view may have replaced the root.
    guard phase == .beginning else { return }
    let place = placeOfContainer ?? window
    container.frame = place.bounds
    place.addSubview(container)
    if place === presenter.storedView { presenter.mayForward = true }
    if let popover = manager as? UIPopoverPresentationController {
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
      delegate?.prepareForPopoverPresentation(popover)
      popover.checkPlace()
    }
    manager.presentationTransitionWillBegin()
    if coversPresenter {
      manager.hidesPresenter = true
      presenter.startDisappearing(animated: isAnimated)
    }
    // In a hidden window, or in a presenter that leaves, the screen appears when that is shown.
    if isSeen, place !== presenter.storedView || presenter.canShowInItself {
      presented.startAppearing(animated: isAnimated)
    }
  }

  /// The view that contains a presentation in a context; nil for one in the window.
  private var placeOfContainer: UIView? {
    guard let presenter, let style = manager?.style,
      style == .currentContext || style == .overCurrentContext
    else { return nil }
    // A search, and what does not cover a presenter inside a container, leaves and returns with that.
    let isInside = presenter.parent != nil || presenter.isPresentedInPresenter
    let isPart = bringsSearch || style == .overCurrentContext && isInside
    return isPart ? presenter.storedView : presenter.storedView?.superview
  }

  private func beginDismissal() {
    manager?.dismissalTransitionWillBegin()
    for controller in controllers.reversed() {
      controller.startDisappearing(animated: isAnimated && controller === top)
    }
    guard coversPresenter, let presenter else { return }
    let manager = bottom?.storedPresentationController
    manager?.hidesPresenter = false
    // What its container has taken out meanwhile does not come back.
    if isSeen, manager?.bringsBackPresenter ?? false {
      presenter.startAppearing(animated: isAnimated)
    }
  }

  override func moveViews() {
    if isDismissal {
      guard coversPresenter else { return }
      bottom?.storedPresentationController?.putBackPresenter()
      if isSeen { presenter?.sendIsAppearing() }
    } else if let manager, let container = manager.container {
      placePresented()
      if let view = manager.presentedView { container.addSubview(view) }
      top?.sendIsAppearing()
      if isAnimated { container.layoutIfNeeded() }
    }
  }

  private func placePresented() {
    manager?.presentedView?.frame = finalFrame
  }

  // MARK: The app's own animator

  override func makeCustomAnimation() -> CustomAnimation? {
    guard let top, let presenter, let delegate = top.transitioningDelegate else { return nil }
    let animator =
      isDismissal
      ? delegate.animationController(forDismissed: top)
      : delegate.animationController(
        forPresented: top,
        presenting: presenter,
        source: source ?? presenter
      )
    guard let animator else { return nil }
    let interactor =
      isDismissal
      ? delegate.interactionControllerForDismissal(using: animator)
      : delegate.interactionControllerForPresentation(using: animator)
    return CustomAnimation(animator: animator, interactor: interactor)
  }

  override func prepareForCustomAnimation() {
    guard !isDismissal else { return }
    placePresented()
    guard coversPresenter, let view = presenter?.storedView else { return }
    bottom?.storedPresentationController?.rememberPlaceOfPresenter()
    manager?.container?.addSubview(view)
  }

  // MARK: End

  override func performEnd(completed: Bool) {
    switch (isDismissal, completed) {
    case (false, true): endPresentation()
    case (false, false): endCancelledPresentation()
    case (true, true): endDismissal()
    case (true, false): endCancelledDismissal()
    }
  }

  private func endPresentation() {
    top?.finishAppearing()
    if coversPresenter {
      presenter?.finishDisappearing()
      bottom?.storedPresentationController?.takeOutPresenter()
    }
    manager?.presentationTransitionDidEnd(true)
    runCompletion()
  }

  private func endCancelledPresentation() {
    manager?.hidesPresenter = false
    bottom?.storedPresentationController?.putBackPresenter()
    top?.startDisappearing(animated: isAnimated)
    top?.finishDisappearing()
    manager?.presentedView?.removeFromSuperview()
    // What its container takes away meanwhile is no business of this transition any more.
    if let presenter, !presenter.isLeftOut {
      if coversPresenter, isSeen {
        presenter.startAppearing(animated: isAnimated)
        presenter.finishAppearing()
      }
      presenter.finishDisappearing()
    }
    manager?.presentationTransitionDidEnd(false)
    unlink()
    runCompletionOfCancelled()
  }

  /// Calls the completion of a cancelled transition, if the policy says so.
  private func runCompletionOfCancelled() {
    if device.policies.cancelledTransitionsCallCompletion { runCompletion() }
  }

  private func endDismissal() {
    // An animator has it somewhere in the container.
    bottom?.storedPresentationController?.putBackPresenter()
    let staysLinked = device.policies.dismissedStaysLinkedInCallbacks
    let delegate = manager?.delegate
    if !staysLinked { unlink() }
    presenter?.finishAppearing()
    for controller in controllers.reversed() {
      controller.finishDisappearing()
      controller.presentedRootView?.removeFromSuperview()
    }
    if staysLinked { unlink() }
    manager?.dismissalTransitionDidEnd(true)
    if isByUser, let manager { delegate?.presentationControllerDidDismiss(manager) }
    runCompletion()
  }

  private func endCancelledDismissal() {
    if coversPresenter, let presenter {
      bottom?.storedPresentationController?.hidesPresenter = true
      presenter.startDisappearing(animated: isAnimated)
      presenter.finishDisappearing()
      bottom?.storedPresentationController?.takeOutPresenter()
    }
    for (index, controller) in controllers.enumerated() {
      // One that was covered by the next stays covered.
      let isCovered = index + 1 < controllers.count && controllers[index + 1].removesPresenter
      if !isCovered, isSeen {
        controller.startAppearing(animated: isAnimated)
      }
      controller.finishAppearing()
      controller.finishDisappearing()
    }
    manager?.dismissalTransitionDidEnd(false)
    runCompletionOfCancelled()
  }

  private func unlink() {
    for controller in controllers.reversed() { controller.unlinkFromPresenter() }
  }

  private func runCompletion() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  override func didEnd() {
    if let presenter, presenter.presentationTransition === self {
      presenter.presentationTransition = nil
    }
    for controller in controllers where controller.presentationTransition === self {
      controller.presentationTransition = nil
    }
    completion = nil
    if !isDismissal { (top as? UISearchController)?.presentationDidEnd() }
    (presenter as? UISearchController)?.presentationDidEnd()
  }

  override func didAbandon() {
    if !isDismissal { unlink() }
  }
}

/// The container view of a presentation, which tells the presentation controller of its layout.
final class PresentationView: UIView {
  weak var manager: UIPresentationController?

  override func layoutSubviews() {
    manager?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    manager?.containerViewDidLayoutSubviews()
  }
}

extension UIViewController {
  /// Whether what is presented in this controller's view appears now.
  fileprivate var canShowInItself: Bool {
    if case .disappearing = appearance { return false }
    return storedView?.window != nil
  }

  /// Makes this controller and its descendants disappeared ones, without callbacks.
  fileprivate func forgetAppearance() {
    appearance = .disappeared
    for child in containedControllers { child.forgetAppearance() }
  }

  /// Whether the container shows another child, or is going to after the transition that runs.
  fileprivate var isLeftOut: Bool {
    if leavingTransition?.hasBegun ?? false { return true }
    guard let parent, parent.managesChildAppearance else { return false }
    return !parent.appearingChildren.contains(self)
  }

  /// The view that this controller's presentation shows, which may be around its own.
  fileprivate var presentedRootView: UIView? {
    storedPresentationController?.presentedView ?? storedView
  }
}
