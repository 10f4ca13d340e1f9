// The state machine behind the appearance callbacks. Every step is harmless where it does not fit
// the state, so that containers and the view hierarchy can both drive it.
extension UIViewController {
  final func startAppearing(animated: Bool) {
    loadViewIfNeeded()
    // What it was to appear in may have gone in a callback.
    if let parent, parent.managesChildAppearance, !parent.appearance.isVisible { return }
    if appearance.isVisible { return }
    // What it presents in its place stays there.
    if presented?.storedPresentationController?.hidesPresenter ?? false { return }
    appearance = .appearing(animated: animated)
    didSendIsAppearing = false
    nest {
      inCallback { viewWillAppear(animated) }
    } children: {
      prepareToAppear(animated: animated)
      for child in forwardees where !(child.presentationTransition?.isDismissing(child) ?? false) {
        child.startAppearing(animated: animated)
      }
      childrenWillAppear(animated: animated)
    }
  }

  final func sendIsAppearing() {
    guard case .appearing(let animated) = appearance else { return }
    if !didSendIsAppearing {
      didSendIsAppearing = true
      viewIsAppearing(animated)
    }
    for child in forwardees { child.sendIsAppearing() }
  }

  final func finishAppearing() {
    guard case .appearing(let animated) = appearance else { return }
    sendIsAppearing()
    appearance = .appeared
    nest {
      inCallback { viewDidAppear(animated) }
      movement = .none
    } children: {
      for child in forwardees {
        let transition = child.presentationTransition
        let isDriven = child === presented ? transition?.drives(child) : !mayFinishAppearing(child)
        if isDriven != true { child.finishAppearing() }
      }
      childrenDidAppear(animated: animated)
    }
  }

  final func startDisappearing(animated: Bool) {
    guard appearance.isVisible else { return }
    appearance = .disappearing(animated: animated)
    nest {
      inCallback { viewWillDisappear(animated) }
    } children: {
      for child in forwardees { child.startDisappearing(animated: animated) }
    }
  }

  final func finishDisappearing() {
    guard case .disappearing(let animated) = appearance else { return }
    appearance = .disappeared
    nest {
      inCallback { viewDidDisappear(animated) }
      movement = .none
    } children: {
      for child in forwardees { child.finishDisappearing() }
      if !followers.isEmpty { followers = [] }
      childrenDidDisappear(animated: animated)
    }
  }

  /// Comes back after a cancelled transition, as far as the container is on the screen.
  final func reappear(in container: UIViewController, animated: Bool) {
    let surrounding = container.appearance
    guard surrounding.isVisible else { return finishDisappearing() }
    startAppearing(animated: animated)
    if surrounding == .appeared { finishAppearing() }
  }

  /// The controllers that appear and disappear with this one.
  final var forwardees: [UIViewController] {
    guard managesChildAppearance || (mayForward && shouldAutomaticallyForwardAppearanceMethods)
    else { return [] }
    var forwardees = appearingChildren
    // It comes and goes with its screen once it is there.
    if let presented, presented.isPresentedInPresenter { forwardees.append(presented) }
    for follower in followers {
      guard let controller = follower.object, let view, controller.parent == nil else {
        continue
      }
      if controller.storedView?.isDescendant(of: view) ?? false { forwardees.append(controller) }
    }
    return forwardees
  }

  private func nest(own: () -> Void, children: () -> Void) {
    if !mayForward, !managesChildAppearance {
      // There is nothing to put in order, unless the callback adds a child.
      own()
      if mayForward, device.policies.nestedCallbacks == .containerFirst { children() }
      return
    }
    switch device.policies.nestedCallbacks {
    case .containerFirst:
      own()
      children()
    case .childFirst:
      children()
      own()
    }
  }

  private func inCallback(_ callback: () -> Void) {
    isInAppearanceCallback = true
    callback()
    isInAppearanceCallback = false
  }

  // MARK: By hand

  final func beginByHand(_ isAppearing: Bool, animated: Bool) {
    if appearance.isVisible == isAppearing { return noteUnbalancedCalls() }
    if isAppearing {
      startAppearing(animated: animated)
    } else {
      startDisappearing(animated: animated)
    }
  }

  final func endByHand() {
    switch appearance {
    case .appearing: finishAppearing()
    case .disappearing: finishDisappearing()
    case .appeared, .disappeared: noteUnbalancedCalls()
    }
  }

  private func noteUnbalancedCalls() {
    device.log.note(
      .appearance,
      "Unbalanced calls to begin/end appearance transitions for \(name(self))."
    )
  }
}
