internal import HeadlessUIKit

/// What a mouse button that went down has hold of.
@MainActor
struct MouseGrip {
  enum Kind {
    /// A thing, which is activated if the button goes up over it.
    case thing(FocusID)
    /// The upper border of a sheet or its title bar, which is not being dragged yet.
    case grabber
    /// What lies around the layer on top.
    case outside
    case nothing
    /// The screen on its way to the right, a sheet on its way down, or a page.
    case drag(Direction)
  }

  enum Direction { case left, right, down }

  var kind: Kind
  let start: GridPosition
  /// Where it began decides whether it can become a swipe.
  let isAtLeftEdge: Bool
  /// The cells that a drag to its end covers.
  var extent = 1
  /// The screen on which it began; another one does not get the click.
  weak var screen: UIViewController?

  /// How far a drag has come, from 0 to 1.
  func fraction(at place: GridPosition) -> Double {
    guard case .drag(let direction) = kind else { return 0 }
    let cells =
      switch direction {
      case .left: start.column - place.column
      case .right: place.column - start.column
      case .down: place.row - start.row
      }
    return min(max(Double(cells) / Double(max(1, extent)), 0), 1)
  }
}
