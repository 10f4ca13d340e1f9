/// Removes the control characters of pasted text.
enum PastedText {
  /// For one line, a line end becomes a space, or nothing at the end of the text.
  ///
  /// The method reads bytes, because a paste can be large.
  static func clean(_ text: String, isOneLine: Bool) -> String {
    let lineEnd = UInt8(ascii: isOneLine ? " " : "\n")
    var clean: [UInt8] = []
    clean.reserveCapacity(text.utf8.count)
    var length = 0
    var previous: (UInt8, UInt8) = (0, 0)
    func endLine() { clean.append(lineEnd) }
    for byte in text.utf8 {
      switch (previous.0, previous.1, byte) {
      case (_, 0x0d, 0x0a):
        break  // The second half of a line end.
      case (_, _, 0x0a...0x0d):
        endLine()
      case (_, 0xc2, 0x80..<0xa0):
        clean.removeLast()
        length = min(length, clean.count)
        if byte == 0x85 { endLine() }
      case (0xe2, 0x80, 0xa8...0xa9):
        clean.removeLast(2)
        length = min(length, clean.count)
        endLine()
      case (_, _, 0x09):
        clean.append(0x20)
        length = clean.count
      case (_, _, ..<0x20), (_, _, 0x7f):
        break
      default:
        clean.append(byte)
        length = clean.count
      }
      previous = (previous.1, byte)
    }
    if isOneLine { clean.removeLast(clean.count - length) }
    return String(decoding: clean, as: UTF8.self)
  }
}
