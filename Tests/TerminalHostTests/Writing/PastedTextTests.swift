import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

@MainActor struct PastedTextTests {
  private func paste(_ text: String, into editor: UIView) {
    let desk = Desk().show { StackScreen(nil, [editor]) }
    desk.press("\u{1b}[200~\(text)\u{1b}[201~")
  }

  @Test(arguments: [
    ("one\r\ntwo\rthree\nfour\r\n", "one two three four", "one\ntwo\nthree\nfour\n"),
    ("a\u{0}b\u{7}c\u{1b}[Ad\u{7f}e\u{9b}f", "abc[Adef", "abc[Adef"),
    ("a\tb", "a b", "a b"),
    ("a\u{85}b\u{2028}c\u{2029}", "a b c", "a\nb\nc\n"),
    ("日本\u{a0}é🙂", "日本\u{a0}é🙂", "日本\u{a0}é🙂"),
    ("\n\n", "", "\n\n"),
    ("\u{7}", "", ""),
    ("x\u{9b}\n", "x", "x\n"),
  ])
  func `Control characters go, and a field gets one line`(
    pasted: String, inField: String, inText: String
  ) {
    let (name, notes) = (field("Name"), UITextView())
    paste(pasted, into: name)
    paste(pasted, into: notes)
    expectEqual(name.text, inField)
    expectEqual(notes.text, inText)
  }

  @Test func `What is no text at all is pasted as signs that stand for it`() {
    let name = field("Name")
    let desk = Desk().show { StackScreen(nil, [name]) }
    _ = desk.screen
    var parser = KeyParser()
    for event in parser.feed(
      Array("\u{1b}[200~a".utf8) + [0xff, 0xc2] + Array("b\u{1b}[201~".utf8))
    {
      desk.session.handle(event)
    }
    expectEqual(name.text, "a\u{fffd}\u{fffd}b")
  }
}
