import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// How links supersede each other, and what the journal has of them.
@MainActor @Suite(.coordinators, .serialized) struct LinkQueueTests: TableSuite {
  let stage = PressStage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A link that is opened because another was superseded comes next") {
      stage.press.present(Screen("Sheet"))
      stage.app.device.clock.turn()
      let first = stage.press.open(.article(42))
      var last: LinkHandle?
      first.whenCompleted { _ in last = stage.press.open(.note) }
      let second = stage.press.open(.article(7))
      try await expectEqual(stage.end(of: #require(last)), "Shelf Note")
      expectEqual(
        [first, second].map { "\($0.ended?.description ?? "waiting")" },
        ["superseded by a later link", "superseded by a later link"])
    }

    test("A link ends once, also if its root stops during the last transition") {
      let handle = stage.press.open(RoutePath(.help, of: Press.self))
      await wait {
        stage.app.device.clock.turn()
        return stage.picture.hasSuffix("Help")
      }
      stage.press.context.stop()
      stage.app.settle()
      let reason = "Its coordinator stopped before the transition could run."
      expectEqual(handle.ended?.description, "rejected: \(reason)")
      expectEqual(links, ["link help: failed: \(reason)"])
    }

    test("A URL, or a text of a notification, that is no link fails in the journal") {
      let url = try #require(URL(string: "press://library/../saved"))
      let handles = [
        stage.press.saved.open(url),
        stage.press.open(userInfo: [Link.userInfoKey: "library"], source: .notification),
      ]
      expectEqual(
        handles.map { $0.map(stage.picture(after:)) }, ["List, dotSegment", "List, noScheme"])
      expectEqual(
        links,
        [
          "link press://library/../saved: received from url",
          "link press://library/../saved: failed: The link 'press://library/../saved' leads nowhere: its "
            + "path has a part '.' or '..'.",
          "link library: received from notification",
          "link library: failed: The link 'library' leads nowhere: it does not begin with a scheme and "
            + "'://'.",
        ])
    }
  }

  /// The first line of each event of a link.
  private var links: [String] {
    let lines = stage.app.events.compactMap { "\($0.kind)".split(separator: "\n").first }
    return lines.map(String.init).filter { $0.hasPrefix("link ") }
  }
}
