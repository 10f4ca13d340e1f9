extension UserInput {
  // MARK: Pages

  /// Begins to turn a page, as by a drag.
  ///
  /// Continue with ``moveGesture(to:)``, then end by ``finishGesture()`` or ``cancelGesture()``.
  public func beginPageTurn(in container: UIPageViewController, forward: Bool) throws {
    try requireVisible(container)
    guard device.activeGesture == nil else { throw InputRejection("another gesture is going on") }
    try touch(container.storedView) {
      guard container.mayTurn else { throw InputRejection("the pages cannot be turned") }
      guard let turn = container.beginTurn(isForward: forward) else {
        throw InputRejection("there is no page to turn to")
      }
      device.activeGesture = .driving(turn)
    }
  }

  /// Turns a page, as by a flick, a tap at the edge or on the dots.
  public func turnPage(in container: UIPageViewController, forward: Bool) throws {
    try beginPageTurn(in: container, forward: forward)
    finishGesture()
  }
}
