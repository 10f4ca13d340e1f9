import CompactTesting
import CoordinatorCore
import Testing

/// Seven coordinators that call random verbs on each other, between and within calls.
@MainActor
private final class RandomCalls {
  var random: SeededGenerator
  let root: Member
  var members: [Member] = []
  var budget = 0
  var startedFlows = 0
  var endedFlows = 0
  var violations: [String] = []

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    root = Member("root")
    members = [root]
    for index in 1...6 { members.append(Member("m\(index)")) }
    for member in members {
      member.calls = self
      member.context.addObserver(member.orderChecker)
    }
    root.launch()
  }

  func step() {
    budget = 6
    act()
    for member in members { check(member) }
  }

  /// Calls a random verb, if the budget of this step allows another call.
  func act() {
    guard budget > 0 else { return }
    budget -= 1
    let child = pick()
    var parent = pick()
    // A coordinator that was never started would become a root.
    while !parent.hasStarted { parent = pick() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      startedFlows += 1
      parent.start(child).whenEnded { [weak self] _ in self?.endedFlows += 1 }
    case 4: parent.stop(child)
    case 5: parent.pause(child)
    case 6: parent.resume(child)
    case 7: if child !== root { child.finish() }
    case 8: if child !== root { child.cancel() }
    default: child.delegate += parent
    }
  }

  func pick() -> Member { members[Int.random(in: 0..<members.count, using: &random)] }

  func actWithinCall() {
    if Int.random(in: 0..<3, using: &random) == 0 { act() }
  }

  private func check(_ member: Member) {
    if let parent = member.parent {
      if !parent.children.contains(where: { $0 === member }) {
        fail("\(member.name) is not listed")
      }
      if parent.isInactive { fail("\(member.name) has an inactive parent") }
      if parent.isPaused, member.isActive { fail("\(member.name) is active below a paused parent") }
      if member.isInactive { fail("\(member.name) is inactive and attached") }
      if member.root !== root { fail("\(member.name) has lost the root") }
    } else if member !== root, !member.isInactive {
      fail("\(member.name) runs without a parent")
    }
    for child in member.children where child.parent !== member { fail("a child of another") }
    if (member.runs > 0) != !member.isInactive { fail("\(member.name): hooks and state differ") }
  }

  func fail(_ text: String) { violations.append(text) }
}

private final class Member: FlowCoordinator {
  let context = CoordinatorContext()
  let name: String
  let orderChecker = OrderChecker()
  weak var calls: RandomCalls?
  var runs = 0
  var pauses = 0
  var hasStarted = false

  init(_ name: String) {
    self.name = name
    orderChecker.member = self
  }

  func start() {
    runs += 1
    hasStarted = true
    pauses = 0
    if runs != 1 { calls?.fail("\(name) was started twice") }
    calls?.actWithinCall()
  }

  func stop() {
    runs -= 1
    if runs != 0 { calls?.fail("\(name) was stopped twice") }
    if !children.isEmpty { calls?.fail("\(name) was stopped before its children") }
    calls?.actWithinCall()
  }

  func pause() {
    pauses += 1
    if pauses != 1 || runs != 1 { calls?.fail("\(name) was paused twice") }
    calls?.actWithinCall()
  }

  func resume() {
    pauses -= 1
    if pauses != 0 || runs != 1 { calls?.fail("\(name) was resumed twice") }
    calls?.actWithinCall()
  }

  func coordinatorDidStart(_ coordinator: AnyCoordinator) { calls?.actWithinCall() }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) { calls?.actWithinCall() }
  func coordinatorDidPause(_ coordinator: AnyCoordinator) { calls?.actWithinCall() }
  func coordinatorDidResume(_ coordinator: AnyCoordinator) { calls?.actWithinCall() }
}

/// Checks that the calls to a listener are in a valid order.
private final class OrderChecker: CoordinatorDelegate {
  weak var member: Member?
  var last = LifecycleChange.stopped

  func coordinatorDidStart(_ coordinator: AnyCoordinator) { check(.started, after: [.stopped]) }
  func coordinatorDidPause(_ coordinator: AnyCoordinator) {
    check(.paused, after: [.started, .resumed])
  }
  func coordinatorDidResume(_ coordinator: AnyCoordinator) { check(.resumed, after: [.paused]) }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) {
    check(.stopped, after: LifecycleChange.allCases)
  }

  private func check(_ change: LifecycleChange, after allowed: [LifecycleChange]) {
    if !allowed.contains(last) {
      member?.calls?.fail("\(member?.name ?? "") was notified of \(change) after \(last)")
    }
    last = change
  }
}

@MainActor struct RandomizedTreeTests {
  @Test(arguments: RandomSeeds.named(orElse: "0-99"))
  func `Random calls between coordinators keep the tree consistent`(seed: Int) {
    var calls: RandomCalls? = RandomCalls(seed: seed)
    weak let anyMember = calls?.members.last
    var violations: [String] = []
    _ = DiagnosticReporter.collecting {
      for _ in 0..<40 where violations.isEmpty {
        calls?.step()
        violations = calls?.violations ?? []
      }
      calls?.root.cancel()
    }
    expectEqual(violations, [])
    expectEqual(calls?.members.allSatisfy { $0.isInactive && $0.parent == nil }, true)
    expectEqual(calls?.startedFlows, calls?.endedFlows)
    calls = nil
    expectNil(anyMember)
  }
}
