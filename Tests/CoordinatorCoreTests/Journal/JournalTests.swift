import CompactTesting
import CoordinatorCore
import Testing

struct JournalTests: ProbeSuite {
  let log = CallLog()

  /// Creates a root whose journal's clock advances half a second per event, and a recorder.
  func makeApp() -> (app: Probe, recorder: JournalRecorder) {
    let app = probe("app")
    var time = Duration.zero
    app.context.journal = Journal {
      defer { time += .milliseconds(500) }
      return time
    }
    return (app, JournalRecorder(app.context.journal))
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The journal has every lifecycle change, one on each line") {
      let (app, recorder) = makeApp()
      app.launch()
      let (child, grandchild) = (probe("child"), probe("grandchild"))
      app.start(child)
      child.start(grandchild)
      app.pause(child)
      app.resume(child)
      child.finish("user")
      expectEqual(
        recorder.text,
        """
        [0.000] Probe started
        [0.500] Probe/Probe started
        [1.000] Probe/Probe/Probe started
        [1.500] Probe/Probe/Probe paused
        [2.000] Probe/Probe paused
        [2.500] Probe/Probe resumed
        [3.000] Probe/Probe/Probe resumed
        [3.500] Probe/Probe/Probe stopped
        [4.000] Probe/Probe/Probe cancelled: its parent was stopped
        [4.500] Probe/Probe stopped
        [5.000] Probe/Probe finished
        """)
    }

    test("Each event has the number of its coordinator's start") {
      let (app, recorder) = makeApp()
      app.launch()
      let (first, second) = (probe("first"), probe("second"))
      app.start(first)
      app.start(second)
      app.pause(first)
      first.finish("user")
      app.start(first)
      app.stop(second)
      let numbers = recorder.events.map { "\($0.kind) \($0.start ?? 0)" }
      expectEqual(
        numbers.joined(separator: ", "),
        "started 1, started 2, started 3, paused 2, stopped 2, finished 2, started 4, stopped 3, "
          + "cancelled: stopped by its parent 3")
      let late = probe("late")
      late.launch()
      let lateRecorder = JournalRecorder(late.context.journal)
      late.context.pause()
      expectEqual(lateRecorder.events.map(\.start), [nil])
    }

    test("The journal has the reason instead of an outcome for a plain coordinator") {
      let (app, recorder) = makeApp()
      app.launch()
      let plain = Plain()
      app.start(plain)
      app.stop(plain)
      expectEqual(
        recorder.text,
        """
        [0.000] Probe started
        [0.500] Probe/Plain started
        [1.000] Probe/Plain stopped
        [1.500] Probe/Plain ended: stopped by its parent
        """)
    }

    test("The journal has diagnostics and failed starts") {
      let (app, recorder) = makeApp()
      app.launch()
      recorder.clear()
      _ = codes { app.start(app) }
      app.start(probe("child"))
      app.onChild = { [log] app, change, _ in
        if change == .stopped { app.start(Probe("late", log)) }
      }
      app.cancel()
      expectEqual(
        recorder.text,
        """
        [0.500] Probe diagnostic: 'Probe' was asked to start itself as its own child.
        [1.000] Probe/Probe started
        [1.500] Probe/Probe stopped
        [2.000] Probe/Probe cancelled: could not be started
        [2.500] Probe/Probe cancelled: its parent was stopped
        [3.000] Probe stopped
        [3.500] Probe cancelled: cancelled by itself
        """)
    }

    test("A child shares its parent's journal until it stops") {
      let (app, _) = makeApp()
      let child = probe("child")
      app.launch()
      app.start(child)
      expectSame(child.context.journal, app.context.journal)
      child.cancel()
      expectTrue(child.context.journal !== app.context.journal)
    }

    test("A tree that was started directly shares its later parent's journal") {
      let app = probe("app")
      let (child, grandchild) = (probe("child"), probe("grandchild"))
      child.inStart = { $0.start(grandchild) }
      app.launch()
      child.start()
      _ = codes { app.start(child) }
      expectSame(grandchild.context.journal, app.context.journal)
    }

    test("A journal without subscribers creates no events") {
      let journal = Journal()
      let app = probe("app")
      app.context.journal = journal
      @MainActor func kind() -> Event.Kind {
        log.note("created")
        return .lifecycle(.started)
      }
      journal.record(kind(), path: "app")
      app.context.record(kind())
      log.expect("")
      var subscription: Journal.Subscription? = journal.subscribe { _ in }
      expectTrue(journal.isObserved)
      journal.record(kind(), path: "app")
      log.expect("created")
      app.context.record(kind())
      log.expect("created")
      subscription?.cancel()
      journal.record(kind(), path: "app")
      log.expect("")
      expectFalse(journal.isObserved)
      subscription = journal.subscribe { _ in }
      subscription = nil
      journal.record(kind(), path: "app")
      log.expect("")
    }

    test("A subscriber can subscribe, cancel and record during a delivery") {
      let journal = Journal { .zero }
      var subscriptions: [Journal.Subscription] = []
      subscriptions.append(
        journal.subscribe { [log] event in
          log.note("a \(event)")
          guard subscriptions.count == 1 else { return }
          subscriptions.append(journal.subscribe { log.note("b \($0)") })
          journal.record(.lifecycle(.stopped), path: "app")
          subscriptions[0].cancel()
        })
      journal.record(.lifecycle(.started), path: "app")
      journal.record(.lifecycle(.paused), path: "app")
      log.expect(
        """
        a [0.000] app started
        a [0.000] app stopped
        b [0.000] app stopped
        b [0.000] app paused
        """)
    }

    test("Subscribers receive events in order") {
      let journal = Journal { .zero }
      let first = journal.subscribe { event in
        if case .lifecycle(.started) = event.kind {
          journal.record(.lifecycle(.stopped), path: "app")
        }
      }
      let second = journal.subscribe { [log] in log.note("\($0)") }
      journal.record(.lifecycle(.started), path: "app")
      log.expect("[0.000] app started\n[0.000] app stopped")
      first.cancel()
      second.cancel()
    }
  }
}
