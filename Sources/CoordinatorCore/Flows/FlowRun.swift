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
    guard !handle.hasEnded else { return }
    handle.end(outcome ?? .cancelled(.deallocated))
  }

  /// The handle for whoever asked for the start.
  func handle(after result: StartResult, in context: CoordinatorContext) -> FlowHandle<Output> {
    switch result {
    case .started: handle
    case .ranAlready: context.flowHandle()
    case .refused: .refused()
    }
  }

  func finish(_ output: Output) { settle(.finished(output)) }

  func cancel(_ reason: CancelReason) { settle(.cancelled(reason)) }

  func deliver() {
    handle.end(outcome ?? .cancelled(.cancelled))
  }

  /// The context asks once: a second end by the user has no effect there.
  private func settle(_ outcome: Outcome<Output>) {
    guard self.outcome == nil else {
      return assertionFailure("A flow got a second outcome: \(outcome)")
    }
    self.outcome = outcome
  }
}
