import CompactTesting
import CoordinatorCore

/// A coordinator that logs the calls that it receives, and runs a test's closure in each.
@MainActor
final class Probe: FlowCoordinator {
  typealias Output = String

  let context = CoordinatorContext()
  let name: String
  let log: CallLog

  var inStart: (Probe) -> Void = { _ in }
  var inStop: (Probe) -> Void = { _ in }
  var inPause: (Probe) -> Void = { _ in }
  var inResume: (Probe) -> Void = { _ in }
  var onChild: (Probe, LifecycleChange, Probe) -> Void = { _, _, _ in }

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
  }

  func start() {
    log.note("\(name).start")
    inStart(self)
  }

  func stop() {
    log.note("\(name).stop")
    inStop(self)
  }

  func pause() {
    log.note("\(name).pause")
    inPause(self)
  }

  func resume() {
    log.note("\(name).resume")
    inResume(self)
  }

  func coordinatorDidStart(_ child: AnyCoordinator) { handle(.started, "didStart", child) }
  func coordinatorDidStop(_ child: AnyCoordinator) { handle(.stopped, "didStop", child) }
  func coordinatorDidPause(_ child: AnyCoordinator) { handle(.paused, "didPause", child) }
  func coordinatorDidResume(_ child: AnyCoordinator) { handle(.resumed, "didResume", child) }

  private func handle(_ change: LifecycleChange, _ call: String, _ coordinator: AnyCoordinator) {
    guard let child = coordinator as? Probe else { return }
    log.note("\(name).\(call)(\(child.name))")
    onChild(self, change, child)
  }
}

/// A coordinator that is no flow.
final class Plain: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

/// A suite whose probes have one log.
@MainActor
protocol ProbeSuite: TableSuite {
  var log: CallLog { get }
}

extension ProbeSuite {
  func probe(_ name: String) -> Probe { Probe(name, log) }
}

/// A listener that logs the calls that it receives, and is no coordinator.
@MainActor
final class ListenerSpy: CoordinatorDelegate {
  let name: String
  let log: CallLog
  var onCall: (LifecycleChange, AnyCoordinator) -> Void = { _, _ in }

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
  }

  func coordinatorDidStart(_ child: AnyCoordinator) { handle(.started, "didStart", child) }
  func coordinatorDidStop(_ child: AnyCoordinator) { handle(.stopped, "didStop", child) }
  func coordinatorDidPause(_ child: AnyCoordinator) { handle(.paused, "didPause", child) }
  func coordinatorDidResume(_ child: AnyCoordinator) { handle(.resumed, "didResume", child) }

  private func handle(_ change: LifecycleChange, _ call: String, _ coordinator: AnyCoordinator) {
    log.note("\(name).\(call)")
    onCall(change, coordinator)
  }
}

/// Runs a closure and returns the codes of the diagnostics that it causes, one on each line.
@MainActor
func codes(_ body: () throws -> Void) rethrows -> String {
  try DiagnosticReporter.collecting(body).map(\.code).joined(separator: "\n")
}
