extension CoordinatorContext {
  /// Returns the current run of the flow, or the run that the next start begins.
  func run<Output>() -> FlowRun<Output> {
    // A delegate that is notified of the stop may start the flow again.
    if isFinishingStop, let coordinator { finishStopping(coordinator) }
    return flow as? FlowRun<Output> ?? FlowRun(context: self)
  }

  /// Returns the run, and stores it until the flow ends.
  func storedRun<Output>() -> FlowRun<Output> {
    let run: FlowRun<Output> = run()
    if flow == nil {
      flow = run
      if state != .inactive { run.begin() }
    }
    return run
  }
}
