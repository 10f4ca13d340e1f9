/// A presentation, or the dismissal of a presented controller and everything above it.
@MainActor
final class PresentationTransition: Transition {
  private let isDismissal: Bool
  private let isByUser: Bool
  /// The presented or dismissed controllers, from bottom to top.
  private var controllers: [UIViewController]
  private weak var presenter: UIViewController?
  /// The controller on which `present` was called.
  private weak var source: UIViewController?
  private let manager: UIPresentationController?
  /// The completion of `present` or `dismiss`.
  private var completion: (() -> Void)?
  /// Whether a cancelled presentation takes the presented controller away again.
  private var isUndone = false
  /// The animation for which the delegate is asked before the presentation controller's hook.
  private var customAnimation: CustomAnimation?

  init(
    isDismissal: Bool,
    isByUser: Bool = false,
    of controllers: [UIViewController],
    on presenter: UIViewController,
    source: UIViewController? = nil,
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
    presenter.presentationTransition = self
    for controller in controllers { controller.presentationTransition = self }
    makeCoordinator()
  }

  // MARK: Properties

  private var top: UIViewController? { controllers.last }
  private var bottom: UIViewController? { controllers.first }

  override var from: UIViewController? { isDismissal ? top : presenter }
  override var to: UIViewController? { isDismissal ? presenter : top }
  override var duration: Duration { device.policies.presentationDuration }
  override var presentationStyle: UIModalPresentationStyle { manager?.active.style ?? .none }
  override var containerView: UIView? { manager?.container }
  override var fromView: UIView? { isDismissal ? manager?.presentedView : coveredView }
  override var toView: UIView? { isDismissal ? coveredView : manager?.presentedView }
  override var keepsFromFrame: Bool { isDismissal || super.keepsFromFrame }
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

  /// Whether this transition drives the appearance of a controller.
  func drives(_ controller: UIViewController) -> Bool {
    guard isInProgress, hasBegun else { return false }
    return isDismissal ? coversPresenter && controller === presenter : controller === top
  }

  /// Whether the dismissal of a controller is ending, which is not that of what it presents.
  func isEndingDismissal(of controller: UIViewController) -> Bool {
    isDismissal && hasBegun && !isInProgress && controllers.contains { $0 === controller }
  }

  /// Whether a search controller is presented.
  var presentsSearch: Bool { !isDismissal && top is UISearchController }

  /// Whether a controller is being presented: from the beginning of the transition to its end.
  func isPresenting(_ controller: UIViewController) -> Bool {
    !isDismissal && !isUndone && hasBegun && phase != .ended && controller === top
  }

  /// Whether a controller is being dismissed: from the beginning of the transition to its end.
  func isDismissing(_ controller: UIViewController) -> Bool {
    guard isDismissal || isUndone, hasBegun, phase != .ended else { return false }
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
    // Its former presenter may have been freed while it was covered.
    manager.placeOfPresenter = nil
    manager.adapt(in: window, with: coordinator)
    container.traitOverrides = manager.overridesOfContent
    guard phase == .beginning, let presented = manager.shown else { return }
    controllers = [presented]
    presented.loadViewIfNeeded()
    // The controller was the root of a freed window.
    if presented.appearance.isVisible, presented.storedView?.window == nil {
      presented.resetAppearance()
    }
    // The delegate, or loading the view, may have replaced the root.
    guard phase == .beginning else { return }
    let place = placeOfContainer ?? window
    container.frame = place.bounds
    place.addSubview(container)
    if place === presenter.storedView { presenter.mayForward = true }
    if let popover = manager as? UIPopoverPresentationController {
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
      delegate?.prepareForPopoverPresentation(popover)
      popover.checkSource()
    }
    askForCustomAnimation()
    guard phase == .beginning else { return }
    manager.presentationTransitionWillBegin()
    if coversPresenter {
      manager.hidesPresenter = true
      presenter.startDisappearing(animated: isAnimated)
    }
    // If the window is hidden or the presenter disappears, the controller appears with the window
    // or presenter.
    if isSeen, place !== presenter.storedView || presenter.canShowInItself {
      presented.startAppearing(animated: isAnimated)
    }
  }

  /// The superview of the container view for a context style; nil for the window.
  private var placeOfContainer: UIView? {
    guard let presenter, let style = manager?.style,
      style == .currentContext || style == .overCurrentContext
    else { return nil }
    // A search, and a presentation over a contained presenter, appear and disappear with the
    // presenter.
    let isInside = presenter.parent != nil || presenter.isPresentedInPresenter
    let isPart = presentsSearch || style == .overCurrentContext && isInside
    return isPart ? presenter.storedView : presenter.storedView?.superview
  }

  private func beginDismissal() {
    askForCustomAnimation()
    guard phase == .beginning else { return }
    manager?.dismissalTransitionWillBegin()
    for controller in controllers.reversed() {
      controller.startDisappearing(animated: isAnimated && controller === top)
    }
    guard coversPresenter, let presenter else { return }
    let manager = bottom?.storedPresentationController
    manager?.hidesPresenter = false
    // A presenter that its container has removed meanwhile does not reappear.
    if isSeen, manager?.restoresPresenterView ?? false {
      presenter.startAppearing(animated: isAnimated)
    }
  }

  override func moveViews() {
    if isDismissal {
      guard coversPresenter else { return }
      bottom?.storedPresentationController?.restorePresenterView()
      if isSeen { presenter?.sendIsAppearing() }
    } else if let manager, let container = manager.container {
      manager.presentedView?.frame = finalFrame
      if let view = manager.presentedView { container.addSubview(view) }
      top?.sendIsAppearing()
      if isAnimated { container.layoutIfNeeded() }
    }
  }

  // MARK: Custom animator

  override func makeCustomAnimation() -> CustomAnimation? {
    defer { customAnimation = nil }
    return customAnimation
  }

  private func askForCustomAnimation() {
    guard isAnimated, !isInteractive, let top, let presenter else { return }
    guard let delegate = top.transitioningDelegate else { return }
    let animator =
      isDismissal
      ? delegate.animationController(forDismissed: top)
      : delegate.animationController(
        forPresented: top,
        presenting: presenter,
        source: source ?? presenter
      )
    guard let animator else { return }
    let interactor =
      isDismissal
      ? delegate.interactionControllerForDismissal(using: animator)
      : delegate.interactionControllerForPresentation(using: animator)
    customAnimation = CustomAnimation(animator: animator, interactor: interactor)
  }

  override func prepareForCustomAnimation() {
    guard !isDismissal else { return }
    manager?.presentedView?.frame = finalFrame
    guard coversPresenter, let view = presenter?.storedView else { return }
    bottom?.storedPresentationController?.storePlaceOfPresenter()
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
      bottom?.storedPresentationController?.removePresenterView()
    }
    manager?.presentationTransitionDidEnd(true)
    runCompletion()
  }

  private func endCancelledPresentation() {
    isUndone = true
    manager?.hidesPresenter = false
    bottom?.storedPresentationController?.restorePresenterView()
    top?.startDisappearing(animated: isAnimated)
    top?.finishDisappearing()
    manager?.presentedView?.removeFromSuperview()
    // A presenter that its container removes gets its callbacks from the container.
    if let presenter, !presenter.isLeftOut {
      if coversPresenter, isSeen {
        presenter.startAppearing(animated: isAnimated)
        presenter.finishAppearing()
      }
      presenter.finishDisappearing()
    }
    manager?.presentationTransitionDidEnd(false)
    unlink()
    if device.policies.cancelledTransitionsCallCompletion { runCompletion() }
  }

  private func endDismissal() {
    // An animator may have put the presenter's view into the container.
    bottom?.storedPresentationController?.restorePresenterView()
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
      bottom?.storedPresentationController?.removePresenterView()
    }
    for (index, controller) in controllers.enumerated() {
      // A controller that the next one covered stays covered.
      let isCovered = index + 1 < controllers.count && controllers[index + 1].removesPresenter
      if !isCovered, isSeen {
        controller.startAppearing(animated: isAnimated)
      }
      controller.finishAppearing()
      controller.finishDisappearing()
    }
    manager?.dismissalTransitionDidEnd(false)
    if device.policies.cancelledTransitionsCallCompletion { runCompletion() }
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

/// The container view of a presentation, which notifies the presentation controller of its layout.
final class PresentationView: UIView {
  weak var manager: UIPresentationController?

  override func layoutSubviews() {
    manager?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    manager?.containerViewDidLayoutSubviews()
  }
}

extension UIViewController {
  /// Whether a controller presented inside this controller's view can appear now.
  fileprivate var canShowInItself: Bool {
    if case .disappearing = appearance { return false }
    return storedView?.window != nil
  }

  /// Marks this controller and its descendants as disappeared, without callbacks.
  fileprivate func resetAppearance() {
    appearance = .disappeared
    for child in containedControllers { child.resetAppearance() }
  }

  /// Whether the container shows another child, or will after its running transition.
  fileprivate var isLeftOut: Bool {
    if leavingTransition?.hasBegun ?? false { return true }
    guard let parent, parent.managesChildAppearance else { return false }
    return !parent.appearingChildren.contains(self)
  }

  /// The presented view, which may wrap this controller's own view.
  fileprivate var presentedRootView: UIView? {
    storedPresentationController?.presentedView ?? storedView
  }
}
