import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct ClockTests: TableSuite {
  private func note(_ recorder: Recorder, _ line: String) -> @MainActor () -> Void {
    { recorder.note(line) }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Work of a turn runs in the next one, also when a turn schedules it") {
      let clock = TransitionClock(.stepped)
      let recorder = Recorder()
      clock.atNextTurn {
        recorder.note("first")
        clock.atNextTurn { recorder.note("third") }
      }
      clock.atNextTurn(note(recorder, "second"))
      expectFalse(clock.isIdle)
      clock.turn()
      expectEqual(recorder.take(), "first\nsecond")
      clock.turn()
      expectEqual(recorder.take(), "third")
      expectTrue(clock.isIdle)
    }

    test("A look whether something has gone wrong moves nothing, so that no host waits for it") {
      let clock = TransitionClock(.stepped)
      let recorder = Recorder()
      clock.watch(after: .seconds(3), note(recorder, "look"))
      expectTrue(clock.isStill)
      expectFalse(clock.isIdle)
      let timer = clock.after(.seconds(1), note(recorder, "moved"))
      expectFalse(clock.isStill)
      timer.cancel()
      expectTrue(clock.isStill)
      clock.advance(by: .seconds(4))
      expectEqual(recorder.take(), "look")
      expectTrue(clock.isIdle)
    }

    test("Timers run when they are due, in the order of their times") {
      let clock = TransitionClock(.stepped)
      let recorder = Recorder()
      clock.after(.seconds(2), note(recorder, "2"))
      clock.after(.seconds(1), note(recorder, "1 a"))
      clock.after(.seconds(1), note(recorder, "1 b"))
      clock.after(.seconds(3), note(recorder, "cancelled")).cancel()
      clock.turn()
      expectEqual(recorder.take(), "")
      clock.advance(by: .milliseconds(1500))
      expectEqual(recorder.take(), "1 a\n1 b")
      expectEqual(clock.now, .milliseconds(1500))
      clock.drain()
      expectEqual(recorder.take(), "2")
      expectEqual(clock.now, .seconds(2))
    }

    test("A timer that schedules another inside the time that passes runs both") {
      let clock = TransitionClock(.stepped)
      let recorder = Recorder()
      clock.after(.seconds(1)) {
        recorder.note("1")
        clock.after(.seconds(1)) { recorder.note("2") }
      }
      clock.advance(by: .seconds(2))
      expectEqual(recorder.take(), "1\n2")
    }

    test("Draining gives up on work that never ends, and says so") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      @MainActor func again() { device.clock.atNextTurn { again() } }
      again()
      device.clock.drain()
      expectEqual(device.log.entries.first?.kind, .clock)
      expectEqual(device.log.messages.first?.hasPrefix("The clock was not idle after"), true)
    }

    test("Draining leaves to the next call what a look schedules to look again") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let recorder = Recorder()
      @MainActor func look() {
        recorder.note("look")
        device.clock.watch(after: .seconds(3)) { look() }
      }
      look()
      expectEqual(recorder.take(), "look")
      for lines in ["look\nmoved", "look\nmoved"] {
        device.clock.after(.seconds(4), note(recorder, "moved"))
        device.clock.drain()
        expectEqual(recorder.take(), lines)
      }
      expectEqual(device.log.messages, [])
      expectTrue(device.clock.isStill)
      expectFalse(device.clock.isIdle)
    }

    test("Work runs with the device current") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      var current: HeadlessDevice?
      device.clock.atNextTurn { current = .current }
      device.clock.drain()
      expectSame(current, device)
      expectTrue(HeadlessDevice.current !== device)
    }

    test("An immediate clock keeps the order of times") {
      let clock = TransitionClock(.immediate)
      let recorder = Recorder()
      clock.after(.seconds(60), note(recorder, "later"))
      clock.after(.seconds(1), note(recorder, "sooner"))
      clock.drain()
      expectEqual(recorder.take(), "sooner\nlater")
    }

    test("A real clock can be drained without waiting") {
      let clock = TransitionClock(.real)
      let recorder = Recorder()
      let begin = ContinuousClock.now
      clock.after(.seconds(60), note(recorder, "done"))
      clock.drain()
      expectEqual(recorder.take(), "done")
      expectTrue(begin.duration(to: .now) < .seconds(30))
    }

    /// Choice coordinator.without-animations: With `UIView.setAnimationsEnabled(false)` an animated
    ///   transition is over with its turn, and its flags still say that it is animated.
    test("Without animations a push is over with its turn and still animated") {
      let stage = Stage()
      let navigation = stage.showStack("A")
      stage.run {
        UIView.setAnimationsEnabled(false)
        navigation.pushViewController(stage.screen("B"), animated: true)
      }
      stage.clock.turn()
      expectTrue(stage.take().hasSuffix("B.didAppear(true)\nB.didMove(nav)"))
      expectTrue(HeadlessDevice.current.run { UIView.areAnimationsEnabled })
    }

    // No pixels: applied at once, completed later, as finished.
    test("An animation applies at once and completes after its duration") {
      let stage = Stage()
      let view = UIView()
      stage.run {
        UIView.animate(withDuration: 0.25, animations: { view.alpha = 0 }) { finished in
          stage.recorder.note("finished \(finished)")
        }
      }
      expectEqual(view.alpha, 0)
      stage.clock.advance(by: .milliseconds(249))
      stage.expectCalls("")
      stage.clock.advance(by: .milliseconds(1))
      stage.expectCalls("finished true")
    }
  }

  @Test(arguments: [TransitionClock.Mode.immediate, .real])
  func `Turns come by themselves`(_ mode: TransitionClock.Mode) async {
    let stage = Stage(mode)
    stage.device.policies.navigationDuration = .milliseconds(5)
    let navigation = stage.navigation("A")
    stage.run {
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
      navigation.pushViewController(stage.screen("B"), animated: true)
    }
    await wait { stage.clock.isIdle }
    expectTrue(stage.take().contains("B.didAppear(true)"))
  }
}
