/// A key with its modifiers.
public struct KeyPress: Hashable, Sendable {
  /// A key that a terminal can report.
  public enum Key: Hashable, Sendable {
    /// A key that types a character, such as the space bar.
    case character(Character)
    /// A key with a name.
    case enter, tab, escape, backspace, delete, insert
    /// A key that moves the focus or the caret.
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key, counted from 1.
    case function(Int)
  }

  /// The modifier keys that a terminal reports.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set of modifiers from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift, which terminals report only with keys that type no character.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, also called Meta or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key.
  public var key: Key
  /// The modifier keys that were held down.
  public var modifiers: Modifiers

  /// Creates a key press, by default without modifiers.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension KeyPress: CustomStringConvertible {
  /// The key press as people write it: `ctrl-c`, `shift-tab`, `é`.
  public var description: String {
    var text = ""
    if modifiers.contains(.control) { text += "ctrl-" }
    if modifiers.contains(.alt) { text += "alt-" }
    if modifiers.contains(.shift) { text += "shift-" }
    switch key {
    case .character(" "): return text + "space"
    case .character(let character): return text + String(character)
    case .function(let number): return text + "f\(number)"
    case .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home,
      .end, .pageUp, .pageDown:
      return text + String(describing: key).lowercased()
    }
  }
}
