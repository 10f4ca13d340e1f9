import HeadlessUIKit

// How a person turns the pages of a page view controller.
extension AppDriver {
  /// Puts a finger on the page, as for turning it: to the left for the next one.
  public func beginPageTurn(forward: Bool) throws(StepFailure) {
    guard let pages = elements?.layer.pageViewController else {
      throw StepFailure("The visible screen is no page that could be turned.")
    }
    try act("The page cannot be turned", settling: false) {
      try input.beginPageTurn(in: pages, forward: forward)
    }
  }

  /// Moves the finger; 1 is where the page has turned.
  public func movePageTurn(to fraction: Double) {
    device.run { input.movePageTurn(to: fraction) }
  }

  /// Lets go where the page turns.
  public func finishPageTurn() {
    device.run { input.finishPageTurn() }
    settle()
  }

  /// Lets go where the page falls back.
  public func cancelPageTurn() {
    device.run { input.cancelPageTurn() }
    settle()
  }
}
