import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ClockTests {
  private func note(_ recorder: Recorder, _ line: String) -> @MainActor () -> Void {
    { recorder.note(line) }
  }

  @Test func `Work of a turn runs in the next one, also when a turn schedules it`() {
    let clock = TransitionClock(.stepped)
    let recorder = Recorder()
    clock.atNextTurn {
      recorder.note("first")
      clock.atNextTurn { recorder.note("third") }
    }
    clock.atNextTurn(note(recorder, "second"))
    #expect(!clock.isIdle)
    clock.turn()
    #expect(recorder.take() == "first\nsecond")
    clock.turn()
    #expect(recorder.take() == "third")
    #expect(clock.isIdle)
  }

  @Test func `A look whether something has gone wrong moves nothing, so that no host waits for it`()
  {
    let clock = TransitionClock(.stepped)
    let recorder = Recorder()
    clock.watch(after: .seconds(3), note(recorder, "look"))
    #expect(clock.isStill)
    #expect(!clock.isIdle)
    let timer = clock.after(.seconds(1), note(recorder, "moved"))
    #expect(!clock.isStill)
    timer.cancel()
    #expect(clock.isStill)
    clock.advance(by: .seconds(4))
    #expect(recorder.take() == "look")
    #expect(clock.isIdle)
  }

  @Test func `Timers run when they are due, in the order of their times`() {
    let clock = TransitionClock(.stepped)
    let recorder = Recorder()
    clock.after(.seconds(2), note(recorder, "2"))
    clock.after(.seconds(1), note(recorder, "1 a"))
    clock.after(.seconds(1), note(recorder, "1 b"))
    clock.after(.seconds(3), note(recorder, "cancelled")).cancel()
    clock.turn()
    #expect(recorder.take() == "")
    clock.advance(by: .milliseconds(1500))
    #expect(recorder.take() == "1 a\n1 b")
    #expect(clock.now == .milliseconds(1500))
    clock.drain()
    #expect(recorder.take() == "2")
    #expect(clock.now == .seconds(2))
  }

  @Test func `A timer that schedules another inside the time that passes runs both`() {
    let clock = TransitionClock(.stepped)
    let recorder = Recorder()
    clock.after(.seconds(1)) {
      recorder.note("1")
      clock.after(.seconds(1)) { recorder.note("2") }
    }
    clock.advance(by: .seconds(2))
    #expect(recorder.take() == "1\n2")
  }

  @Test func `Draining gives up on work that never ends, and says so`() {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    func again() { device.clock.atNextTurn { again() } }
    again()
    device.clock.drain()
    #expect(device.log.entries.first?.kind == .clock)
    #expect(device.log.messages.first?.hasPrefix("The clock was not idle after") == true)
  }

  @Test func `Work runs with the device current`() {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    var current: HeadlessDevice?
    device.clock.atNextTurn { current = .current }
    device.clock.drain()
    #expect(current === device)
    #expect(HeadlessDevice.current !== device)
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
    var turns = 0
    while !stage.clock.isIdle, turns < 1_000_000 {
      turns += 1
      await Task.yield()
    }
    #expect(stage.take().contains("B.didAppear(true)"))
  }

  @Test func `An immediate clock keeps the order of times`() {
    let clock = TransitionClock(.immediate)
    let recorder = Recorder()
    clock.after(.seconds(60), note(recorder, "later"))
    clock.after(.seconds(1), note(recorder, "sooner"))
    clock.drain()
    #expect(recorder.take() == "sooner\nlater")
  }

  @Test func `A real clock can be drained without waiting`() {
    let clock = TransitionClock(.real)
    let recorder = Recorder()
    let begin = ContinuousClock.now
    clock.after(.seconds(60), note(recorder, "done"))
    clock.drain()
    #expect(recorder.take() == "done")
    #expect(begin.duration(to: .now) < .seconds(30))
  }

  /// Choice coordinator.without-animations: With `UIView.setAnimationsEnabled(false)` an animated
  ///   transition is over with its turn, and its flags still say that it is animated.
  @Test func `Without animations a push is over with its turn and still animated`() {
    let stage = Stage()
    let navigation = stage.navigation("A")
    stage.show(navigation)
    stage.run {
      UIView.setAnimationsEnabled(false)
      navigation.pushViewController(stage.screen("B"), animated: true)
    }
    stage.clock.turn()
    #expect(stage.take().hasSuffix("B.didAppear(true)\nB.didMove(nav)"))
    #expect(HeadlessDevice.current.run { UIView.areAnimationsEnabled })
  }

  // No pixels: applied at once, completed later, as finished.
  @Test func `An animation applies at once and completes after its duration`() {
    let stage = Stage()
    let view = UIView()
    stage.run {
      UIView.animate(withDuration: 0.25, animations: { view.alpha = 0 }) { finished in
        stage.recorder.note("finished \(finished)")
      }
    }
    #expect(view.alpha == 0)
    stage.clock.advance(by: .milliseconds(249))
    #expect(stage.take() == "")
    stage.clock.advance(by: .milliseconds(1))
    #expect(stage.take() == "finished true")
  }
}
