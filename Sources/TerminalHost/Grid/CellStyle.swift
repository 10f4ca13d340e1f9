/// The style of a cell, which each terminal shows as far as it can.
public struct CellStyle: Hashable, Sendable {
  /// The meaning of a cell's colour.
  ///
  /// The host chooses the colour when it writes a frame, or none for a terminal without colours.
  public enum Tint: Hashable, Sendable {
    /// Ordinary text, in the terminal's own colour.
    case text
    /// An element that can be activated, such as a button, or a mark.
    case accent
    /// Less important text, such as a placeholder or a hint.
    case secondary
    /// A destructive action, or an error.
    case destructive
    /// Lines and borders.
    case border
    /// One of the terminal's 16 colours; numbers above 15 count as ordinary text.
    case palette(UInt8)
  }

  /// Attributes that can be combined.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set of attributes from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier letters.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter letters.
    public static let dim = Attributes(rawValue: 2)
    /// Letters and background change places.
    public static let reverse = Attributes(rawValue: 4)
    /// A line under the letters.
    public static let underline = Attributes(rawValue: 8)
  }

  /// The style of an empty cell.
  public static let plain = CellStyle()
  static let accent = CellStyle(.accent)
  static let secondary = CellStyle(.secondary)
  static let border = CellStyle(.border)
  static let bold = CellStyle(attributes: .bold)

  /// The meaning of the colour.
  public var tint: Tint
  /// The attributes.
  public var attributes: Attributes

  /// The background colour, one of xterm's 256 colours from 16 on; nil for the terminal's own.
  ///
  /// The host chooses a text colour that is readable on it.
  public var background: UInt8?

  /// Creates a style, by default ``plain``.
  public init(_ tint: Tint = .text, attributes: Attributes = [], background: UInt8? = nil) {
    self.tint = tint
    self.attributes = attributes
    self.background = background
  }
}
