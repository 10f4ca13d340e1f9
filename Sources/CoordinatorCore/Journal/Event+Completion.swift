extension Event.Kind {
  /// The event for a stopped coordinator: the outcome of a flow, or the reason of another coordinator.
  ///
  /// Create it only for a journal with subscribers: the cast searches the conformances of the process.
  static func completion(of coordinator: AnyCoordinator, _ outcome: Outcome<Void>) -> Event.Kind {
    switch outcome {
    case .finished: .finished
    case .cancelled(let reason):
      coordinator is any FlowCoordinator ? .cancelled(reason) : .ended(reason)
    }
  }
}
