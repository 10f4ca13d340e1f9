/// One run of a flow, from the first request for its outcome to its end.
///
/// It keeps the output between `finish` and the end of the stop. A flow that is freed before its
/// end has an outcome, too.
@MainActor
final class FlowRun<Output>: AnyFlowRun {
  let end: FlowEnd<Output>
  private var outcome: Outcome<Output>?
  private var reasonIfFreed = CancelReason.notStarted

  init(context: CoordinatorContext) {
    end = FlowEnd(context: context)
  }

  isolated deinit {
    guard !end.hasEnded else { return }
    end.end(outcome ?? .cancelled(reasonIfFreed))
  }

  /// A handle of this run, which no transition shows.
  var handle: FlowHandle<Output> { FlowHandle(of: end, ended: .performed) }

  /// The handle for whoever asked for the start.
  func handle(after result: StartResult, in context: CoordinatorContext) -> FlowHandle<Output> {
    switch result {
    case .started: handle
    case .ranAlready: (context.keptRun() as FlowRun).handle
    case .refused: .refused()
    }
  }

  func begin() { reasonIfFreed = .deallocated }

  func finish(_ output: Output) { settle(.finished(output)) }

  func cancel(_ reason: CancelReason) { settle(.cancelled(reason)) }

  func deliver() {
    end.end(outcome ?? .cancelled(.cancelled))
  }

  /// The context asks once: a second end by the user has no effect there.
  private func settle(_ outcome: Outcome<Output>) {
    guard self.outcome == nil else {
      return assertionFailure("A flow got a second outcome: \(outcome)")
    }
    self.outcome = outcome
  }
}
