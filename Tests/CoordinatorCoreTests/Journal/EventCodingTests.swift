import CompactTesting
import CoordinatorCore
import Testing

struct EventCodingTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  /// Each kind of event, its text, and its values as JSON.
  static let kinds: [(kind: Event.Kind, text: String, json: String)] = [
    (.lifecycle(.started), "started", #""change":"started","kind":"lifecycle""#),
    (.lifecycle(.stopped), "stopped", #""change":"stopped","kind":"lifecycle""#),
    (.lifecycle(.paused), "paused", #""change":"paused","kind":"lifecycle""#),
    (.lifecycle(.resumed), "resumed", #""change":"resumed","kind":"lifecycle""#),
    (.finished(output: nil), "finished", #""kind":"finished""#),
    (.finished(output: "true"), "finished", #""kind":"finished","output":"true""#),
    (
      .cancelled(.lastScreenRemoved), "cancelled: its last screen was removed",
      #""kind":"cancelled","path":"App/Login","reason":"lastScreenRemoved""#
    ),
    (
      .ended(.stoppedByParent), "ended: stopped by its parent",
      #""kind":"ended","path":"App/Login","reason":"stoppedByParent""#
    ),
    (
      .diagnostic(Diagnostic("startsItself", problem: "P", meaning: "M", remedy: "R")),
      "diagnostic: P",
      #""diagnostic":{"code":"startsItself","meaning":"M","problem":"P","remedy":"R"},"#
        + #""kind":"diagnostic""#
    ),
    (
      .transition(
        Event.Transition(
          Event.TransitionKind(rawValue: "push"), .rejected, subjects: ["A", "B<C>"],
          route: Event.Route("article(42)", json: #"{"article":{"_0":42}}"#),
          rejection: "No.", screen: Event.Screen("List", title: "Über \"x\"", id: 7))),
      "push A, B<C>: No. rejected",
      #""kind":"transition","path":"App/Login","start":2,"time":-1.25,"transition":{"#
        + #""kind":"push","phase":"rejected","rejection":"No.","#
        + #""route":{"json":"{\"article\":{\"_0\":42}}","text":"article(42)"},"#
        + #""screen":{"id":7,"name":"List","title":"Über \"x\""},"subjects":["A","B<C>"]}"#
    ),
    (
      .transition(
        Event.Transition(
          Event.TransitionKind(rawValue: "sequence"), .performed,
          subjects: ["popToRoot", "push A"])),
      "sequence popToRoot, then push A performed", #""subjects":["popToRoot","push A"]"#
    ),
    (
      .transition(Event.Transition(Event.TransitionKind(rawValue: "new"), .observed)),
      "new observed", #""transition":{"kind":"new","phase":"observed","subjects":[]}"#
    ),
    (
      .link(Event.Link("a://b", .received(source: "url"))), "link a://b: received from url",
      #""link":{"phase":{"received":{"source":"url"}},"text":"a://b"}"#
    ),
    (.link(Event.Link("a://b", .superseded)), "link a://b: superseded", #"{"superseded":{}}"#),
    (
      .link(Event.Link("a://b", .opened(path: "list"))), "link a://b: opened list",
      #"{"opened":{"path":"list"}}"#
    ),
    (
      .link(Event.Link("a://b", .failed(error: "No."))), "link a://b: failed: No.",
      #"{"failed":{"error":"No."}}"#
    ),
    (
      .link(Event.Link("a://b", .denied(coordinator: "Library", reason: "No user."))),
      "link a://b: denied by Library: No user.",
      #"{"denied":{"coordinator":"Library","reason":"No user."}}"#
    ),
    (
      .admission(route: "subscribe", coordinator: "Library", decision: .allowed),
      "admission subscribe by Library: allowed",
      #""coordinator":"Library","decision":{"allowed":{}},"kind":"admission","#
    ),
    (
      .admission(route: "subscribe", coordinator: "Library", decision: .denied(reason: "No.")),
      "admission subscribe by Library: denied: No.", #""decision":{"denied":{"reason":"No."}}"#
    ),
    (
      .admission(route: "subscribe", coordinator: "Library", decision: .redirected(to: "list")),
      "admission subscribe by Library: redirected to list",
      #""decision":{"redirected":{"to":"list"}}"#
    ),
    (
      .leaving(guard: "Editor", allowed: true), "leaving Editor: allowed",
      #""allowed":true,"guard":"Editor","kind":"leaving""#
    ),
    (.leaving(guard: "Editor", allowed: false), "leaving Editor: not allowed", #""allowed":false"#),
  ]

  /// Lines that are no events, and what the error says.
  static let badLines: [(line: String, problem: String)] = [
    ("", "not valid JSON"),
    ("{", "not valid JSON"),
    ("[]", "found an array"),
    (#"{"path":"App"}"#, "the key 'version' is missing"),
    (
      #"{"version":2,"kind":"new"}"#,
      "Update the framework: it reads version 1 of the format, not 2, at 'version'"
    ),
    (#"{"version":0,"kind":"new"}"#, "not 0"),
    (
      #"{"version":1,"time":1e300,"path":"App","kind":"finished"}"#,
      "1e+300 seconds are out of range, at 'time'"
    ),
    (
      #"{"version":1,"time":0,"path":"App","kind":"teleport"}"#,
      "invalid String value teleport, at 'kind'"
    ),
    (#"{"version":1,"time":0,"path":"App","kind":"lifecycle"}"#, "the key 'change' is missing"),
    (
      #"{"version":1,"time":0,"path":"App","kind":"lifecycle","change":"danced"}"#,
      "invalid String value danced"
    ),
    (
      #"{"version":1,"time":0,"path":"App","kind":"transition","transition":"#
        + #"{"kind":"push","phase":"x","subjects":[]}}"#, "at 'transition.phase'"
    ),
    (#"{"version":1,"time":0,"path":7,"kind":"finished"}"#, "at 'path'"),
    (String(repeating: "[", count: 100_000), "not valid JSON"),
  ]

  func table(_ test: inout TestTable) {
    test("Each kind of event comes back from its line") {
      for (kind, text, json) in Self.kinds {
        let event = Event(kind, path: "App/Login", start: 2, time: .milliseconds(-1250))
        let line = event.jsonLine
        expectEqual("\(kind)", text)
        expectTrue(line.contains(json), "\(line) has no \(json)")
        expectTrue(!line.contains("\n") && line.contains(#""version":1"#), line)
        try expectEqual(Event(jsonLine: line), event)
      }
    }

    test("Times come back to the nanosecond") {
      for nanoseconds: Int64 in [0, 1, -1, 999_999_999, 1_000_000_001, 86_400_123_456_789] {
        let event = Event(.finished(output: nil), path: "App", time: .nanoseconds(nanoseconds))
        try expectEqual(Event(jsonLine: event.jsonLine).time, .nanoseconds(nanoseconds))
      }
    }

    test("A line that is no event is an error that names the value") {
      for (line, problem) in Self.badLines {
        do throws(JournalError) {
          let event = try Event(jsonLine: line)
          fail("\(event) was read from \(line)")
        } catch {
          expectEqual(error.code, .notAnEvent)
          expectTrue(error.problem.contains(problem), "\(line.prefix(80)): \(error.problem)")
        }
      }
    }

    test("Lines that are no events are left out, each with its number") {
      let (first, last) = (
        Event(.lifecycle(.started), path: "App", time: .zero),
        Event(.lifecycle(.stopped), path: "App", time: .seconds(1))
      )
      let lines = JournalLines("\(first.jsonLine)\n\n{\"ver\n\(last.jsonLine)\n{\"version\":9}")
      expectEqual(lines.events, [first, last])
      expectEqual(
        lines.errors.map { String($0.problem.prefix(18)) },
        [
          "Line 3 is no event", "Line 5 is no event",
        ])
    }
  }

  private func fail(_ text: String) { expectEqual(text, "") }
}
