// Adapts the style of a presentation: when the transition begins, so that changes after `present`
// count, and again when the traits of the window change.
extension UIPresentationController {
  /// The presentation controller in use: this one, or that of the adapted style.
  final var active: UIPresentationController { adapted ?? self }

  /// The controller that is shown: the presented one, or the delegate's replacement.
  final var shown: UIViewController? { replacement ?? presented }

  private final var mayAdapt: Bool {
    switch style {
    case .pageSheet, .formSheet: adapted != nil || hasImplementingDelegate
    case .popover, .custom: true
    case .automatic, .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      false
    }
  }

  /// Whether there is a delegate, other than a forwarding one without a target.
  private final var hasImplementingDelegate: Bool {
    (delegate as? any CallForwarding)?.hasTarget ?? (delegate != nil)
  }

  /// The delegate's style for traits, or for a compact width if nil.
  ///
  /// It is nil if the delegate does not implement the method, or returns an invalid style.
  final func delegateStyle(for traits: UITraitCollection? = nil) -> UIModalPresentationStyle? {
    guard let delegate else { return nil }
    var style = UIModalPresentationStyle.none
    let isImplemented = HeadlessDevice.current.hasMethod {
      style =
        traits.map { delegate.adaptivePresentationStyle(for: self, traitCollection: $0) }
        ?? delegate.adaptivePresentationStyle(for: self)
    }
    return isImplemented ? valid(style) : nil
  }

  private final func valid(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle? {
    switch style {
    case .none, .fullScreen, .overFullScreen, .pageSheet, .formSheet: style
    case .automatic, .currentContext, .custom, .overCurrentContext, .popover: nil
    }
  }

  private final func wantedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let wanted = adaptivePresentationStyle(for: traits)
    return wanted == style ? .none : wanted
  }

  // MARK: At the beginning

  /// Decides the style, and the controller to show, before the presented controller is shown.
  final func adapt(
    in window: UIWindow,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard mayAdapt else { return }
    take(wantedStyle(for: window.traitCollection), with: coordinator)
    if let presented, let replacement { presented.transferPresentation(to: replacement) }
  }

  private final func take(
    _ wanted: UIModalPresentationStyle,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    adapted = wanted == .none ? nil : makeAdapted(wanted)
    replacement = nil
    retainedReplacement = nil
    if let adapted {
      let other = delegate?.presentationController(
        self,
        viewControllerForAdaptivePresentationStyle: wanted
      )
      if other !== presented {
        replacement = other
        retainedReplacement = other
      }
      delegate?.presentationController(self, prepare: adapted)
    }
    delegate?.presentationController(
      self,
      willPresentWithAdaptiveStyle: wanted,
      transitionCoordinator: coordinator
    )
  }

  private final func makeAdapted(_ style: UIModalPresentationStyle) -> UIPresentationController {
    let adapted: UIPresentationController =
      if style == .pageSheet || style == .formSheet {
        (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
          ?? UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presenting)
      } else {
        UIPresentationController(
          presentedViewController: presentedViewController, presenting: presenting)
      }
    adapted.style = style
    adapted.retainedPresented = nil
    adapted.presenting = presenting
    adapted.container = container
    return adapted
  }

  // MARK: While it is shown

  /// Decides the style again, because the traits have changed.
  final func adaptAgain(
    to traits: UITraitCollection,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard mayAdapt, container != nil, let old = shown, let presenter = old.presenter else { return }
    if let transition = old.presentationTransition, transition.isInProgress {
      return transition.whenEnded { [weak self] in
        guard let self, let window = container?.window else { return }
        adaptAgain(to: window.traitCollection, with: nil)
      }
    }
    let wanted = wantedStyle(for: traits)
    guard wanted != adapted?.style ?? .none else { return }
    let wasCovering = active.shouldRemovePresentersView
    take(wanted, with: coordinator)
    if let new = shown, new !== old { exchange(old, for: new) }
    // The presenter retains the one that is shown.
    retainedReplacement = nil
    container?.traitOverrides = overridesOfContent
    presentedView?.frame = active.frameOfPresentedViewInContainerView
    if active.shouldRemovePresentersView != wasCovering {
      cover(presenter, !wasCovering)
    }
    presenter.device.displayNeeded()
  }

  /// Replaces the shown controller without animation.
  private final func exchange(_ old: UIViewController, for new: UIViewController) {
    let isVisible = old.appearance.isVisible
    old.startDisappearing(animated: false)
    old.storedView?.removeFromSuperview()
    old.finishDisappearing()
    if new.parent === old {
      new.willMove(toParent: nil)
      new.storedView?.removeFromSuperview()
      new.removeFromParent()
    }
    let isCovered = old.isCovered
    old.transferPresentation(to: new)
    if isVisible { new.startAppearing(animated: false) }
    // The covering presentation inserts the new view when it is dismissed.
    if isCovered { return }
    new.loadViewIfNeeded()
    if let view = presentedView { container?.addSubview(view) }
    guard isVisible else { return }
    new.sendIsAppearing()
    new.finishAppearing()
  }

  private final func cover(_ presenter: UIViewController, _ covers: Bool) {
    let isSeen = container?.window?.isShown ?? false
    hidesPresenter = covers
    if covers {
      presenter.startDisappearing(animated: false)
      removePresenterView()
      presenter.finishDisappearing()
    } else {
      restorePresenterView()
      guard isSeen else { return }
      presenter.startAppearing(animated: false)
      presenter.sendIsAppearing()
      presenter.finishAppearing()
    }
  }

  /// Removes the container and the adaptation.
  final func tearDown() {
    container?.removeFromSuperview()
    container = nil
    hidesPresenter = false
    placeOfPresenter = nil
    retainedPresented = presented
    adapted?.tearDown()
    adapted = nil
    replacement = nil
    retainedReplacement = nil
  }

  // MARK: The presenter's view

  /// Whether the presenter's view is in a window, or will be restored into one.
  final var restoresPresenterView: Bool {
    (placeOfPresenter?.superview ?? shown?.presenter?.storedView)?.window != nil
  }

  final func removePresenterView() {
    storePlaceOfPresenter()
    shown?.presenter?.storedView?.removeFromSuperview()
  }

  final func storePlaceOfPresenter() {
    guard placeOfPresenter == nil, let presenter = shown?.presenter,
      let view = presenter.storedView, let superview = view.superview,
      let index = superview.indexOfSubview(view)
    else { return }
    placeOfPresenter = PlaceOfPresenter(
      superview: superview, index: index, parent: presenter.parent)
  }

  final func restorePresenterView() {
    guard let place = placeOfPresenter, let presenter = shown?.presenter else { return }
    // The presenter may have replaced another one while it was covered.
    presenter.loadViewIfNeeded()
    guard let view = presenter.storedView else { return }
    placeOfPresenter = nil
    // It may have left its parent while it was covered.
    if presenter.parent === place.parent { place.superview?.insertSubview(view, at: place.index) }
  }
}

extension UIViewController {
  /// Makes another controller the presented one, instead of this one.
  final func transferPresentation(to other: UIViewController) {
    guard let presenter, let manager = storedPresentationController else { return }
    presenter.presented = other
    other.presenter = presenter
    other.storedPresentationController = manager
    // The replacement may drop the presented controller, which then no longer retains the manager.
    manager.retainedPresented = other === manager.presented ? nil : manager.presented
    manager.retainedReplacement = nil
    other.presentationTransition = presentationTransition
    other.presented = presented
    presented?.presenter = other
    self.presenter = nil
    storedPresentationController = nil
    presentationTransition = nil
    presented = nil
  }
}
