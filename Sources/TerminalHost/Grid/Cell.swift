/// One place on the screen: what stands there and how it looks.
public struct Cell: Hashable, Sendable {
  /// A space in the plain style.
  public static let blank = Cell(character: " ", columns: 1)

  /// The grapheme cluster drawn here, a space where a wide one to the left reaches in.
  public let character: Character
  /// How many columns the character takes: 1, 2, or 0 for the right half of a wide one.
  public let columns: UInt8
  /// How it looks.
  public var style: CellStyle

  init(character: Character, columns: UInt8, style: CellStyle = .plain) {
    self.character = character
    self.columns = columns
    self.style = style
  }

  /// The right half of a wide character.
  static func tail(_ style: CellStyle) -> Cell { Cell(character: " ", columns: 0, style: style) }
}
