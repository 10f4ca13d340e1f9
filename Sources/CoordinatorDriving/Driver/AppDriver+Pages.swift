import HeadlessUIKit

extension AppDriver {
  /// Begins to swipe the page: to the left for the next page, to the right for the one before.
  public func beginPageTurn(forward: Bool) throws(StepFailure) {
    guard let pages = elements?.layer.pageViewController else {
      throw StepFailure("The visible screen is not a page of a page view controller.")
    }
    try act("The page cannot be turned", settles: false) {
      try input.beginPageTurn(in: pages, forward: forward)
    }
  }

  /// Moves the finger, where 1 is the width of the page.
  public func movePageTurn(to fraction: Double) { input.movePageTurn(to: fraction) }

  /// Lifts the finger, and the next page moves into place.
  public func finishPageTurn() { lift { input.finishPageTurn() } }

  /// Lifts the finger, and the page returns to its place.
  public func cancelPageTurn() { lift { input.cancelPageTurn() } }
}
