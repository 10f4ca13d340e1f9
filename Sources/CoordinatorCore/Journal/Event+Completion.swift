extension Event.Kind {
  /// The event for a stopped coordinator; create it only for a journal with subscribers, because
  /// the cast searches the conformances of the process.
  @MainActor static func completion(
    of coordinator: AnyCoordinator, _ outcome: Outcome<Void>,
    flow: (any AnyFlowCompletion)? = nil
  ) -> Event.Kind {
    switch outcome {
    case .finished:
      .finished(
        output: (coordinator as? any ButtonAnswered)?.tappedButton ?? flow?.recordedOutput)
    case .cancelled(let reason):
      coordinator is any FlowCoordinator ? .cancelled(reason) : .ended(reason)
    }
  }
}

/// A flow that a tap on one of its buttons ends.
@MainActor
package protocol ButtonAnswered {
  var tappedButton: String? { get }
}
