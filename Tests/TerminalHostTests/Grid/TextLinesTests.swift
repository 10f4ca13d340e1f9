import CompactTesting
import Testing

@testable import TerminalHost

struct TextLinesTests {
  @Test(arguments: [
    ("the quick brown fox", 10, "the quick|brown fox"),
    ("the quick brown fox", 9, "the quick|brown fox"),
    ("one\ntwo\n\nthree", 20, "one|two||three"),
    ("a\r\nb", 20, "a|b"),
    ("unbreakable", 4, "unbr|eaka|ble"),
    ("is unbreakable!", 5, "is|unbre|akabl|e!"),
    ("日本語の本", 4, "日本|語の|本"),
    ("日本語", 1, "日|本|語"),
    ("  indented text", 10, "  indented|text"),
    ("two  spaces  here", 12, "two  spaces|here"),
    ("", 5, ""),
    ("trailing   ", 5, "trail|ing"),
  ])
  func `Text is wrapped between words`(text: String, columns: Int, expected: String) {
    expectEqual(TextLines.wrap(text, columns: columns).joined(separator: "|"), expected)
  }

  @Test func `Nothing fits into no columns`() {
    expectTrue(TextLines.wrap("text", columns: 0).isEmpty)
    expectTrue(TextLines.truncate("text", columns: 0).isEmpty)
  }

  @Test(arguments: [
    ("short", 10, "short"), ("exact", 5, "exact"), ("too long", 5, "too …"), ("日本語", 5, "日本…"),
  ])
  func `A line that is too long ends with an ellipsis`(
    text: String, columns: Int, expected: String
  ) {
    expectEqual(TextLines.truncate(text, columns: columns), expected)
  }
}
