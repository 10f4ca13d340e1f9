// How a presentation takes another style where its surroundings ask for it. The decision is made
// when the transition begins, so that what is set after `present` counts, and again when the traits
// of the window change.
extension UIPresentationController {
  /// What manages the presentation now: this, or what stands for the style it has adapted to.
  final var active: UIPresentationController { adapted ?? self }

  /// The controller that is shown: the presented one, or what its delegate shows instead.
  final var shown: UIViewController? { replacement ?? presented }

  private final var mayAdapt: Bool {
    switch style {
    case .pageSheet, .formSheet: adapted != nil || hasAnsweringDelegate
    case .popover, .custom: true
    case .automatic, .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      false
    }
  }

  /// Whether there is a delegate, and not only one that forwards its calls to no object.
  private final var hasAnsweringDelegate: Bool {
    (delegate as? any CallForwarding)?.hasTarget ?? (delegate != nil)
  }

  /// What the delegate answers, for some traits or for compact width; nil if it does not answer, or
  /// with a style that nothing adapts to.
  final func delegateStyle(for traits: UITraitCollection? = nil) -> UIModalPresentationStyle? {
    guard let delegate else { return nil }
    var style = UIModalPresentationStyle.none
    let answers = HeadlessDevice.current.hasMethod {
      style =
        traits.map { delegate.adaptivePresentationStyle(for: self, traitCollection: $0) }
        ?? delegate.adaptivePresentationStyle(for: self)
    }
    return answers ? valid(style) : nil
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

  /// Decides about the style before the presented controller is shown, and by which controller.
  final func adapt(
    in window: UIWindow,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard mayAdapt else { return }
    take(wantedStyle(for: window.traitCollection), with: coordinator)
    if let presented, let replacement { presented.handOverPresentation(to: replacement) }
  }

  private final func take(
    _ wanted: UIModalPresentationStyle,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    adapted = wanted == .none ? nil : makeAdapted(wanted)
    replacement = nil
    if let adapted {
      let other = delegate?.presentationController(
        self,
        viewControllerForAdaptivePresentationStyle: wanted
      )
      if other !== presented { replacement = other }
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
    adapted.presentedBefore = nil
    adapted.presenting = presenting
    adapted.container = container
    return adapted
  }

  // MARK: While it is shown

  /// Decides again about the style, because the traits have changed.
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
    container?.traitOverrides = overridesOfContent
    presentedView?.frame = active.frameOfPresentedViewInContainerView
    if active.shouldRemovePresentersView != wasCovering {
      cover(presenter, !wasCovering)
    }
    presenter.device.displayNeeded()
  }

  /// Shows another controller in place of the one that is shown, without animation.
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
    old.handOverPresentation(to: new)
    if isVisible { new.startAppearing(animated: false) }
    // What covers the old view puts the new one in place when it goes.
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
      takeOutPresenter()
      presenter.finishDisappearing()
    } else {
      putBackPresenter()
      guard isSeen else { return }
      presenter.startAppearing(animated: false)
      presenter.sendIsAppearing()
      presenter.finishAppearing()
    }
  }

  /// Forgets the container and all that was adapted.
  final func tearDown() {
    container?.removeFromSuperview()
    container = nil
    hidesPresenter = false
    placeOfPresenter = nil
    presentedBefore = presented
    adapted?.tearDown()
    adapted = nil
    replacement = nil
  }

  // MARK: The presenter's view

  /// Whether the presenter's view is in a window, or comes back into one.
  final var bringsBackPresenter: Bool {
    (placeOfPresenter?.superview ?? shown?.presenter?.storedView)?.window != nil
  }

  final func takeOutPresenter() {
    rememberPlaceOfPresenter()
    shown?.presenter?.storedView?.removeFromSuperview()
  }

  final func rememberPlaceOfPresenter() {
    guard placeOfPresenter == nil, let view = shown?.presenter?.storedView,
      let superview = view.superview, let index = superview.indexOfSubview(view)
    else { return }
    placeOfPresenter = PlaceOfPresenter(superview: superview, index: index)
  }

  final func putBackPresenter() {
    guard let place = placeOfPresenter, let presenter = shown?.presenter else { return }
    // It may have come in the place of another one while it was covered.
    presenter.loadViewIfNeeded()
    guard let view = presenter.storedView else { return }
    placeOfPresenter = nil
    place.superview?.insertSubview(view, at: place.index)
  }
}

extension UIViewController {
  /// Lets another controller be the presented one in place of this.
  final func handOverPresentation(to other: UIViewController) {
    guard let presenter, let manager = storedPresentationController else { return }
    presenter.presented = other
    other.presenter = presenter
    other.storedPresentationController = manager
    other.presentationTransition = presentationTransition
    other.presented = presented
    presented?.presenter = other
    self.presenter = nil
    storedPresentationController = nil
    presentationTransition = nil
    presented = nil
  }
}
