import CompactTesting
import CoordinatorCore
import Testing

@Suite struct LifecycleTests: TableSuite {
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

  nonisolated static let phases: [Lifecycle.Phase] = [
    .inactive, .starting, .active, .paused, .ending, .stopping,
  ]

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A life from start to stop") {
      var lifecycle = Lifecycle()
      expectEqual(
        lifecycle.start(underPausedParent: false),
        [.record(.started), .runHook(.start), .settle(after: .start)])
      expectEqual(lifecycle.settle(after: .start), [.tell(.started), .enterPendingPause])
      expectEqual(lifecycle.enterPendingPause(), [])
      expectEqual(lifecycle.pause(.requested), [.pauseChildren])
      expectEqual(
        lifecycle.childrenDidPause(), [.record(.paused), .runHook(.pause), .settle(after: .pause)])
      expectEqual(lifecycle.settle(after: .pause), [.tell(.paused)])
      expectEqual(
        lifecycle.resume(.requested),
        [.record(.resumed), .runHook(.resume), .settle(after: .resume)])
      expectEqual(lifecycle.settle(after: .resume), [.tell(.resumed), .resumeChildren])
      expectEqual(lifecycle.end(), [.stopChildren])
      expectEqual(
        lifecycle.childrenDidEnd(), [.record(.stopped), .runHook(.stop), .settle(after: .stop)])
      expectEqual(lifecycle.settle(after: .stop), [.tell(.stopped), .leave])
      expectEqual(lifecycle.phase, .inactive)
    }

    test("A pause during start is entered after start was told") {
      var lifecycle = lifecycle(in: .starting)
      expectEqual(lifecycle.pause(.requested), [])
      expectEqual(lifecycle.settle(after: .start), [.tell(.started), .enterPendingPause])
      expectEqual(lifecycle.enterPendingPause(), [.pauseChildren])
    }

    test("Under a paused parent the start ends in a pause") {
      var lifecycle = Lifecycle()
      _ = lifecycle.start(underPausedParent: true)
      _ = lifecycle.settle(after: .start)
      expectEqual(lifecycle.enterPendingPause(), [.pauseChildren])
      expectEqual(lifecycle.pauseCauses, .inherited)
    }

    test("The last cause decides") {
      var lifecycle = lifecycle(in: .paused)
      expectEqual(lifecycle.pause(.inherited), [])
      expectEqual(lifecycle.resume(.requested), [])
      expectTrue(lifecycle.resume(.inherited).contains(.runHook(.resume)))
    }

    test("Pauses and resumes are told in turn although hooks undo each other") {
      var lifecycle = lifecycle(in: .paused)
      _ = lifecycle.resume(.requested)
      _ = lifecycle.pause(.requested)  // From inside resume(): that it resumed was never told.
      _ = lifecycle.childrenDidPause()
      expectEqual(lifecycle.settle(after: .pause), [])
      _ = lifecycle.resume(.requested)
      expectEqual(lifecycle.settle(after: .resume), [.tell(.resumed), .resumeChildren])
    }

    test("One that is resumed while its children are paused neither pauses nor resumes") {
      var lifecycle = lifecycle(in: .active)
      _ = lifecycle.pause(.requested)
      expectEqual(lifecycle.resume(.requested), [.resumeChildren])
      expectEqual(lifecycle.childrenDidPause(), [])
    }
  }

  @Test(arguments: phases)
  func `Only an inactive one can be started`(phase: Lifecycle.Phase) {
    var lifecycle = lifecycle(in: phase)
    expectEqual(lifecycle.start(underPausedParent: false).isEmpty, (phase != .inactive))
  }

  @Test(arguments: phases)
  func `Only a running one can be ended`(phase: Lifecycle.Phase) {
    var lifecycle = lifecycle(in: phase)
    let runs = lifecycle.state != .inactive
    expectEqual(lifecycle.end().isEmpty, !runs)
  }

  @Test(arguments: phases)
  func `Only an active one can be paused at once`(phase: Lifecycle.Phase) {
    var lifecycle = lifecycle(in: phase)
    expectEqual(lifecycle.pause(.requested).isEmpty, (phase != .active))
  }

  @Test(arguments: phases)
  func `The state hides the phases that pass`(phase: Lifecycle.Phase) {
    let expected: CoordinatorState =
      switch phase {
      case .starting, .active: .active
      case .paused: .paused
      case .inactive, .ending, .stopping: .inactive
      }
    expectEqual(lifecycle(in: phase).state, expected)
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
    expectEqual(lifecycle.settle(after: hook), [])
    expectEqual(lifecycle, before)
  }
}
