import CompactTesting
import CoordinatorCore
import CoordinatorDriving
import CoordinatorTesting
import Testing

@MainActor @Suite(.coordinators) struct SuggestionTests {
  @Test(
    arguments: [
      ("tpa", "tap"), ("expct", "expect"), ("Log im", "Log in"), ("log in", "Log in"),
      ("--hots", "--host"), ("storybord", "storyboard"), ("zzz", nil), ("tap", nil), ("x", nil),
      ("", nil), ("to", nil), ("Page 2", nil), ("Pag 1", "Page 1"), ("ahmed", "Dr. Ahmed (heart)"),
      ("heart)", "Dr. Ahmed (heart)"), ("ear", nil), ("host", "--host"), ("()", nil), ("1", nil),
    ] as [(String, String?)])
  func `The most similar candidate is suggested`(text: String, nearest: String?) {
    let candidates = [
      "tap", "expect", "Log in", "--host", "storyboard", "sub", "Page 1", "Dr. Ahmed (heart)",
    ]
    expectEqual(Suggestion.nearest(to: text, among: candidates), nearest)
  }

  @Test func `Nothing is suggested for a long text`() {
    let text = String(repeating: "a", count: 201)
    expectNil(Suggestion.nearest(to: text, among: [text.dropLast() + "b"]))
  }

  @Test(
    arguments: [
      ("tpa \"A\"", "Did you mean 'tap'?"), ("expekt idle", "Did you mean 'expect'?"),
      ("expect scren \"A\"", "Did you mean 'screen'?"), ("swipe bakc", "Did you mean 'back'?"),
    ])
  func `A mistyped step gets a suggestion`(line: String, suggestion: String) {
    let error = #expect(throws: ScriptError.self) { try Script(line) }
    expectEqual(error?.reason.hasSuffix(suggestion), true)
  }

  @Test(
    arguments: [
      (
        Step.tap("Draver"),
        "No element that can be tapped is labelled \"Draver\". Did you mean \"Drawer\"? Available: "
      ),
      (.expect(.screen("Deks")), "Expected the screen \"Deks\", but it is \"Desk\". Did you mean "),
      (.expect(.text("Lampe")), "Expected the text \"Lampe\", but it is not shown. Did you mean "),
    ])
  func `A mistyped label or text gets a suggestion`(step: Step, text: String) {
    let app = AppDriver(Desk.init(navigationController:))
    let failure = #expect(throws: StepFailure.self) { try app.perform(step) }
    expectEqual(failure?.description.hasPrefix(text), true, "\(failure?.description ?? "")")
  }
}
