internal import HeadlessUIKit

/// The press of the left mouse button, from which a click or a drag follows.
@MainActor
struct MouseGrip {
  enum Direction { case left, right, down }

  let target: PointerTarget
  /// The direction in which the screen, a sheet or a page is dragged; nil before a drag.
  var direction: Direction?
  let start: GridPosition
  /// Whether the press was at the left edge, where a swipe back begins.
  let isAtLeftEdge: Bool
  /// The number of cells of a complete drag.
  var extent = 1
  /// The screen under the press; a click has no effect if another screen is there at its end.
  weak var screen: UIViewController?

  /// The progress of a drag, from 0 to 1.
  func fraction(at place: GridPosition) -> Double {
    let cells =
      switch direction {
      case nil: 0
      case .left: start.column - place.column
      case .right: place.column - start.column
      case .down: place.row - start.row
      }
    return min(max(Double(cells) / Double(max(1, extent)), 0), 1)
  }
}
