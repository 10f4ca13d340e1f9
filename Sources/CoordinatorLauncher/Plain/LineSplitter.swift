/// Splits chunks of bytes into lines of text of at most a million bytes; invalid bytes become
/// replacement characters.
package struct LineSplitter {
  private static let maximumLength = 1_000_000

  private var bytes: [UInt8] = []
  private var last: UInt8?

  package init() {}

  /// The last line, if it has no end; otherwise nil.
  package var rest: String? { bytes.isEmpty ? nil : text(bytes) }

  /// Adds bytes, and returns the lines that they complete, without line ends.
  package mutating func append(_ data: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    let (lf, cr) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    for byte in data {
      defer { last = byte }
      let isEnd = byte == lf || byte == cr
      if byte == lf, last == cr { continue }
      if isEnd || bytes.count == Self.maximumLength {
        lines.append(text(bytes))
        bytes.removeAll()
      }
      if !isEnd { bytes.append(byte) }
    }
    return lines
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
