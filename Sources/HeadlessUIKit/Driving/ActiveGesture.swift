/// A gesture that a person is in the middle of.
@MainActor
enum ActiveGesture {
  case swipeBack(NavigationTransition)
  case sheetDrag(PresentationTransition)
  /// A drag of a sheet that does not let itself be dismissed.
  case refusedDrag(UIPresentationController)
  case pageTurn(PageTransition)

  /// The window in which it is.
  var window: UIWindow? {
    switch self {
    case .swipeBack(let transition): transition.containerView?.window
    case .sheetDrag(let transition): transition.containerView?.window
    case .refusedDrag(let manager): manager.containerView?.window
    case .pageTurn(let transition): transition.containerView?.window
    }
  }

  /// Ends it as if the finger had let go too early.
  func cancel() {
    switch self {
    case .swipeBack(let transition): transition.endInteraction(cancelled: true)
    case .sheetDrag(let transition): transition.endInteraction(cancelled: true)
    case .pageTurn(let transition): transition.endInteraction(cancelled: true)
    case .refusedDrag: break
    }
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
