extension UserInput {
  /// Makes the escape gesture of a screen reader, a scrub with two fingers.
  ///
  /// The responders of the screen in sight are asked by `accessibilityPerformEscape()`, the innermost
  /// first; a sheet or a popover that none of them leaves is dismissed as by a swipe.
  public func performEscape() throws {
    guard let layer = try touchableLayer(where: { _ in true }) else {
      throw InputRefusal("there is nothing on the screen")
    }
    let isDone = device.run {
      var responder: UIResponder? = layer.screen.storedView ?? layer.screen
      while let current = responder {
        if current.accessibilityPerformEscape() { return true }
        if current === layer.root { return false }
        responder = current.next
      }
      return false
    }
    if isDone { return }
    guard layer.isSwipeDismissable else { throw InputRefusal("nothing answers the escape gesture") }
    try beginSheetDrag(of: layer.root)
    finishSheetDrag()
  }
}
