internal import Foundation
package import HeadlessUIKit

extension ScreenMetrics {
  /// From this width on, a terminal is a pad, whose width is regular, else a phone: there is room
  /// for two columns that can be read, 40 and 60 wide.
  package static let padColumns = 100

  /// The screen that a terminal of a size stands for, with cells of 8 by 16 points: 80 by 24 is a
  /// phone held sideways, 640 by 384 points, and 120 by 40 a pad of 960 by 640.
  package static func terminal(_ size: GridSize) -> ScreenMetrics {
    ScreenMetrics(
      size: CGSize(width: size.columns * 8, height: size.rows * 16),
      idiom: size.columns < padColumns ? .phone : .pad)
  }
}
