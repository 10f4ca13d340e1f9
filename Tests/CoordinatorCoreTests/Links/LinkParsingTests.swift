import CompactTesting
import CoordinatorCore
import Testing

/// The texts that are links, and those that are rejected.
@MainActor struct LinkParsingTests {
  @Test(arguments: [
    ("newsstand://article/42", "newsstand | article | 42"),
    ("NEWSSTAND://Article/ABC", "newsstand | article | ABC"),
    ("newsstand://", "newsstand |  | "),
    ("newsstand:///saved", "newsstand |  | saved"),
    ("newsstand://a//b///c/", "newsstand | a | b c"),
    ("https://news.example:443/a?x=1&y&z=a=b#top", "https | news.example | a ? x=1 y= z=a=b # top"),
    ("app://place/?a=%20&b=c%26d#", "app | place |  ? a=  b=c&d # "),
    ("app://caf%C3%A9/%E2%9C%93/ü", "app | café | ✓ ü"),
    ("app://a/b%2Fc/...", "app | a | b/c ..."),
    ("app://a/نامه\u{200C}ها?q=👩%E2%80%8D💻", "app | a | نامه\u{200C}ها ? q=👩\u{200D}💻"),
    ("app://a/❤\u{FE0F}?q=%EF%B8%8E", "app | a | ❤\u{FE0F} ? q=\u{FE0E}"),
  ])
  func `A link is taken apart`(text: String, parts: String) throws {
    let link = try Link(text)
    var found = "\(link.scheme) | \(link.host) | \(link.path.joined(separator: " "))"
    if !link.query.isEmpty {
      found += " ? " + link.query.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }
    if let fragment = link.fragment { found += " # \(fragment)" }
    expectEqual(found, parts)
    expectEqual(link.description, text)
  }

  @Test(arguments: [
    ("", "noScheme: it does not begin with a scheme and '://'."),
    ("article/42", "noScheme: it does not begin with a scheme and '://'."),
    ("://article", "noScheme: it does not begin with a scheme and '://'."),
    ("1app://a", "noScheme: it does not begin with a scheme and '://'."),
    ("mailto:a@b.example", "noScheme: it does not begin with a scheme and '://'."),
    ("app://a/%", "invalidEscape: '%' has an invalid percent escape."),
    ("app://a/%4", "invalidEscape: '%4' has an invalid percent escape."),
    ("app://a/%zz", "invalidEscape: '%zz' has an invalid percent escape."),
    ("app://a/%C3%28", "invalidEscape: '%C3%28' has an invalid percent escape."),
    ("app://a?%FF=1", "invalidEscape: '%FF' has an invalid percent escape."),
    ("app://a/\u{0}", "forbiddenCharacter: it has the invisible character U+0."),
    ("app://a/%0A", "forbiddenCharacter: it has the invisible character U+A."),
    ("app://a/\u{202E}b", "forbiddenCharacter: it has the invisible character U+202E."),
    ("app://a?q=%E2%80%AE", "forbiddenCharacter: it has the invisible character U+202E."),
    ("app://a#\u{200B}", "forbiddenCharacter: it has the invisible character U+200B."),
    ("app://a/%E2%80%8E", "forbiddenCharacter: it has the invisible character U+200E."),
    ("app://a/\u{200F}", "forbiddenCharacter: it has the invisible character U+200F."),
    ("app://a/./b", "dotSegment: its path has a part '.' or '..'."),
    ("app://a/%2E%2e/b", "dotSegment: its path has a part '.' or '..'."),
    ("app://a/..%2Fb", "dotSegment: its path has a part '.' or '..'."),
    ("app://a/b%2F%2E%2E%2F", "dotSegment: its path has a part '.' or '..'."),
    ("app://a/../\u{301}x", "dotSegment: its path has a part '.' or '..'."),
    (
      "https://news.example@\u{301}evil.example/a",
      "invalidHost: it has a user name before its host."
    ),
    ("app://../b", "dotSegment: its path has a part '.' or '..'."),
    ("https://news.example@evil.example/a", "invalidHost: it has a user name before its host."),
    ("https://news.example:8x/a", "invalidHost: the port after its host is no number."),
    (
      "app://news.example:80/a",
      "invalidHost: its host is followed by ':', and only a web address has a port."
    ),
    ("app://a:/b", "invalidHost: its host is followed by ':', and only a web address has a port."),
  ])
  func `A text that is no good link is rejected`(text: String, problem: String) {
    expectEqual(Self.problem(text), problem)
  }

  @Test func `Characters that nobody sees are rejected`() {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160,
      0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0x3164...0x3164, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF9...0xFFFB,
      0xE0000...0xE007F, 0xE0100...0xE01EF,
    ]
    let accepted = ranges.joined().compactMap(Unicode.Scalar.init).filter { character in
      !Self.problem("app://a/\(character)").hasPrefix("forbiddenCharacter")
    }
    expectEqual(accepted, [])
  }

  @Test func `Long links and many query items are rejected at once`() {
    let long = "app://a/" + String(repeating: "x", count: 1_000_000)
    expectEqual(Self.problem(long), "tooLong: it has 1000008 bytes, and a link has at most 8192.")
    let items = "app://a?" + Array(repeating: "a=1", count: 101).joined(separator: "&")
    expectEqual(Self.problem(items), "tooManyItems: it has more than 100 query items.")
    let many = "app://a?" + Array(repeating: "a", count: 10_000).joined(separator: "&")
    expectTrue(Self.problem(many).hasPrefix("tooLong"))
  }

  @Test func `An error can be printed, whatever the link has`() {
    expectEqual(
      Self.error("app://\u{202E}\u{7}\u{200D}" + String(repeating: "y", count: 200))?.description,
      """
      The link 'app://\\u{202e}\\u{7}\\u{200d}\(String(repeating: "y", count: 111))…' leads nowhere: it has the \
      invisible character U+202E.

      This usually means that the link was copied from formatted text, or is meant to mislead a reader.

      To fix this, remove the character.
      """)
  }

  private static func error(_ text: String) -> LinkError? {
    do throws(LinkError) {
      _ = try Link(text)
      return nil
    } catch { return error }
  }

  private static func problem(_ text: String) -> String {
    guard let error = error(text) else { return "none" }
    let first = error.description.prefix { $0 != "\n" }
    let marker = "leads nowhere: "
    return "\(error.code): \(first.split(separator: marker).last ?? "")"
  }
}
