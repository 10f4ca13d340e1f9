extension CoordinatorContext {
  /// The handle to the running flow.
  package func flowHandle<Output>() -> FlowHandle<Output> {
    if let run = flow as? FlowRun<Output> { return run.handle }
    guard state != .inactive else { return .refused() }
    let run = FlowRun<Output>(context: self)
    flow = run
    return run.handle
  }
}
