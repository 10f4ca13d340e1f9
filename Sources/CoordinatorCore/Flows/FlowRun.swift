/// Keeps the output between `finish` and the end of the stop, and makes sure that a flow which is
/// freed while it runs has an outcome too.
@MainActor
final class FlowRun<Output>: AnyFlowRun {
  let handle: FlowHandle<Output>
  private var outcome: Outcome<Output>?

  init(context: CoordinatorContext) {
    handle = FlowHandle(context: context)
  }

  isolated deinit {
    handle.end(outcome ?? .cancelled(.deallocated))
  }

  /// The handle for whoever asked for the start.
  func handle(after result: StartResult, in context: CoordinatorContext) -> FlowHandle<Output> {
    switch result {
    case .started: return handle
    case .ranAlready: return context.flowHandle()
    case .refused:
      cancel(.notStarted)
      deliver()
      return handle
    }
  }

  func finish(_ output: Output) { outcome = .finished(output) }

  func cancel(_ reason: CancelReason) { outcome = .cancelled(reason) }

  func deliver() {
    handle.end(outcome ?? .cancelled(.cancelled))
  }
}
