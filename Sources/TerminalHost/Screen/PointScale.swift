internal import Foundation
package import HeadlessUIKit

/// How large a point is in a terminal: a cell is 8 points wide and 16 points high, which is about a
/// letter of UIKit's body text.
enum PointScale {
  private static let cell = CGSize(width: 8, height: 16)

  static func columns(_ points: CGFloat) -> Int { cells(points / cell.width) }

  static func rows(_ points: CGFloat) -> Int { cells(points / cell.height) }

  static func points(_ size: GridSize) -> CGSize {
    CGSize(
      width: CGFloat(size.columns) * cell.width, height: CGFloat(size.rows) * cell.height)
  }

  /// More cells than any terminal has are as good as endless ones.
  private static func cells(_ count: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    return Int(min(count, 10_000).rounded(.up))
  }
}

extension ScreenMetrics {
  /// The screen that a terminal of a size stands for: 80 by 24 is a phone held sideways, 640 by 384
  /// points, and 120 by 40 a pad of 960 by 640.
  ///
  /// From 100 columns on it is a pad, whose width is regular: there is room for two columns that can
  /// be read, 40 and 60 wide.
  package static func terminal(_ size: GridSize) -> ScreenMetrics {
    ScreenMetrics(size: PointScale.points(size), idiom: size.columns < 100 ? .phone : .pad)
  }
}
