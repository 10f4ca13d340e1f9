import CoordinatorTesting

/// Calls a closure in `coordinatorDidStop` of a coordinator, at its next stop.
final class StopListener: CoordinatorDelegate {
  private var hear: (() -> Void)?

  @discardableResult
  init(_ coordinator: some Coordinator, _ hear: @escaping () -> Void) {
    self.hear = hear
    coordinator.context.addObserver(self, strongly: true)
  }

  func coordinatorDidStop(_ coordinator: any Coordinator) {
    let hear = hear
    self.hear = nil
    hear?()
  }
}
