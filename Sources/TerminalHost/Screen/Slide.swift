internal import HeadlessUIKit

/// Two screens of which one slides over the other.
@MainActor
struct Slide {
  private let motion: VisibleHierarchy.Motion
  private let fixedRows: Int

  /// Takes what moves, and how many rows at the bottom stay where they are.
  init(_ motion: VisibleHierarchy.Motion, keeping fixedRows: Int) {
    self.motion = motion
    self.fixedRows = fixedRows
  }

  /// The screen that belongs above comes from the right edge, or goes there.
  func picture(from old: Grid, to new: Grid) -> Grid {
    let isPush = motion.kind == .push
    let share = isPush ? 1 - motion.fraction : motion.fraction
    let column = Int((share * Double(new.size.columns)).rounded())
    var picture = isPush ? old : new
    picture.cursor = nil
    var moving = isPush ? new : old
    moving.cursor = nil
    picture.paste(moving, at: GridPosition(column: column, row: 0))
    if column > 0 {
      for row in 0..<new.size.rows {
        picture.put("│", at: GridPosition(column: column - 1, row: row), style: .border)
      }
    }
    guard fixedRows > 0 else { return picture }
    let bottom = GridRect(
      column: 0, row: new.size.rows - fixedRows, columns: new.size.columns, rows: fixedRows)
    picture.copy(bottom, from: new)
    return picture
  }
}
