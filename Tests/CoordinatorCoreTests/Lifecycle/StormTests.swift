import CompactTesting
import CoordinatorCore
import Testing

/// A few coordinators that do anything to each other, from outside and from inside every call.
@MainActor
private final class Storm {
  var random: SeededGenerator
  let root: Member
  var members: [Member] = []
  var budget = 0
  var begun = 0
  var ended = 0
  var violations: [String] = []

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    root = Member("root")
    members = [root]
    for index in 1...6 { members.append(Member("m\(index)")) }
    for member in members {
      member.storm = self
      member.context.addObserver(member.ear)
    }
    root.launch()
  }

  func step() {
    budget = 6
    act()
    for member in members { check(member) }
  }

  /// Does something at random; from inside a call only as long as the budget lasts.
  func act() {
    guard budget > 0 else { return }
    budget -= 1
    let child = pick()
    var parent = pick()
    // One that was never started would become a root by hand.
    while !parent.hasStarted { parent = pick() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      begun += 1
      parent.start(child).whenEnded { [weak self] _ in self?.ended += 1 }
    case 4: parent.stop(child)
    case 5: parent.pause(child)
    case 6: parent.resume(child)
    case 7: if child !== root { child.finish() }
    case 8: if child !== root { child.cancel() }
    default: child.delegate += parent
    }
  }

  func pick() -> Member { members[Int.random(in: 0..<members.count, using: &random)] }

  func actInside() {
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
  let ear = Order()
  weak var storm: Storm?
  var runs = 0
  var pauses = 0
  var hasStarted = false

  init(_ name: String) {
    self.name = name
    ear.member = self
  }

  func start() {
    runs += 1
    hasStarted = true
    pauses = 0
    if runs != 1 { storm?.fail("\(name) was started twice") }
    storm?.actInside()
  }

  func stop() {
    runs -= 1
    if runs != 0 { storm?.fail("\(name) was stopped twice") }
    if !children.isEmpty { storm?.fail("\(name) was stopped before its children") }
    storm?.actInside()
  }

  func pause() {
    pauses += 1
    if pauses != 1 || runs != 1 { storm?.fail("\(name) was paused twice") }
    storm?.actInside()
  }

  func resume() {
    pauses -= 1
    if pauses != 0 || runs != 1 { storm?.fail("\(name) was resumed twice") }
    storm?.actInside()
  }

  func coordinatorDidStart(_ coordinator: AnyCoordinator) { storm?.actInside() }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) { storm?.actInside() }
  func coordinatorDidPause(_ coordinator: AnyCoordinator) { storm?.actInside() }
  func coordinatorDidResume(_ coordinator: AnyCoordinator) { storm?.actInside() }
}

/// Checks that the calls a listener hears follow from each other.
private final class Order: CoordinatorDelegate {
  weak var member: Member?
  var last = LifecycleChange.stopped

  func coordinatorDidStart(_ coordinator: AnyCoordinator) { hear(.started, after: [.stopped]) }
  func coordinatorDidPause(_ coordinator: AnyCoordinator) {
    hear(.paused, after: [.started, .resumed])
  }
  func coordinatorDidResume(_ coordinator: AnyCoordinator) { hear(.resumed, after: [.paused]) }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) {
    hear(.stopped, after: LifecycleChange.allCases)
  }

  private func hear(_ change: LifecycleChange, after allowed: [LifecycleChange]) {
    if !allowed.contains(last) {
      member?.storm?.fail("\(member?.name ?? "") was told \(change) after \(last)")
    }
    last = change
  }
}

@MainActor @Suite struct StormTests {
  @Test(arguments: RandomSeeds.named(orElse: "0-99"))
  func `Whatever coordinators do to each other, the tree stays whole`(seed: Int) {
    var storm: Storm? = Storm(seed: seed)
    weak let anyMember = storm?.members.last
    var violations: [String] = []
    _ = DiagnosticReporter.collecting {
      for _ in 0..<40 where violations.isEmpty {
        storm?.step()
        violations = storm?.violations ?? []
      }
      storm?.root.cancel()
    }
    expectEqual(violations, [])
    expectEqual(storm?.members.allSatisfy { $0.isInactive && $0.parent == nil }, true)
    expectEqual(storm?.begun, storm?.ended)
    storm = nil
    expectNil(anyMember)
  }
}
