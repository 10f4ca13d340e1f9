internal import Foundation

/// The colours 16 to 255 of xterm, which look the same in each terminal: a cube of six steps for
/// each component, and 24 greys.
enum ExtendedColor {
  static let black: UInt8 = 16
  static let white: UInt8 = 231

  /// The smallest contrast of readable text (WCAG 2.1, 1.4.3).
  static let readableContrast = 4.5

  private static let steps: [Double] = [0, 95, 135, 175, 215, 255]

  /// The components of a colour, from 0 to 1.
  static func components(of index: UInt8) -> (red: Double, green: Double, blue: Double) {
    let number = Int(index)
    if number >= 232 {
      let level = Double(8 + (number - 232) * 10) / 255
      return (level, level, level)
    }
    let place = max(0, number - 16)
    return (
      steps[place / 36] / 255, steps[place / 6 % 6] / 255, steps[place % 6] / 255
    )
  }

  /// The colour that is nearest to one with these components.
  static func nearest(red: Double, green: Double, blue: Double) -> UInt8 {
    var best = black
    var least = Double.infinity
    for index in black...UInt8.max {
      let color = components(of: index)
      let (dr, dg, db) = (color.red - red, color.green - green, color.blue - blue)
      let distance = dr * dr + dg * dg + db * db
      if distance < least {
        best = index
        least = distance
      }
    }
    return best
  }

  /// The contrast ratio of two colours, from 1 to 21 (WCAG 2.1).
  static func contrast(_ one: UInt8, _ other: UInt8) -> Double {
    let (first, second) = (luminance(of: one), luminance(of: other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(of index: UInt8) -> Double {
    let color = components(of: index)
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
