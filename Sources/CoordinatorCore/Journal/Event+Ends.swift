extension Event.Kind {
  /// How a coordinator's end is told: a flow's with its outcome, any other one's with its reason alone.
  ///
  /// Made only for a journal that somebody listens to: the cast searches the conformances of the process.
  static func end(of coordinator: AnyCoordinator, _ outcome: Outcome<Void>) -> Event.Kind {
    guard case .cancelled(let reason) = outcome, !(coordinator is any FlowCoordinator) else {
      return .outcome(outcome)
    }
    return .ended(reason)
  }
}
