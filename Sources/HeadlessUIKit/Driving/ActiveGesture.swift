/// A gesture that a person is in the middle of.
@MainActor
enum ActiveGesture {
  enum Kind {
    case swipeBack, sheetDrag, pageTurn
  }

  case driving(Transition, Kind)
  /// A drag of a sheet that does not let itself be dismissed.
  case refusedDrag(UIPresentationController)

  var kind: Kind {
    switch self {
    case .driving(_, let kind): kind
    case .refusedDrag: .sheetDrag
    }
  }

  /// The window in which it is.
  var window: UIWindow? {
    switch self {
    case .driving(let transition, _): transition.containerView?.window
    case .refusedDrag(let manager): manager.containerView?.window
    }
  }

  /// Ends it; `cancelled` means that the finger let go too early.
  func end(cancelled: Bool) {
    switch self {
    case .driving(let transition, _): transition.endInteraction(cancelled: cancelled)
    case .refusedDrag(let manager):
      if cancelled || manager.container == nil { return }
      manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
    }
  }
}

extension HeadlessDevice {
  /// Cancels the gesture that a person is in the middle of, in the windows of a scene or in any.
  func cancelGesture(in scene: UIScene? = nil) {
    guard let gesture = activeGesture else { return }
    if let scene, gesture.window?.windowScene !== scene { return }
    activeGesture = nil
    gesture.end(cancelled: true)
  }
}

extension UserInput {
  /// Moves the finger of the gesture that has begun: 0 is where it began, 1 is the end of its way.
  package func moveGesture(to fraction: Double) {
    guard case .driving(let transition, _)? = device.activeGesture else { return }
    device.run { transition.move(to: fraction) }
  }

  /// Lifts the finger of the gesture that has begun.
  package func endGesture(cancelled: Bool) {
    guard let gesture = device.activeGesture else { return }
    device.activeGesture = nil
    device.run { gesture.end(cancelled: cancelled) }
  }

  func move(_ kind: ActiveGesture.Kind, to fraction: Double) {
    if device.activeGesture?.kind == kind { moveGesture(to: fraction) }
  }

  func end(_ kind: ActiveGesture.Kind, cancelled: Bool) {
    if device.activeGesture?.kind == kind { endGesture(cancelled: cancelled) }
  }
}
