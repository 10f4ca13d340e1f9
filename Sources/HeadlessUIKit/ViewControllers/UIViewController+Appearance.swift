// The state machine of the appearance callbacks. A step that does not fit the state has no effect,
// so that containers and the view hierarchy can both drive it.
extension UIViewController {
  final func startAppearing(animated: Bool) {
    loadViewIfNeeded()
    // The parent may have disappeared in a callback.
    if let parent, parent.managesChildAppearance, !parent.appearance.isVisible { return }
    if appearance.isVisible { return }
    // The presentation that hides this controller stays.
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

  /// Reappears after a cancelled transition, if the container is visible.
  final func reappear(in container: UIViewController, animated: Bool) {
    let outer = container.appearance
    guard outer.isVisible else { return finishDisappearing() }
    startAppearing(animated: animated)
    if outer == .appeared { finishAppearing() }
  }

  /// The controllers that appear and disappear with this one.
  final var forwardees: [UIViewController] {
    guard managesChildAppearance || (mayForward && shouldAutomaticallyForwardAppearanceMethods)
    else { return [] }
    var forwardees = appearingChildren
    // A controller presented inside this view appears and disappears with it.
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
      // The order does not matter, unless the callback adds a child.
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

  // MARK: Manual forwarding

  final func beginManually(_ isAppearing: Bool, animated: Bool) {
    if appearance.isVisible == isAppearing { return noteUnbalancedCalls() }
    if isAppearing {
      startAppearing(animated: animated)
    } else {
      startDisappearing(animated: animated)
    }
  }

  final func endManually() {
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
