extension UserInput {
  /// Performs the escape gesture of VoiceOver, a scrub with two fingers.
  ///
  /// `accessibilityPerformEscape()` is called on the responder chain of the screen, up to the root
  /// of the window or of the presentation. If all return false, a sheet or popover is dismissed as
  /// by a swipe.
  ///
  /// - Parameter screen: The screen with the VoiceOver focus; if nil, the visible one, of several
  ///   columns the most detailed one.
  public func performEscape(from screen: UIViewController? = nil) throws {
    if let screen { try requireVisible(screen) }
    // Sheets in other windows are not affected.
    let window = screen?.storedView?.window
    let layer = try touchableLayer {
      let isInWindow = window == nil || $0.root.storedView?.window === window
      return $0.root.parent == nil && isInWindow
    }
    guard let layer else { throw InputRejection("there is nothing on the screen") }
    let start = screen ?? layer.screen
    // Nil if the chain reaches the container view of a presentation over the current context.
    let isDone: Bool? = device.run {
      let first: UIResponder = start.storedView ?? start
      for responder in first.chain {
        if responder.accessibilityPerformEscape() { return true }
        if responder === layer.root { return false }
        if endsEscape(responder) { return nil }
      }
      return false
    }
    guard let isDone else { throw InputRejection.noEscape }
    if isDone { return }
    guard layer.isSwipeDismissable else { throw InputRejection.noEscape }
    try beginDrag(of: layer.root, isTouch: false)
    finishGesture()
  }

  /// Whether a responder is the container view of a presentation other than a search.
  private func endsEscape(_ responder: UIResponder) -> Bool {
    guard let manager = (responder as? PresentationView)?.manager else { return false }
    return !(manager.shown is UISearchController)
  }

  /// Taps outside a popover or an action sheet.
  ///
  /// A popover is dismissed, if allowed. An action sheet performs its cancel action, which a
  /// popover does not show. A popover without a cancel action is dismissed, and no action is
  /// performed.
  public func tapOutside() throws {
    guard let layer = try touchableLayer(where: { $0.root.parent == nil }) else {
      throw InputRejection("there is nothing on the screen")
    }
    if let alert = layer.root as? UIAlertController, alert.preferredStyle == .actionSheet {
      for action in alert.actions where action.style == .cancel { return try tap(action) }
      guard layer.style == .popover else {
        throw InputRejection("the action sheet has no button that cancels")
      }
    }
    guard layer.style == .popover else {
      throw InputRejection("no popover or action sheet is open")
    }
    try beginDrag(of: layer.root)
    finishGesture()
  }
}

extension InputRejection {
  /// Nothing on the screen handles the escape gesture.
  package static let noEscape = InputRejection("nothing answers the escape gesture")
}
