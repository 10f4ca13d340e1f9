/// How a cell looks, in words that any terminal can follow as far as it is able.
public struct CellStyle: Hashable, Sendable {
  /// What the colour of a cell means.
  ///
  /// The meaning becomes a colour when the frame is written, so that one place decides what an
  /// accent looks like, and a terminal without colours loses nothing else.
  public enum Tint: Hashable, Sendable {
    /// Ordinary text, in the terminal's own colour.
    case text
    /// What can be activated: links, buttons, marks.
    case accent
    /// What comes second: placeholders, details, hints.
    case secondary
    /// What destroys or went wrong.
    case destructive
    /// Lines and borders.
    case border
    /// One of the terminal's 16 colours; numbers above 15 count as ordinary text.
    case palette(UInt8)
  }

  /// Switches that add up.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set of attributes from its bits.
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
  /// The attributes that are on.
  public var attributes: Attributes

  /// The colour behind the letters, one of xterm's 256 from 16 on, which look the same in every
  /// terminal that has them; the terminal's own if nil.
  ///
  /// The letters get a colour that can be read on it.
  public var background: UInt8?

  /// Makes a style; the plain one without arguments.
  public init(_ tint: Tint = .text, attributes: Attributes = [], background: UInt8? = nil) {
    self.tint = tint
    self.attributes = attributes
    self.background = background
  }
}
