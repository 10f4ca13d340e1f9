/// The colours of a terminal for the tints of a ``CellStyle``.
package struct Palette: Hashable, Sendable {
  /// Whether colours are written at all; bold, faint, reverse and underline always are.
  package var hasColors: Bool

  /// Whether background colours are written: only if the terminal has xterm's 256 colours.
  package var hasBackgrounds: Bool

  package init(hasColors: Bool = true, hasBackgrounds: Bool = true) {
    self.hasColors = hasColors
    self.hasBackgrounds = hasColors && hasBackgrounds
  }

  /// The parameters of the sequence that selects a style; without colours, less important text is
  /// faint, so that a disabled button differs from an enabled one.
  func parameters(_ style: CellStyle) -> String {
    var text = "0"
    if style.attributes.contains(.bold) { text += ";1" }
    let isFaint = style.attributes.contains(.dim) || (!hasColors && style.tint == .secondary)
    if isFaint { text += ";2" }
    if style.attributes.contains(.underline) { text += ";4" }
    if style.attributes.contains(.reverse) { text += ";7" }
    if hasBackgrounds, let background = style.background {
      text += ";38;5;\(foreground(style.tint, on: background));48;5;\(background)"
    } else if hasColors, let color = color(style.tint) {
      text += ";\(color)"
    }
    return text
  }

  /// The number of a colour; secondary text is bright black, which is readable in all colour
  /// schemes.
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

  /// The text colour on a background: the first candidate that is readable, otherwise black or
  /// white.
  private func foreground(_ tint: CellStyle.Tint, on background: UInt8) -> UInt8 {
    for candidate in Self.candidates(tint)
    where ExtendedColor.contrast(candidate, background) >= ExtendedColor.readableContrast {
      return candidate
    }
    let (black, white) = (ExtendedColor.black, ExtendedColor.white)
    let prefersBlack =
      ExtendedColor.contrast(black, background) > ExtendedColor.contrast(white, background)
    return prefersBlack ? black : white
  }

  private static func candidates(_ tint: CellStyle.Tint) -> [UInt8] {
    switch tint {
    case .text: []
    case .accent: [25, 38, 117]
    case .secondary, .border: [242, 246, 250]
    case .destructive: [124, 203, 217]
    case .palette(2), .palette(10): [22, 34, 120]
    case .palette(3), .palette(11): [94, 178, 227]
    case .palette(5), .palette(13): [90, 170, 219]
    case .palette: []
    }
  }
}
