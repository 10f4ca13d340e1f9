import CoordinatorCore
import Testing

@Suite struct LifecycleTests {
  /// A lifecycle that has come to the given phase.
  func lifecycle(in phase: Lifecycle.Phase) -> Lifecycle {
    var lifecycle = Lifecycle()
    guard phase != .inactive else { return lifecycle }
    _ = lifecycle.start(underPausedParent: false)
    guard phase != .starting else { return lifecycle }
    _ = lifecycle.settle(after: .start)
    if phase == .paused {
      _ = lifecycle.pause(.requested)
      _ = lifecycle.childrenDidPause()
      _ = lifecycle.settle(after: .pause)
    }
    if phase == .ending || phase == .stopping { _ = lifecycle.end() }
    if phase == .stopping { _ = lifecycle.childrenDidEnd() }
    return lifecycle
  }

  static let phases: [Lifecycle.Phase] = [
    .inactive, .starting, .active, .paused, .ending, .stopping,
  ]

  @Test func `A life from start to stop`() {
    var lifecycle = Lifecycle()
    #expect(
      lifecycle.start(underPausedParent: false)
        == [.record(.started), .runHook(.start), .settle(after: .start)])
    #expect(lifecycle.settle(after: .start) == [.tell(.started), .enterPendingPause])
    #expect(lifecycle.enterPendingPause() == [])
    #expect(lifecycle.pause(.requested) == [.pauseChildren])
    #expect(
      lifecycle.childrenDidPause()
        == [.record(.paused), .runHook(.pause), .settle(after: .pause)])
    #expect(lifecycle.settle(after: .pause) == [.tell(.paused)])
    #expect(
      lifecycle.resume(.requested)
        == [.record(.resumed), .runHook(.resume), .settle(after: .resume)])
    #expect(lifecycle.settle(after: .resume) == [.tell(.resumed), .resumeChildren])
    #expect(lifecycle.end() == [.stopChildren])
    #expect(
      lifecycle.childrenDidEnd()
        == [.record(.stopped), .runHook(.stop), .settle(after: .stop)])
    #expect(lifecycle.settle(after: .stop) == [.tell(.stopped), .leave])
    #expect(lifecycle.phase == .inactive)
  }

  @Test(arguments: phases)
  func `Only an inactive one can be started`(phase: Lifecycle.Phase) {
    var lifecycle = lifecycle(in: phase)
    #expect(lifecycle.start(underPausedParent: false).isEmpty == (phase != .inactive))
  }

  @Test(arguments: phases)
  func `Only a running one can be ended`(phase: Lifecycle.Phase) {
    var lifecycle = lifecycle(in: phase)
    let runs = lifecycle.state != .inactive
    #expect(lifecycle.end().isEmpty == !runs)
  }

  @Test(arguments: phases)
  func `Only an active one can be paused at once`(phase: Lifecycle.Phase) {
    var lifecycle = lifecycle(in: phase)
    #expect(lifecycle.pause(.requested).isEmpty == (phase != .active))
  }

  @Test(arguments: phases)
  func `The state hides the phases that pass`(phase: Lifecycle.Phase) {
    let expected: CoordinatorState =
      switch phase {
      case .starting, .active: .active
      case .paused: .paused
      case .inactive, .ending, .stopping: .inactive
      }
    #expect(lifecycle(in: phase).state == expected)
  }

  @Test(arguments: phases, LifecycleHook.allCases)
  func `A hook that returns too late has no consequence`(
    phase: Lifecycle.Phase, hook: LifecycleHook
  ) {
    let inTime: [(LifecycleHook, Lifecycle.Phase)] = [
      (.start, .starting), (.pause, .paused), (.resume, .active), (.stop, .stopping),
    ]
    guard !inTime.contains(where: { $0 == (hook, phase) }) else { return }
    var lifecycle = lifecycle(in: phase)
    let before = lifecycle
    #expect(lifecycle.settle(after: hook) == [])
    #expect(lifecycle == before)
  }

  @Test func `A pause during start is entered after start was told`() {
    var lifecycle = lifecycle(in: .starting)
    #expect(lifecycle.pause(.requested) == [])
    #expect(lifecycle.settle(after: .start) == [.tell(.started), .enterPendingPause])
    #expect(lifecycle.enterPendingPause() == [.pauseChildren])
  }

  @Test func `Under a paused parent the start ends in a pause`() {
    var lifecycle = Lifecycle()
    _ = lifecycle.start(underPausedParent: true)
    _ = lifecycle.settle(after: .start)
    #expect(lifecycle.enterPendingPause() == [.pauseChildren])
    #expect(lifecycle.pauseCauses == .inherited)
  }

  @Test func `The last cause decides`() {
    var lifecycle = lifecycle(in: .paused)
    #expect(lifecycle.pause(.inherited) == [])
    #expect(lifecycle.resume(.requested) == [])
    #expect(lifecycle.resume(.inherited).contains(.runHook(.resume)))
  }

  @Test func `Pauses and resumes are told in turn although hooks undo each other`() {
    var lifecycle = lifecycle(in: .paused)
    _ = lifecycle.resume(.requested)
    _ = lifecycle.pause(.requested)  // From inside resume(): that it resumed was never told.
    _ = lifecycle.childrenDidPause()
    #expect(lifecycle.settle(after: .pause) == [])
    _ = lifecycle.resume(.requested)
    #expect(lifecycle.settle(after: .resume) == [.tell(.resumed), .resumeChildren])
  }

  @Test func `One that is resumed while its children are paused neither pauses nor resumes`() {
    var lifecycle = lifecycle(in: .active)
    _ = lifecycle.pause(.requested)
    #expect(lifecycle.resume(.requested) == [.resumeChildren])
    #expect(lifecycle.childrenDidPause() == [])
  }
}
