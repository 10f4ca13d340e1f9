import Coordinators

/// A second delegate, beside the parents, that records each call.
final class EventLog: LoginCoordinatorDelegate {
  private(set) var lines: [String] = []

  func coordinatorDidStart(_ coordinator: AnyCoordinator) { note("started", coordinator) }

  func coordinatorDidStop(_ coordinator: AnyCoordinator) { note("stopped", coordinator) }

  func coordinatorDidPause(_ coordinator: AnyCoordinator) { note("paused", coordinator) }

  func coordinatorDidResume(_ coordinator: AnyCoordinator) { note("resumed", coordinator) }

  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    note("asks to leave", coordinator)
  }

  func coordinatorDidLoginSuccessfully() { lines.append("logged in") }

  func coordinatorDidFailToLogin(error: any Error) { lines.append("login failed: \(error)") }

  private func note(_ what: String, _ coordinator: AnyCoordinator) {
    lines.append("\(type(of: coordinator)) \(what)")
  }
}
