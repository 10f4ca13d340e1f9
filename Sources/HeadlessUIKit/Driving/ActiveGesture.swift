/// A gesture that a person is in the middle of.
@MainActor
enum ActiveGesture {
  enum Kind {
    case swipeBack, sheetDrag, pageTurn
  }

  case driving(Transition, Kind)
  /// A drag of a sheet that does not let itself be dismissed.
  case refusedDrag(UIPresentationController)

  /// The window in which it is.
  var window: UIWindow? {
    switch self {
    case .driving(let transition, _): transition.containerView?.window
    case .refusedDrag(let manager): manager.containerView?.window
    }
  }

  /// Ends it as if the finger had let go too early.
  func cancel() {
    if case .driving(let transition, _) = self { transition.endInteraction(cancelled: true) }
  }
}

extension HeadlessDevice {
  /// Cancels the gesture that a person is in the middle of, in the windows of a scene or in any.
  func cancelGesture(in scene: UIScene? = nil) {
    guard let gesture = activeGesture else { return }
    if let scene, gesture.window?.windowScene !== scene { return }
    activeGesture = nil
    gesture.cancel()
  }
}

extension UserInput {
  func move(_ kind: ActiveGesture.Kind, to fraction: Double) {
    guard case .driving(let transition, kind)? = device.activeGesture else { return }
    device.run { transition.move(to: fraction) }
  }

  func end(_ kind: ActiveGesture.Kind, cancelled: Bool) {
    guard case .driving(let transition, kind)? = device.activeGesture else { return }
    device.activeGesture = nil
    device.run { transition.endInteraction(cancelled: cancelled) }
  }
}
