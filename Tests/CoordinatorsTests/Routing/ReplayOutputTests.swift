import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The ends of flows in replays.
struct ReplayOutputTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The button of an alert is tapped again") {
      for (button, text) in [("Yes", "true"), ("No", "false")] {
        var events: [Event] = []
        for isReplay in [false, true] {
          let question = Question()
          let app = AppDriver { window in question.with(window) }
          await app.settleTasks()
          if isReplay {
            try await Replay(events).run(on: app)
          } else {
            try app.perform(.tap(button))
            await app.settleTasks()
            events = app.events
          }
          expectEqual(question.window.rootViewController?.title, text)
        }
        let renamed = events.map { event in
          event.kind == .finished(output: button)
            ? Event(.finished(output: "Maybe"), path: event.path, time: event.time) : event
        }
        let app = AppDriver { window in Question().with(window) }
        await expectEqual(
          app.difference(replaying: renamed)?.reason,
          "No visible alert has the button \"Maybe\".")
      }
    }

    test("The output of a flow is repeated if it is recorded") {
      for answer in ["true", nil] {
        let events = [
          Event(.lifecycle(.started), path: "Poll", time: .zero),
          Event(.lifecycle(.stopped), path: "Poll", time: .zero),
          Event(.finished(output: answer), path: "Poll", time: .zero),
        ]
        let poll = Poll()
        let app = AppDriver { window in poll.with(window) }
        let difference = await app.difference(replaying: events)
        expectEqual(poll.answer, answer == nil ? nil : true)
        expectEqual(
          difference?.reason,
          answer == nil
            ? "The output of 'Poll' was not recorded. To fix this, let its type conform to "
              + "'RecordedOutput'." : nil)
      }
    }
  }
}

/// A flow that ends with an answer.
private final class Poll: WindowCoordinator, FlowCoordinator {
  typealias Output = Bool

  let context = CoordinatorContext()
  private(set) var window = UIWindow()
  private(set) var answer: Bool?

  func with(_ window: UIWindow) -> Poll {
    self.window = window
    return whenEnded { [weak self] in self?.answer = $0.output }
  }

  func start() { setRoot(UIViewController()) }
}

/// A root that asks at its start, and shows the answer.
private final class Question: WindowCoordinator {
  let context = CoordinatorContext()
  private(set) var window = UIWindow()

  func with(_ window: UIWindow) -> Question {
    self.window = window
    return self
  }

  func start() {
    setRoot(UIViewController())
    Task {
      let answer = await confirm("Sure?", button: "Yes", cancel: "No")
      setRoot(Screen("\(answer)"))
    }
  }
}
