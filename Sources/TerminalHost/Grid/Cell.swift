/// One place of a grid: a character and its style.
public struct Cell: Hashable, Sendable {
  /// A space in the plain style.
  public static let blank = Cell(character: " ", columns: 1)

  /// The grapheme cluster, or a space in the right half of a wide one.
  public let character: Character
  /// The columns of the character: 1, 2, or 0 for the right half of a wide one.
  public let columns: UInt8
  /// The style.
  public var style: CellStyle

  init(character: Character, columns: UInt8, style: CellStyle = .plain) {
    self.character = character
    self.columns = columns
    self.style = style
  }

  /// The right half of a wide character.
  static func tail(_ style: CellStyle) -> Cell { Cell(character: " ", columns: 0, style: style) }
}
