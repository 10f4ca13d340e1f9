/// Parses the bytes that a terminal sends into keys, mouse events and pastes.
///
/// Bytes can arrive in pieces of any size: an incomplete sequence waits for the next piece. An
/// escape byte at the end is either the Esc key or the start of a sequence. Then ``isWaiting`` is
/// true: call ``flush()`` if no byte follows for a moment, such as 40 milliseconds.
///
/// ```swift
/// var parser = KeyParser()
/// let events = parser.feed("\u{1b}[A".utf8)  // The key Up.
/// ```
///
/// The parser drops unknown sequences and invalid bytes.
public struct KeyParser: Sendable {
  /// The number of parameter bytes from which on a sequence is dropped; no terminal sends so many.
  static let longestSequence = 64

  enum State: Sendable, Hashable {
    case ground
    /// After an escape byte.
    case escape
    /// `ESC [`, and the parameters so far.
    case controlSequence([UInt8])
    /// `ESC O`: the next byte is the key.
    case singleShift
    /// `ESC [ M`, and the bytes so far of a mouse report in the old form, which has three.
    case mouse([UInt8])
    /// A reply of the terminal, up to its end; the host requests none.
    case controlString(introducer: UInt8, isEmpty: Bool, sawEscape: Bool)
    /// The first bytes of a character.
    case utf8([UInt8], missing: Int, alt: Bool)
    case paste([UInt8])
  }

  var state = State.ground
  /// Consecutive typed scalars, which are joined into characters before the next key.
  private var written = String.UnicodeScalarView()

  /// Creates a parser.
  public init() {}

  /// Whether an escape byte waits for the rest of a sequence; call ``flush()`` if nothing follows.
  public var isWaiting: Bool {
    switch state {
    case .ground, .paste, .utf8: false
    case .escape, .controlSequence, .singleShift, .mouse, .controlString: true
    }
  }

  /// Parses the next bytes, and returns the events that they complete.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { take(byte, &events) }
    endWriting(&events)
    return events
  }

  /// Ends a sequence to which nothing was added: an escape byte alone is the Esc key, with the
  /// first byte of a sequence it is that key with Alt, and a longer sequence is dropped.
  ///
  /// An unfinished paste or character still waits for its end.
  public mutating func flush() -> [InputEvent] {
    defer { if isWaiting { state = .ground } }
    switch state {
    case .escape:
      return [.key(KeyPress(.escape))]
    case .controlSequence(let parameters) where parameters.isEmpty:
      return [.key(KeyPress(.character("["), .alt))]
    case .singleShift:
      return [.key(KeyPress(.character("O"), .alt))]
    case .controlString(let introducer, isEmpty: true, _):
      return [.key(KeyPress(.character(Character(Unicode.Scalar(introducer))), .alt))]
    case .ground, .controlSequence, .mouse, .controlString, .utf8, .paste:
      return []
    }
  }

  /// The number of bytes of an unfinished paste; nil outside a paste.
  var pastedCount: Int? {
    if case .paste(let bytes) = state { bytes.count } else { nil }
  }

  /// Ends an unfinished paste, whose end was lost.
  mutating func endPaste() -> [InputEvent] {
    guard case .paste(let bytes) = state else { return [] }
    state = .ground
    return [.paste(String(decoding: bytes, as: UTF8.self))]
  }

  private mutating func take(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch state {
    case .ground:
      ground(byte, alt: false, &events)
    case .escape:
      afterEscape(byte, &events)
    case .singleShift:
      state = .ground
      if byte == 0x1b { return ground(byte, alt: false, &events) }
      if let key = Self.namedKey(byte) { emit(.key(KeyPress(key)), &events) }
    case .controlSequence(let parameters):
      control(byte, parameters, &events)
    case .mouse(let bytes):
      state = .ground
      if byte == 0x1b { return ground(byte, alt: false, &events) }
      if bytes.count < 2 {
        state = .mouse(bytes + [byte])
      } else if let event = Self.mouse(inOldForm: bytes + [byte]) {
        emit(event, &events)
      }
    case .controlString(let introducer, _, let sawEscape):
      let ends = byte == 0x07 || (sawEscape && byte == 0x5c)
      state =
        ends
        ? .ground
        : .controlString(introducer: introducer, isEmpty: false, sawEscape: byte == 0x1b)
    case .utf8(let bytes, let missing, let alt):
      guard byte & 0xc0 == 0x80 else {
        state = .ground
        return ground(byte, alt: false, &events)
      }
      if missing > 1 {
        state = .utf8(bytes + [byte], missing: missing - 1, alt: alt)
      } else {
        state = .ground
        write(bytes + [byte], alt: alt, &events)
      }
    case .paste(var bytes):
      state = .ground
      bytes.append(byte)
      if byte == 0x7e, bytes.suffix(6).elementsEqual(Self.pasteEnd) {
        emit(.paste(String(decoding: bytes.dropLast(6), as: UTF8.self)), &events)
      } else {
        state = .paste(bytes)
      }
    }
  }

  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  private mutating func ground(_ byte: UInt8, alt: Bool, _ events: inout [InputEvent]) {
    let modifiers: KeyPress.Modifiers = alt ? .alt : []
    switch byte {
    case 0x1b:
      endWriting(&events)
      state = .escape
    case 0x09:
      emit(.key(KeyPress(.tab, modifiers)), &events)
    case 0x0a, 0x0d:
      emit(.key(KeyPress(.enter, modifiers)), &events)
    case 0x08, 0x7f:
      emit(.key(KeyPress(.backspace, modifiers)), &events)
    case 0x00:
      emit(.key(KeyPress(.character(" "), modifiers.union(.control))), &events)
    case 0x01..<0x20:
      let letter = byte < 0x1b ? byte + 0x60 : byte + 0x40
      let key = KeyPress.Key.character(Character(Unicode.Scalar(letter)))
      // Esc and then ctrl-C are two keys, even if one read contains both.
      if alt { emit(.key(KeyPress(.escape)), &events) }
      emit(.key(KeyPress(key, .control)), &events)
    case 0x20..<0x7f:
      write([byte], alt: alt, &events)
    case 0xc2..<0xf5:
      state = .utf8([byte], missing: byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3, alt: alt)
    default:
      return  // No character begins with this byte.
    }
  }

  private mutating func afterEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
    state = .ground
    switch byte {
    case 0x5b:
      state = .controlSequence([])
    case 0x4f:
      state = .singleShift
    case 0x50, 0x58, 0x5d, 0x5e, 0x5f:
      state = .controlString(introducer: byte, isEmpty: true, sawEscape: false)
    case 0x1b:
      emit(.key(KeyPress(.escape)), &events)
      state = .escape
    default:
      ground(byte, alt: true, &events)
    }
  }

  private mutating func control(
    _ byte: UInt8, _ parameters: [UInt8], _ events: inout [InputEvent]
  ) {
    state = .ground
    switch byte {
    case 0x20..<0x40:
      let isTooLong = parameters.count == Self.longestSequence
      state = .controlSequence(isTooLong ? parameters : parameters + [byte])
    case 0x5b where parameters.isEmpty:
      state = .controlSequence([byte])  // The Linux console's function keys: ESC [ [ A.
    case 0x4d where parameters.isEmpty:
      state = .mouse([])
    case 0x40..<0x7f:
      if byte == 0x7e, parameters.elementsEqual("200".utf8) {
        state = .paste([])
      } else if parameters.count < Self.longestSequence,
        let event = Self.event(parameters, final: byte)
      {
        emit(event, &events)
      }
    default:
      ground(byte, alt: false, &events)
    }
  }

  private mutating func emit(_ event: InputEvent, _ events: inout [InputEvent]) {
    endWriting(&events)
    events.append(event)
  }

  private mutating func write(_ bytes: [UInt8], alt: Bool, _ events: inout [InputEvent]) {
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first,
      let scalar = text.unicodeScalars.first, scalar.properties.generalCategory != .control
    else { return }
    if alt {
      emit(.key(KeyPress(.character(character), .alt)), &events)
    } else {
      written.append(scalar)
    }
  }

  /// Adds a key for each typed character, after an accent has joined its letter.
  private mutating func endWriting(_ events: inout [InputEvent]) {
    guard !written.isEmpty else { return }
    for character in String(written) { events.append(.key(KeyPress(.character(character)))) }
    written.removeAll()
  }
}
