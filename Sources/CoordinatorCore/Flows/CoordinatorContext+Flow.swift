extension CoordinatorContext {
  /// Starts the flow, and returns a handle for its outcome.
  ///
  /// `start` returns false if the flow may not start. If it begins a run, it first calls its argument, which returns
  /// the completion of that run.
  func handle<Output>(
    startedBy start: (() -> (any AnyFlowCompletion)?) -> Bool
  ) -> FlowHandle<Output> {
    var begun: FlowCompletion<Output>?
    let isRunning = start {
      // An earlier run of the flow has ended now.
      begun = completion()
      return begun
    }
    return isRunning ? (begun ?? storedCompletion()).handle : .rejected()
  }

  /// Returns the completion of the current run, or of the run that the next start begins.
  func completion<Output>() -> FlowCompletion<Output> {
    // A delegate that is notified of the stop may start the flow again.
    if isFinishingStop, let coordinator { finishStopping(coordinator) }
    return flow as? FlowCompletion<Output> ?? FlowCompletion(context: self)
  }

  /// Returns the same completion, and stores it until the flow ends.
  func storedCompletion<Output>() -> FlowCompletion<Output> {
    let completion: FlowCompletion<Output> = completion()
    if flow == nil { flow = completion }
    return completion
  }
}
