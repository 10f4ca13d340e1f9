/// A gesture in progress.
@MainActor
enum ActiveGesture {
  case driving(Transition)
  /// A drag of a sheet that cannot be dismissed.
  case rejectedDrag(UIPresentationController)

  /// The window of the gesture.
  var window: UIWindow? {
    switch self {
    case .driving(let transition): transition.containerView?.window
    case .rejectedDrag(let manager): manager.containerView?.window
    }
  }

  /// Ends the gesture; `cancelled` means that the finger was lifted too early.
  func end(cancelled: Bool) {
    switch self {
    case .driving(let transition): transition.endInteraction(cancelled: cancelled)
    case .rejectedDrag(let manager):
      if cancelled || manager.container == nil { return }
      manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
    }
  }
}

extension HeadlessDevice {
  /// Cancels the gesture in progress, if it is in a window of the scene; without a scene, in any
  /// window.
  func cancelGesture(in scene: UIScene? = nil) {
    guard let gesture = activeGesture else { return }
    if let scene, gesture.window?.windowScene !== scene { return }
    activeGesture = nil
    gesture.end(cancelled: true)
  }
}

extension UserInput {
  /// Moves the finger of a swipe back, a sheet drag or a page turn, from 0 at the start to 1 at the
  /// end.
  public func moveGesture(to fraction: Double) {
    guard case .driving(let transition)? = device.activeGesture else { return }
    device.run { transition.move(to: fraction) }
  }

  /// Lifts the finger and completes the gesture: the screen is popped, the sheet is dismissed if
  /// allowed, or the page turns.
  public func finishGesture() { endGesture(cancelled: false) }

  /// Lifts the finger and cancels the gesture; the views move back.
  public func cancelGesture() { endGesture(cancelled: true) }

  /// Lifts the finger of the gesture in progress.
  package func endGesture(cancelled: Bool) {
    guard let gesture = device.activeGesture else { return }
    device.activeGesture = nil
    device.run { gesture.end(cancelled: cancelled) }
  }
}
