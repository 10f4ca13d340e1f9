/// Which colours the meanings in a ``CellStyle`` become.
package struct Palette: Hashable, Sendable {
  /// Whether colours are written at all; bold, faint, reverse and underline always are.
  package var hasColors: Bool

  package init(hasColors: Bool = true) { self.hasColors = hasColors }

  /// The parameters of the sequence that selects a style, from whatever was selected before.
  ///
  /// Without colours what comes second is faint, so that a disabled button and a hint in a field
  /// still differ from an enabled one and from a text.
  func parameters(_ style: CellStyle) -> String {
    var text = "0"
    if style.attributes.contains(.bold) { text += ";1" }
    let isFaint = style.attributes.contains(.dim) || (!hasColors && style.tint == .secondary)
    if isFaint { text += ";2" }
    if style.attributes.contains(.underline) { text += ";4" }
    if style.attributes.contains(.reverse) { text += ";7" }
    if hasColors, let color = color(style.tint) { text += ";\(color)" }
    return text
  }

  /// Secondary text is the bright black that every colour scheme makes readable on its background.
  private func color(_ tint: CellStyle.Tint) -> Int? {
    switch tint {
    case .text: nil
    case .accent: 36
    case .secondary, .border: 90
    case .destructive: 31
    case .palette(let number) where number < 8: 30 + Int(number)
    case .palette(let number) where number < 16: 82 + Int(number)
    case .palette: nil
    }
  }
}
