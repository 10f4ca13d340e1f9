/// One key as a user pressed it.
public struct KeyPress: Hashable, Sendable {
  /// A key that a terminal can report.
  public enum Key: Hashable, Sendable {
    /// A key that writes a character; the space bar too.
    case character(Character)
    /// The keys that terminals report by name.
    case enter, tab, escape, backspace, delete, insert
    /// The keys that move.
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key, from 1.
    case function(Int)
  }

  /// The keys held down at the same time, as far as a terminal tells.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set of modifiers from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift, reported only with keys that write nothing.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, also called Meta or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key.
  public var key: Key
  /// What was held down with it.
  public var modifiers: Modifiers

  /// Makes a key press, without modifiers unless told.
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
