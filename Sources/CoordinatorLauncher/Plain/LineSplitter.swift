/// Splits chunks of bytes into lines of text of at most a million bytes; invalid bytes become
/// replacement characters.
package struct LineSplitter {
  private static let maximumLength = 1_000_000

  private var bytes: [UInt8] = []

  package init() {}

  /// The last line, if it has no end; otherwise nil.
  package var rest: String? { bytes.isEmpty ? nil : text(bytes) }

  /// Adds bytes, and returns the lines that they complete, without line ends.
  package mutating func append(_ data: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in data {
      if byte == UInt8(ascii: "\n") || bytes.count == Self.maximumLength {
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
