internal import Foundation

/// How large a point is in a terminal: a cell is 8 points wide and 16 points high, which is about a
/// letter of UIKit's body text; nothing else turns points into cells.
enum PointScale {
  private static let pointsPerColumn: CGFloat = 8
  private static let pointsPerRow: CGFloat = 16

  static func columns(_ points: CGFloat) -> Int { cells(points / pointsPerColumn) }

  static func rows(_ points: CGFloat) -> Int { cells(points / pointsPerRow) }

  /// More cells than any terminal has are as good as endless ones.
  private static func cells(_ count: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    return Int(min(count, 10_000).rounded(.up))
  }
}
