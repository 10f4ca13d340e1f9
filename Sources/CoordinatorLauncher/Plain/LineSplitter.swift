/// Cuts bytes that come in pieces into lines of text.
///
/// Bytes that are no text become replacement characters. A line has an end, even if its sender does not
/// know it: what is longer than a million bytes is cut.
package struct LineSplitter {
  private static let longest = 1_000_000

  private var bytes: [UInt8] = []

  package init() {}

  /// The line that has begun and has no end yet; nil if there is none.
  package var rest: String? { bytes.isEmpty ? nil : text(bytes) }

  /// Takes bytes and gives the lines that they complete, without their ends.
  package mutating func feed(_ data: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in data {
      if byte == UInt8(ascii: "\n") || bytes.count == Self.longest {
        lines.append(text(bytes))
        bytes.removeAll()
      }
      if byte != UInt8(ascii: "\n") { bytes.append(byte) }
    }
    return lines
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(
      decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}
