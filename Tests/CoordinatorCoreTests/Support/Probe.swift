import CoordinatorCore

/// A coordinator that writes down what is called on it, and does what a test wants it to do there.
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

  func coordinatorDidStart(_ coordinator: AnyCoordinator) { hear(.started, coordinator) }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) { hear(.stopped, coordinator) }
  func coordinatorDidPause(_ coordinator: AnyCoordinator) { hear(.paused, coordinator) }
  func coordinatorDidResume(_ coordinator: AnyCoordinator) { hear(.resumed, coordinator) }

  private func hear(_ change: LifecycleChange, _ coordinator: AnyCoordinator) {
    guard let child = coordinator as? Probe else { return }
    log.note("\(name) hears \(child.name) \(change)")
    onChild(self, change, child)
  }
}

/// A listener that is no coordinator.
@MainActor
final class Ear: CoordinatorDelegate {
  let name: String
  let log: CallLog
  var onCall: (LifecycleChange, AnyCoordinator) -> Void = { _, _ in }

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
  }

  func coordinatorDidStart(_ coordinator: AnyCoordinator) { hear(.started, coordinator) }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) { hear(.stopped, coordinator) }
  func coordinatorDidPause(_ coordinator: AnyCoordinator) { hear(.paused, coordinator) }
  func coordinatorDidResume(_ coordinator: AnyCoordinator) { hear(.resumed, coordinator) }

  private func hear(_ change: LifecycleChange, _ coordinator: AnyCoordinator) {
    log.note("\(name) hears \(change)")
    onCall(change, coordinator)
  }
}

/// Runs code and gives the codes of what it reported, one a line.
@MainActor
func codes(_ body: () throws -> Void) rethrows -> String {
  try DiagnosticReporter.collecting(body).map(\.code.text).joined(separator: "\n")
}
