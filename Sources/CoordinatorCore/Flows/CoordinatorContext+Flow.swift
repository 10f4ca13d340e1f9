extension CoordinatorContext {
  /// Returns the run of a flow that is under way, or the one that the next start begins.
  func run<Output>() -> FlowRun<Output> {
    // A flow may be started again by whoever hears of its end.
    if isLeaving, let coordinator { finishLeaving(coordinator) }
    return flow as? FlowRun<Output> ?? FlowRun(context: self)
  }

  /// Returns that run, and keeps it for the next start or the present end.
  func keptRun<Output>() -> FlowRun<Output> {
    let run: FlowRun<Output> = run()
    if flow == nil {
      flow = run
      if state != .inactive { run.begin() }
    }
    return run
  }
}
