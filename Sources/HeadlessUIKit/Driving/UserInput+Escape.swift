extension UserInput {
  /// Makes the escape gesture of a screen reader, a scrub with two fingers.
  ///
  /// The responders of a screen are asked by `accessibilityPerformEscape()`, the innermost first, up to
  /// the root of the window or of the presentation; a sheet or a popover that none of them leaves is
  /// dismissed as by a swipe.
  ///
  /// - Parameter screen: The screen in which the screen reader is; the visible one if nil, of columns
  ///   that with the most detail.
  public func performEscape(from screen: UIViewController? = nil) throws {
    if let screen { try requireVisible(screen) }
    // Another window may have a sheet, which this gesture leaves alone.
    let window = screen?.storedView?.window
    let layer = try touchableLayer {
      let isInWindow = window == nil || $0.root.storedView?.window === window
      return $0.root.parent == nil && isInWindow
    }
    guard let layer else { throw InputRefusal("there is nothing on the screen") }
    let start = screen ?? layer.screen
    // Nil if the search has come to what is presented over the context of the other responders.
    let isDone: Bool? = device.run {
      let first: UIResponder = start.storedView ?? start
      for responder in first.chain {
        if responder.accessibilityPerformEscape() { return true }
        if responder === layer.root { return false }
        if endsEscape(responder) { return nil }
      }
      return false
    }
    guard let isDone else { throw InputRefusal.noEscape }
    if isDone { return }
    guard layer.isSwipeDismissable else { throw InputRefusal.noEscape }
    try beginSheetDrag(of: layer.root)
    finishGesture()
  }

  /// Whether a responder contains what is presented over the context of those after it.
  private func endsEscape(_ responder: UIResponder) -> Bool {
    guard let manager = (responder as? PresentationView)?.manager else { return false }
    return !(manager.shown is UISearchController)
  }

  /// Taps beside a popover, or beside an action sheet.
  ///
  /// A popover is dismissed, if it may be. An action sheet chooses the button that cancels, which is not
  /// seen in a popover; without one, a popover is dismissed all the same, and nothing is chosen.
  public func tapOutside() throws {
    guard let layer = try touchableLayer(where: { $0.root.parent == nil }) else {
      throw InputRefusal("there is nothing on the screen")
    }
    if let alert = layer.root as? UIAlertController, alert.preferredStyle == .actionSheet {
      for action in alert.actions where action.style == .cancel { return try tap(action) }
      guard layer.style == .popover else {
        throw InputRefusal("the action sheet has no button that cancels")
      }
    }
    guard layer.style == .popover else {
      throw InputRefusal("no popover or action sheet is open")
    }
    try beginDrag(of: layer.root)
    finishGesture()
  }
}

extension InputRefusal {
  /// Nothing on the screen answers the escape gesture.
  package static let noEscape = InputRefusal("nothing answers the escape gesture")
}
