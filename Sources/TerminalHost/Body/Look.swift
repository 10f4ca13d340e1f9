internal import Foundation
internal import HeadlessUIKit

/// Fonts, colours and images of UIKit in a terminal.
@MainActor
enum Look {
  static func isShown(_ view: UIView) -> Bool { !view.isHidden && view.alpha >= 0.01 }

  static func style(font: UIFont?, color: UIColor?) -> CellStyle {
    CellStyle(tint(color), attributes: isHeading(font) ? .bold : [])
  }

  /// The meaning of a named system colour; other colours count as ordinary text.
  static func tint(_ color: UIColor?) -> CellStyle.Tint {
    guard case .system(let name, _) = color?.content else { return .text }
    switch name {
    case "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "systemGray",
      "lightGray", "darkGray", "gray":
      return .secondary
    case "systemRed", "red": return .destructive
    case "tintColor", "link", "systemBlue", "blue": return .accent
    case "systemGreen", "green": return .palette(2)
    case "systemOrange", "systemYellow", "orange", "yellow": return .palette(3)
    case "systemPurple", "systemPink", "magenta", "purple": return .palette(5)
    default: return .text
    }
  }

  static func isHeading(_ font: UIFont?) -> Bool {
    guard let font else { return false }
    switch font.textStyle {
    case .largeTitle?, .title1?, .title2?, .title3?, .headline?: return true
    default: return font.weight.rawValue >= UIFont.Weight.semibold.rawValue
    }
  }

  /// The name of an image, or a common sign for a symbol; nil for an image without a name.
  static func text(_ image: UIImage?) -> String? {
    guard let name = image?.name else { return nil }
    return SymbolSigns.word(for: name) ?? "<\(name)>"
  }

  /// The sign of a symbol beside a title; nil if there is none, or for another image.
  static func glyph(_ image: UIImage?) -> String? {
    guard let image, image.isSymbolImage, let name = image.name else { return nil }
    return SymbolSigns.glyph(of: name)
  }
}
