extension UserInput {
  // MARK: Pages

  /// Begins to turn a page, as by a drag.
  ///
  /// Move it by ``movePageTurn(to:)``, then let go by ``finishPageTurn()`` or
  /// ``cancelPageTurn()``.
  public func beginPageTurn(in container: UIPageViewController, forward: Bool) throws {
    try requireVisible(container)
    guard device.activeGesture == nil else { throw InputRefusal("another gesture is going on") }
    try device.run {
      guard container.mayTurn else { throw InputRefusal("the pages cannot be turned") }
      guard let turn = container.beginTurn(isForward: forward) else {
        throw InputRefusal("there is no page to turn to")
      }
      device.activeGesture = .driving(turn, .pageTurn)
    }
  }

  /// Moves the page that is being turned: 0 is its place, 1 is turned.
  public func movePageTurn(to fraction: Double) { move(.pageTurn, to: fraction) }

  /// Lets go so that the page turns; the rest of the way takes its time.
  public func finishPageTurn() { end(.pageTurn, cancelled: false) }

  /// Lets go so that the page falls back; the way takes its time.
  public func cancelPageTurn() { end(.pageTurn, cancelled: true) }

  /// Turns a page, as by a flick, a tap at the edge or on the dots.
  public func turnPage(in container: UIPageViewController, forward: Bool) throws {
    try beginPageTurn(in: container, forward: forward)
    finishPageTurn()
  }
}
