extension KeyParser {
  /// The key for a letter at the end of `ESC [` or `ESC O`.
  static func namedKey(_ final: UInt8) -> KeyPress.Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4f)
    default: nil
    }
  }

  /// The event of a sequence after `ESC [`; nil if it is unknown.
  static func event(_ parameters: [UInt8], final: UInt8) -> InputEvent? {
    if parameters.first == UInt8(ascii: "<") {
      return mouse(numbers(parameters.dropFirst()), isRelease: final == UInt8(ascii: "m"))
    }
    if parameters.first == UInt8(ascii: "[") {
      let number = Int(final) - 0x40
      return (1...5).contains(number) ? .key(KeyPress(.function(number))) : nil
    }
    let values = numbers(parameters[...])
    let key: KeyPress.Key?
    switch final {
    case UInt8(ascii: "Z"): return .key(KeyPress(.tab, .shift))
    // A mouse report in rxvt's form, which the host does not use.
    case UInt8(ascii: "M"): return nil
    case UInt8(ascii: "~"): key = numberedKey(values[0])
    default: key = namedKey(final)
    }
    return key.map { .key(KeyPress($0, modifiers(values.count > 1 ? values[1] : 1))) }
  }

  private static func numberedKey(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  /// Terminals send one more than the sum of the modifiers: shift 1, alt 2, control 4.
  private static func modifiers(_ value: Int) -> KeyPress.Modifiers {
    KeyPress.Modifiers(rawValue: UInt8(truncatingIfNeeded: max(0, value - 1)) & 7)
  }

  private static func mouse(_ values: [Int], isRelease: Bool) -> InputEvent? {
    // From 128 on, the codes are of further buttons, such as back and forward.
    guard values.count == 3, values[1] > 0, values[2] > 0 else { return nil }
    let code = values[0]
    guard (0..<128).contains(code) else { return nil }
    let button = code & 3
    let kind: MouseEvent.Kind
    switch (code & 64 != 0, code & 32 != 0) {
    case (true, _):
      guard button < 2 else { return nil }
      kind = button == 0 ? .scrollUp : .scrollDown
    case (false, true):
      kind = button == 3 ? .move : .drag(button: button)
    case (false, false):
      kind = isRelease ? .release(button: button) : .press(button: button)
    }
    // Shift is 4, alt 8, control 16.
    let modifiers = KeyPress.Modifiers(rawValue: UInt8(code >> 2 & 7))
    let position = GridPosition(column: values[1] - 1, row: values[2] - 1)
    return .mouse(MouseEvent(kind, at: position, modifiers: modifiers))
  }

  /// The event of a mouse report in the old form, where every release is of the left button.
  static func mouse(inOldForm bytes: [UInt8]) -> InputEvent? {
    var values = bytes.map { Int($0) - 0x20 }
    let isRelease = values[0] & 0x63 == 3
    if isRelease { values[0] -= 3 }
    return mouse(values, isRelease: isRelease)
  }

  /// The numbers between semicolons, at most 99999; a missing number is 0.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    var values = [0]
    for byte in bytes {
      switch byte {
      case 0x30..<0x3a:
        values[values.count - 1] = min(values[values.count - 1] * 10 + Int(byte) - 0x30, 99_999)
      case 0x3b:
        values.append(0)
      default:
        continue
      }
    }
    return values
  }
}
