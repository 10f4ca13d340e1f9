/// The effect of a key on a text that a user edits.
enum TextCommand: Hashable {
  enum Motion: Hashable {
    case left, right, up, down, pageUp, pageDown
    case wordLeft, wordRight
    case lineStart, lineEnd
    case textStart, textEnd

    /// The number of lines that the motion goes down, or up if negative; nil for a motion in the text.
    func rows(ofPage page: Int) -> Int? {
      switch self {
      case .up: -1
      case .down: 1
      case .pageUp: -page
      case .pageDown: page
      case .left, .right, .wordLeft, .wordRight, .lineStart, .lineEnd, .textStart, .textEnd: nil
      }
    }
  }

  case insert(Character)
  case move(Motion)
  /// Deletes the text between the caret and the target of a motion.
  case delete(Motion)
  case pressReturn

  /// Returns nil if the key does not edit a text.
  init?(_ press: KeyPress) {
    let command: TextCommand?
    switch press.key {
    case .character(let character): command = Self.command(character, press.modifiers)
    case .backspace: command = .delete(press.modifiers == .alt ? .wordLeft : .left)
    case .delete: command = Self.command(delete: press.modifiers)
    case .enter: command = press.modifiers.isEmpty ? .pressReturn : nil
    case .left, .right, .up, .down, .pageUp, .pageDown, .home, .end:
      command = Self.motion(press).map { .move($0) }
    case .tab, .escape, .insert, .function: command = nil
    }
    guard let command else { return nil }
    self = command
  }

  private static func command(
    _ character: Character, _ modifiers: KeyPress.Modifiers
  ) -> TextCommand? {
    switch (character, modifiers) {
    case (_, []): .insert(character)
    case ("a", .control): .move(.lineStart)
    case ("e", .control): .move(.lineEnd)
    case ("b", .alt): .move(.wordLeft)
    case ("f", .alt): .move(.wordRight)
    case ("d", .alt): .delete(.wordRight)
    case ("w", .control): .delete(.wordLeft)
    case ("d", .control): .delete(.right)
    case ("k", .control): .delete(.lineEnd)
    case ("u", .control): .delete(.lineStart)
    default: nil
    }
  }

  private static func command(delete modifiers: KeyPress.Modifiers) -> TextCommand? {
    switch modifiers {
    case []: .delete(.right)
    case .control, .alt: .delete(.wordRight)
    default: nil
    }
  }

  private static func motion(_ press: KeyPress) -> Motion? {
    let isFar = !press.modifiers.subtracting(.shift).isEmpty
    return switch press.key {
    case .left: isFar ? .wordLeft : .left
    case .right: isFar ? .wordRight : .right
    case .up where !isFar: .up
    case .down where !isFar: .down
    case .pageUp where !isFar: .pageUp
    case .pageDown where !isFar: .pageDown
    case .home: isFar ? .textStart : .lineStart
    case .end: isFar ? .textEnd : .lineEnd
    default: nil
    }
  }
}
