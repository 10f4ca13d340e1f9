/// What a key does to a text that is being written.
enum TextCommand: Hashable {
  enum Motion: Hashable {
    case left, right, up, down, pageUp, pageDown
    case wordLeft, wordRight
    case lineStart, lineEnd
    case textStart, textEnd

    /// How many drawn lines the motion goes down, or up if negative; nil if it goes along the text.
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
  case move(Motion, selecting: Bool)
  /// Deletes what is selected, else up to where a motion leads.
  case delete(Motion)
  case cut, copy, paste
  case pressReturn

  /// What a key means; nil if it means nothing to a text.
  init?(_ press: KeyPress) {
    let command: TextCommand?
    switch press.key {
    case .character(let character): command = Self.command(character, press.modifiers)
    case .backspace: command = .delete(press.modifiers == .alt ? .wordLeft : .left)
    case .delete: command = Self.command(delete: press.modifiers)
    case .insert: command = Self.command(insert: press.modifiers)
    case .enter: command = press.modifiers.isEmpty ? .pressReturn : nil
    case .left, .right, .up, .down, .pageUp, .pageDown, .home, .end: command = Self.motion(press)
    case .tab, .escape, .function: command = nil
    }
    guard let command else { return nil }
    self = command
  }

  private static func command(
    _ character: Character, _ modifiers: KeyPress.Modifiers
  ) -> TextCommand? {
    switch (character, modifiers) {
    case (_, []): .insert(character)
    case ("a", .control): .move(.lineStart, selecting: false)
    case ("e", .control): .move(.lineEnd, selecting: false)
    case ("b", .alt): .move(.wordLeft, selecting: false)
    case ("f", .alt): .move(.wordRight, selecting: false)
    case ("d", .alt): .delete(.wordRight)
    case ("w", .control): .delete(.wordLeft)
    case ("d", .control): .delete(.right)
    case ("k", .control): .delete(.lineEnd)
    case ("u", .control): .delete(.lineStart)
    case ("x", .control): .cut
    case ("c", .alt): .copy
    case ("v", .control): .paste
    default: nil
    }
  }

  private static func command(delete modifiers: KeyPress.Modifiers) -> TextCommand? {
    switch modifiers {
    case []: .delete(.right)
    case .control, .alt: .delete(.wordRight)
    case .shift: .cut
    default: nil
    }
  }

  private static func command(insert modifiers: KeyPress.Modifiers) -> TextCommand? {
    switch modifiers {
    case .control: .copy
    case .shift: .paste
    default: nil
    }
  }

  private static func motion(_ press: KeyPress) -> TextCommand? {
    let isFar = !press.modifiers.subtracting(.shift).isEmpty
    let motion: Motion
    switch press.key {
    case .left: motion = isFar ? .wordLeft : .left
    case .right: motion = isFar ? .wordRight : .right
    case .up where !isFar: motion = .up
    case .down where !isFar: motion = .down
    case .pageUp where !isFar: motion = .pageUp
    case .pageDown where !isFar: motion = .pageDown
    case .home: motion = isFar ? .textStart : .lineStart
    case .end: motion = isFar ? .textEnd : .lineEnd
    default: return nil
    }
    return .move(motion, selecting: press.modifiers.contains(.shift))
  }
}
