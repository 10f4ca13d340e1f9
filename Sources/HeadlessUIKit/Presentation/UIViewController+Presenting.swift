// What `present` and `dismiss` do immediately. Their transitions begin after the next commit, later
// than navigation transitions requested in the same run-loop turn.
extension UIViewController {
  /// Whether the presenter's view is removed while this controller is presented.
  final var removesPresenter: Bool {
    presenter != nil && storedPresentationController?.active.shouldRemovePresentersView ?? false
  }

  /// Whether a presentation or dismissal of or by this controller is requested or running.
  package final var presentationIsInProgress: Bool { presentationTransition?.isInProgress ?? false }

  /// Whether this controller is presented inside its presenter's view, and appears and disappears
  /// with it.
  final var isPresentedInPresenter: Bool {
    guard let container = storedPresentationController?.container else { return false }
    return container.superview === presenter?.storedView
  }

  /// Whether this controller's view is removed because of a controller that it presents.
  final var isCovered: Bool { presented?.storedPresentationController?.placeOfPresenter != nil }

  /// The controller that this one presents, unless its dismissal is ending.
  private final var stillPresented: UIViewController? {
    guard let presented else { return nil }
    let isEnding = presented.presentationTransition?.isEndingDismissal(of: presented) ?? false
    return isEnding ? nil : presented
  }

  private final var resolvedPresentationStyle: UIModalPresentationStyle {
    if let storedPresentationController { return storedPresentationController.style }
    let style = modalPresentationStyle
    return style == .automatic ? automaticPresentationStyle : style
  }

  final func makePresentationController(
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    if let storedPresentationController { return storedPresentationController }
    let style = resolvedPresentationStyle
    let controller: UIPresentationController =
      switch style {
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      case .popover:
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      case .custom:
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenting, source: source)
          ?? UIPresentationController(presentedViewController: self, presenting: nil)
      case .automatic, .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
        UIPresentationController(presentedViewController: self, presenting: nil)
      }
    controller.style = style
    controller.retainedPresented = nil
    storedPresentationController = controller
    return controller
  }

  /// The controller that presents for a `present` call on this one.
  private final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    return lineage.first(where: \.definesPresentationContext) ?? outermost
  }

  final func requestPresentation(
    of controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    checkPresenting(controller)
    let search = controller as? UISearchController
    let style = search == nil ? controller.resolvedPresentationStyle : .overCurrentContext
    // The screen with the search bar presents the search itself.
    let presenter = search?.searchedScreen === self ? self : presenter(for: style)
    if let obstacle = obstacle(to: controller, on: presenter) {
      return device.log.note(.presentation, obstacle)
    }
    let manager = controller.makePresentationController(presenting: presenter, source: self)
    if parent == nil, !isRootOfWindow, self.presenter == nil {
      device.log.note(
        .presentation,
        "Presenting view controllers on detached view controllers is discouraged \(name(self))."
      )
    }
    presenter.presented = controller
    controller.presenter = presenter
    if let search, !search.active { search.begin() }
    manager.presenting = presenter
    let transition = PresentationTransition(
      isDismissal: false,
      of: [controller],
      on: presenter,
      source: self,
      isAnimated: animated,
      isInteractive: false,
      completion: completion
    )
    if transition.device.policies.presentingLoadsView { controller.loadViewIfNeeded() }
    transition.device.clock.afterNextCommit { [weak transition] in transition?.begin() }
  }

  private final func checkPresenting(_ controller: UIViewController) {
    if let other = controller.presenter {
      raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(name(controller)) that is "
          + "already being presented by \(name(other))."
      )
    }
    if controller === self || controller.parent != nil || controller.isRootOfWindow {
      raise(
        .invalidArgument,
        "Application tried to present modally an active controller \(name(controller))."
      )
    }
  }

  /// UIKit's message if the presentation is not possible, else nil.
  private final func obstacle(to controller: UIViewController, on presenter: UIViewController)
    -> String?
  {
    let reason: String
    if let current = presenter.stillPresented {
      reason =
        current.presentationIsInProgress
        ? "while a presentation is in progress" : "which is already presenting \(name(current))"
    } else if presenter.storedView?.window == nil {
      reason = "whose view is not in the window hierarchy"
    } else if presenter.presentationIsInProgress {
      reason = "while a presentation is in progress"
    } else {
      return nil
    }
    return "Attempt to present \(name(controller)) on \(name(presenter)) (from \(name(self))) "
      + "\(reason)."
  }

  // MARK: Dismissal

  /// The first of this controller and its ancestors that presents, else the presenter of the first
  /// presented one.
  private final var controllerThatDismisses: UIViewController? {
    findOutward { $0.stillPresented == nil ? nil : $0 }
      ?? findOutward { $0.presenter?.stillPresented === $0 ? $0.presenter : nil }
  }

  @discardableResult
  final func requestDismissal(
    animated: Bool,
    isInteractive: Bool,
    isByUser: Bool = false,
    completion: (() -> Void)?
  ) -> PresentationTransition? {
    guard let presenter = controllerThatDismisses, let first = presenter.presented else {
      completion?()
      return nil
    }
    let leaving = first.presentedChain
    if presenter.presentationIsInProgress || leaving.contains(where: \.presentationIsInProgress) {
      device.log.note(
        .presentation,
        "Attempt to dismiss from view controller \(name(presenter)) while a presentation or "
          + "dismiss is in progress!"
      )
      return nil
    }
    let transition = PresentationTransition(
      isDismissal: true,
      isByUser: isByUser,
      of: leaving,
      on: presenter,
      isAnimated: animated,
      isInteractive: isInteractive,
      completion: completion
    )
    if isInteractive {
      transition.begin()
    } else {
      transition.device.clock.afterNextCommit { [weak transition] in transition?.begin() }
    }
    return transition
  }

  /// Ends the presentations of this controller and its descendants, without callbacks or
  /// completions.
  ///
  /// Presentations inside a view of the hierarchy, such as a search, appear and disappear with that
  /// view.
  final func endPresentations() {
    for controller in withPresented.dropFirst() {
      let place = controller.storedPresentationController?.container?.superview
      if let place, !(place is UIWindow) { continue }
      controller.presentationTransition?.supersede()
      controller.unlinkFromPresenter()
    }
  }

  final func unlinkFromPresenter() {
    if let presenter, presenter.presented === self { presenter.presented = nil }
    presenter = nil
    storedPresentationController?.tearDown()
    storedPresentationController = nil
    (self as? UISearchController)?.wasDismissed()
    (self as? UIActivityViewController)?.wasDismissed()
  }
}
