import CompactTesting
import CoordinatorCore
import Testing

struct LifecycleTests: TableSuite {
  /// Creates a lifecycle in the given phase.
  func lifecycle(in phase: Lifecycle.Phase) -> Lifecycle {
    var lifecycle = Lifecycle()
    guard phase != .inactive else { return lifecycle }
    _ = lifecycle.start(underPausedParent: false)
    guard phase != .starting else { return lifecycle }
    _ = lifecycle.hookDidReturn(.start)
    if phase == .pausingChildren || phase == .paused { _ = lifecycle.pause(.requested) }
    if phase == .paused {
      _ = lifecycle.childrenDidPause()
      _ = lifecycle.hookDidReturn(.pause)
    }
    if phase == .stoppingChildren || phase == .stopping { _ = lifecycle.stop() }
    if phase == .stopping { _ = lifecycle.childrenDidStop() }
    return lifecycle
  }

  nonisolated static let phases: [Lifecycle.Phase] = [
    .inactive, .starting, .active, .pausingChildren, .paused, .stoppingChildren, .stopping,
  ]

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A lifecycle from start to stop") {
      var lifecycle = Lifecycle()
      expectEqual(
        lifecycle.start(underPausedParent: false),
        [.record(.started), .runHook(.start), .finishHook(.start)])
      expectEqual(lifecycle.hookDidReturn(.start), [.notify(.started), .enterPendingPause])
      expectEqual(lifecycle.enterPendingPause(), [])
      expectEqual(lifecycle.pause(.requested), [.pauseChildren])
      expectEqual(
        lifecycle.childrenDidPause(), [.record(.paused), .runHook(.pause), .finishHook(.pause)])
      expectEqual(lifecycle.hookDidReturn(.pause), [.notify(.paused)])
      expectEqual(
        lifecycle.resume(.requested),
        [.record(.resumed), .runHook(.resume), .finishHook(.resume)])
      expectEqual(lifecycle.hookDidReturn(.resume), [.notify(.resumed), .resumeChildren])
      expectEqual(lifecycle.stop(), [.stopChildren])
      expectEqual(
        lifecycle.childrenDidStop(), [.record(.stopped), .runHook(.stop), .finishHook(.stop)])
      expectEqual(lifecycle.hookDidReturn(.stop), [.notify(.stopped), .finishStopping])
      expectEqual(lifecycle.phase, .inactive)
    }

    test("The last cause of a pause resumes") {
      var lifecycle = lifecycle(in: .paused)
      expectEqual(lifecycle.pause(.inherited), [])
      expectEqual(lifecycle.resume(.requested), [])
      expectTrue(lifecycle.resume(.inherited).contains(.runHook(.resume)))
    }

    test("Delegates are notified of pauses and resumes alternately") {
      var lifecycle = lifecycle(in: .paused)
      _ = lifecycle.resume(.requested)
      _ = lifecycle.pause(.requested)  // In resume(), before delegates were notified.
      _ = lifecycle.childrenDidPause()
      expectEqual(lifecycle.hookDidReturn(.pause), [])
      _ = lifecycle.resume(.requested)
      expectEqual(lifecycle.hookDidReturn(.resume), [.notify(.resumed), .resumeChildren])
    }
  }

  @Test(arguments: phases)
  func `Each verb has an effect only in its phases`(phase: Lifecycle.Phase) {
    var (start, stop, pause) = (lifecycle(in: phase), lifecycle(in: phase), lifecycle(in: phase))
    expectEqual(start.start(underPausedParent: false).isEmpty, phase != .inactive)
    expectEqual(stop.stop().isEmpty, lifecycle(in: phase).state == .inactive)
    expectEqual(pause.pause(.requested).isEmpty, phase != .active)
  }

  @Test(arguments: phases)
  func `The state combines phases`(phase: Lifecycle.Phase) {
    let expected: CoordinatorState =
      switch phase {
      case .starting, .active: .active
      case .pausingChildren, .paused: .paused
      case .inactive, .stoppingChildren, .stopping: .inactive
      }
    expectEqual(lifecycle(in: phase).state, expected)
  }

  @Test(arguments: phases, LifecycleHook.allCases)
  func `A hook that returns in another phase has no effect`(
    phase: Lifecycle.Phase, hook: LifecycleHook
  ) {
    let inTime: [(LifecycleHook, Lifecycle.Phase)] = [
      (.start, .starting), (.pause, .paused), (.resume, .active), (.stop, .stopping),
    ]
    guard !inTime.contains(where: { $0 == (hook, phase) }) else { return }
    var lifecycle = lifecycle(in: phase)
    let before = lifecycle
    expectEqual(lifecycle.hookDidReturn(hook), [])
    expectEqual(lifecycle, before)
  }
}
