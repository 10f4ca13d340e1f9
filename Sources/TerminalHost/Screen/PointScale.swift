internal import Foundation
package import HeadlessUIKit

/// Converts points to cells of a terminal: a cell is 8 points wide and 16 points high, about a
/// letter of UIKit's body text.
enum PointScale {
  private static let cell = CGSize(width: 8, height: 16)

  static func columns(_ points: CGFloat) -> Int { cells(points / cell.width) }

  static func rows(_ points: CGFloat) -> Int { cells(points / cell.height) }

  static func points(_ size: GridSize) -> CGSize {
    CGSize(
      width: CGFloat(size.columns) * cell.width, height: CGFloat(size.rows) * cell.height)
  }

  /// At most 10000 cells, since an app's size can be infinite.
  private static func cells(_ count: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    return Int(min(count, 10_000).rounded(.up))
  }
}

extension ScreenMetrics {
  /// The screen of a terminal of a size: 80 by 24 cells are a phone of 640 by 384 points, and 120
  /// by 40 cells a pad of 960 by 640.
  ///
  /// With 100 columns or more, which two readable columns need, the device is a pad with a regular
  /// width.
  package static func terminal(_ size: GridSize) -> ScreenMetrics {
    ScreenMetrics(size: PointScale.points(size), idiom: size.columns < 100 ? .phone : .pad)
  }
}
