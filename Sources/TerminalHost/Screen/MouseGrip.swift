internal import HeadlessUIKit

/// What a mouse button that went down has hold of.
@MainActor
struct MouseGrip {
  enum Direction { case left, right, down }

  let target: PointerTarget
  /// Where the screen, a sheet or a page is on its way to; nil while nothing is dragged.
  var direction: Direction?
  let start: GridPosition
  /// Where it began decides whether it can become a swipe.
  let isAtLeftEdge: Bool
  /// The cells that a drag to its end covers.
  var extent = 1
  /// The screen on which it began; another one does not get the click.
  weak var screen: UIViewController?

  /// How far a drag has come, from 0 to 1.
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
