import Foundation

// Appearance of a window's root. The order of the callbacks follows published traces of
// `makeKeyAndVisible()`; `Policies` has the choices without a trace.
extension UIWindow {
  final func endBeingKey() {
    device.keyWindow = nil
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  final func didShow() {
    // UIKit retains a shown window until the next run-loop turn.
    device.clock.atNextTurn { withExtendedLifetime(self) {} }
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    if let rootViewController { showRoot(rootViewController) }
    device.displayNeeded()
  }

  final func didHide() {
    if device.policies.hidingWindowEndsAppearance {
      for controller in appearingControllers.reversed() {
        controller.startDisappearing(animated: false)
        controller.finishDisappearing()
      }
    }
    if windowScene?.lastKeyWindow === self { windowScene?.lastKeyWindow = nil }
    let wasKey = isKeyWindow
    if wasKey { endBeingKey() }
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    device.displayNeeded()
    if wasKey, device.keyWindow == nil { nextKeyWindow?.makeKey() }
    if wasKey { device.keyboard.update() }
  }

  /// The frontmost visible window that can become key, preferably of the same scene.
  private var nextKeyWindow: UIWindow? {
    // Within a level, the newest window is in front.
    let others = device.windows.reversed().filter { $0.isShown && $0.canBecomeKey }
    let siblings = others.filter { $0.windowScene === windowScene }
    let candidates = siblings.isEmpty ? others.filter(\.isInVisibleScene) : siblings
    return candidates.max { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
  }

  final func replaceRoot(_ old: UIViewController?) {
    if let old, old.windowOfRoot === self { old.windowOfRoot = nil }
    rootViewController?.windowOfRoot = self
    if isShown {
      switch device.policies.rootReplacement {
      case .outgoingFirst:
        if let old { removeRoot(old) }
        if let rootViewController { showRoot(rootViewController) }
      case .incomingFirst:
        if let rootViewController { showRoot(rootViewController) }
        if let old { removeRoot(old) }
      }
    } else if let old {
      removeRoot(old)
    }
    device.displayNeeded()
  }

  /// The root and all presented controllers, from bottom to top; none has a parent.
  final var outermostControllers: [UIViewController] {
    var controllers = rootViewController?.withPresented ?? []
    var known = Set(controllers.map { ObjectIdentifier($0) })
    // A presenter may not be below the root, such as a popped screen.
    for case let container as PresentationView in subviews {
      guard let presented = container.manager?.shown, presented.presenter != nil,
        !known.contains(ObjectIdentifier(presented))
      else { continue }
      let others = presented.withPresented
      known.formUnion(others.map { ObjectIdentifier($0) })
      controllers += others
    }
    return controllers
  }

  /// The outermost controllers, each before its descendants.
  package final var allControllers: [UIViewController] {
    outermostControllers.flatMap(\.withDescendants)
  }

  /// The controllers whose appearance the window drives: the root, and those presented in the
  /// window or in the root's view.
  ///
  /// A controller presented inside its presenter's view appears with the presenter.
  private var appearingControllers: [UIViewController] {
    outermostControllers.filter {
      if $0 === rootViewController { return true }
      guard let container = $0.storedPresentationController?.container, !$0.isPresentedInPresenter
      else { return false }
      return container.window === self
        || rootViewController?.storedView.map(container.isDescendant) ?? false
    }
  }

  private func showRoot(_ root: UIViewController) {
    let controllers = appearingControllers.filter {
      !($0.presentationTransition?.isDismissing($0) ?? false)
    }
    root.loadViewIfNeeded()
    for controller in controllers where rootViewController === root {
      controller.startAppearing(animated: false)
    }
    // The callbacks may have replaced the root.
    guard rootViewController === root else { return }
    if let view = root.storedView, view.superview !== self, !root.isCovered {
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    let shown = controllers.map { Weak(object: $0) }
    device.clock.atNextTurn { [weak self] in
      guard let self else { return }
      for reference in shown { reference.object?.sendIsAppearing() }
      layoutIfNeeded()
      device.clock.atNextTurn {
        for reference in shown {
          // A running presentation or dismissal calls `finishAppearing()` itself.
          guard let controller = reference.object,
            !(controller.presentationTransition?.drives(controller) ?? false)
          else { continue }
          controller.finishAppearing()
        }
      }
    }
  }

  private func removeRoot(_ root: UIViewController) {
    for controller in root.withPresented.reversed() {
      controller.startDisappearing(animated: false)
      controller.finishDisappearing()
    }
    root.endPresentations()
    root.storedView?.removeFromSuperview()
  }

  /// Adapts the presentations to the changed traits of the window.
  final func adaptPresentations(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    for controller in outermostControllers {
      controller.storedPresentationController?.adaptAgain(to: traitCollection, with: coordinator)
    }
  }

  final func screenDidChange(from old: ScreenMetrics) {
    let size = device.screen.size
    let newTraits = UITraitCollection(screen: device.screen)
    let oldTraits = UITraitCollection(screen: old)
    let coordinator = TransitionCoordinator(ofSizeChangeIn: self)
    let controllers = outermostControllers
    for controller in controllers {
      // A presentation controller forwards sizes and traits to its presented controller.
      let container: any UIContentContainer = controller.activePresentationController ?? controller
      if newTraits != oldTraits { container.willTransition(to: newTraits, with: coordinator) }
      container.viewWillTransition(to: size, with: coordinator)
    }
    frame = CGRect(origin: .zero, size: size)
    for subview in subviews { subview.frame = bounds }
    for controller in controllers {
      if let manager = controller.activePresentationController,
        let container = manager.containerView
      {
        container.frame = container.superview?.bounds ?? bounds
        manager.presentedView?.frame = manager.active.frameOfPresentedViewInContainerView
      } else {
        controller.storedView?.frame = bounds
      }
      controller.fitChildren()
    }
    if newTraits != oldTraits {
      traitsDidChange(around: oldTraits)
      for controller in controllers {
        var previous = ownTraits(in: oldTraits)
        if let manager = controller.activePresentationController {
          previous = manager.overridesOfContent.change(previous, style: .unspecified)
          if manager.traitCollection != previous { manager.traitCollectionDidChange(previous) }
        }
        controller.traitsDidChange(around: previous)
      }
      adaptPresentations(with: coordinator)
    }
    device.displayNeeded()
    coordinator.finishSizeChange()
  }
}

extension UIViewController {
  /// This controller and the chain of controllers presented on it, from bottom to top.
  final var presentedChain: [UIViewController] {
    var chain = [self]
    var last = self
    while let presented = last.presented {
      chain.append(presented)
      last = presented
    }
    return chain
  }

  /// This controller and its descendants.
  fileprivate final var withDescendants: [UIViewController] {
    var found = [self]
    var next = 0
    while next < found.count {
      found += found[next].children
      next += 1
    }
    return found
  }

  /// This controller and all controllers presented by it and its descendants, from bottom to top.
  final var withPresented: [UIViewController] {
    var found = [self]
    collectPresented(into: &found)
    return found
  }

  private func collectPresented(into found: inout [UIViewController]) {
    var next: UIViewController? = self
    while let current = next {
      for child in current.containedControllers where child.parent === current {
        child.collectPresented(into: &found)
      }
      next = current.presented
      if let next { found.append(next) }
    }
  }

  /// Notifies this controller and its children of changed traits around its view, if its own traits
  /// changed.
  final func traitsDidChange(around previous: UITraitCollection) {
    let previous = ownTraits(in: previous)
    if traitCollection != previous { notifyTraitsChanged(from: previous) }
  }

  /// Notifies this controller and its children of their previous traits.
  final func notifyTraitsChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    notifyTraitObservers(after: previous)
    let around = storedView?.ownTraits(in: previous) ?? previous
    for child in children { child.traitsDidChange(around: traits(around: child, in: around)) }
  }

  /// The traits around a child's view, given those of this controller's view.
  private func traits(
    around child: UIViewController, in traits: UITraitCollection
  ) -> UITraitCollection {
    var views: [UIView] = []
    var next = child.storedView?.superview
    while let view = next, view !== storedView {
      views.append(view)
      next = view.superview
    }
    if next == nil { return traits }
    return views.reversed().reduce(traits) { $1.ownTraits(in: $0) }
  }
}
