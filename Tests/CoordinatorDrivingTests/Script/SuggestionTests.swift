import CompactTesting
import CoordinatorDriving
import CoordinatorTesting
import Testing

/// Who mistypes is asked whether the nearest was meant.
@MainActor @Suite(.coordinators) struct SuggestionTests {
  @Test(
    arguments: [
      ("tpa", "tap"), ("expct", "expect"), ("Log im", "Log in"), ("log in", "Log in"),
      ("--hots", "--host"), ("storybord", "storyboard"), ("zzz", nil), ("tap", nil), ("x", nil),
      ("", nil), ("to", nil), ("Page 2", nil), ("Pag 1", "Page 1"),
    ] as [(String, String?)])
  func `The nearest is found, if it is near`(text: String, nearest: String?) {
    let candidates = ["tap", "expect", "Log in", "--host", "storyboard", "sub", "Page 1"]
    expectEqual(Suggestion.nearest(to: text, among: candidates), nearest)
  }

  @Test(
    arguments: [
      ("tpa \"A\"", "Did you mean 'tap'?"), ("expekt idle", "Did you mean 'expect'?"),
      ("expect scren \"A\"", "Did you mean 'screen'?"), ("swipe bakc", "Did you mean 'back'?"),
    ])
  func `A step of a script`(line: String, question: String) {
    let error = #expect(throws: ScriptError.self) { try Script(line) }
    expectEqual(error?.reason.hasSuffix(question), true)
  }

  @Test(
    arguments: [
      (
        Step.tap("Draver"),
        "Nothing that can be tapped here is labelled \"Draver\". Did you mean \"Drawer\"? There is: "
      ),
      (.expect(.screen("Deks")), "Expected the screen \"Deks\", but it is \"Desk\". Did you mean "),
      (.expect(.text("Lampe")), "Expected the text \"Lampe\", which is not shown. Did you mean "),
    ])
  func `What is on the screen`(step: Step, text: String) {
    let app = AppDriver(Desk.init(navigationController:))
    let failure = #expect(throws: StepFailure.self) { try app.perform(step) }
    expectEqual(failure?.description.hasPrefix(text), true, "\(failure?.description ?? "")")
  }
}
