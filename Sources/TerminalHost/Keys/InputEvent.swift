/// An event from a terminal.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// A mouse button was pressed or released, or the mouse or its wheel was moved.
  case mouse(MouseEvent)
  /// Text was pasted; it may contain control characters.
  case paste(String)
}

/// A mouse event from a terminal.
public struct MouseEvent: Hashable, Sendable {
  /// The kinds of event that terminals report.
  public enum Kind: Hashable, Sendable {
    /// A button went down; 0 is the left one, 1 the middle, 2 the right.
    case press(button: Int)
    /// A button went up.
    case release(button: Int)
    /// The mouse moved with a button down.
    case drag(button: Int)
    /// The mouse moved with no button down.
    case move
    /// The wheel turned away from the user.
    case scrollUp
    /// The wheel turned towards the user.
    case scrollDown
  }

  /// The kind of the event.
  public var kind: Kind
  /// The cell where it happened.
  public var position: GridPosition
  /// The modifier keys that were held down.
  public var modifiers: KeyPress.Modifiers

  /// Creates a mouse event.
  public init(_ kind: Kind, at position: GridPosition, modifiers: KeyPress.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }

  var isPress: Bool { if case .press = kind { true } else { false } }
}

extension InputEvent: CustomStringConvertible {
  /// The event in a few words, such as `ctrl-c` or `press(button: 0) at 12,3`.
  public var description: String {
    switch self {
    case .key(let press):
      return press.description
    case .mouse(let mouse):
      return "\(mouse.kind) at \(mouse.position.column),\(mouse.position.row)"
    case .paste(let text):
      return "paste(\(text))"
    }
  }
}
