/// A gesture that a user is in the middle of.
@MainActor
enum ActiveGesture {
  case driving(Transition)
  /// A drag of a sheet that does not let itself be dismissed.
  case refusedDrag(UIPresentationController)

  /// The window in which it is.
  var window: UIWindow? {
    switch self {
    case .driving(let transition): transition.containerView?.window
    case .refusedDrag(let manager): manager.containerView?.window
    }
  }

  /// Ends it; `cancelled` means that the finger let go too early.
  func end(cancelled: Bool) {
    switch self {
    case .driving(let transition): transition.endInteraction(cancelled: cancelled)
    case .refusedDrag(let manager):
      if cancelled || manager.container == nil { return }
      manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
    }
  }
}

extension HeadlessDevice {
  /// Cancels the gesture that a user is in the middle of, in the windows of a scene or in any.
  func cancelGesture(in scene: UIScene? = nil) {
    guard let gesture = activeGesture else { return }
    if let scene, gesture.window?.windowScene !== scene { return }
    activeGesture = nil
    gesture.end(cancelled: true)
  }
}

extension UserInput {
  /// Moves the finger of a swipe back, a sheet drag or a page turn: 0 is where it began, 1 is the end of its way.
  public func moveGesture(to fraction: Double) {
    guard case .driving(let transition)? = device.activeGesture else { return }
    device.run { transition.move(to: fraction) }
  }

  /// Lifts the finger, and the gesture takes effect: the screen goes, the sheet goes if it may, the page turns.
  public func finishGesture() { endGesture(cancelled: false) }

  /// Lifts the finger, and what it moved goes back to its place.
  public func cancelGesture() { endGesture(cancelled: true) }

  /// Lifts the finger of the gesture that has begun.
  package func endGesture(cancelled: Bool) {
    guard let gesture = device.activeGesture else { return }
    device.activeGesture = nil
    device.run { gesture.end(cancelled: cancelled) }
  }
}
