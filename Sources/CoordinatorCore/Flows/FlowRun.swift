/// One run of a flow, from the first request for its outcome to the completion.
///
/// It stores the outcome from `finish` until the coordinator has stopped. A run that is freed earlier completes
/// in its `deinit`.
@MainActor
final class FlowRun<Output>: AnyFlowRun {
  let completion: FlowCompletion<Output>
  private var outcome: Outcome<Output>?
  private var reasonIfFreed = CancelReason.notStarted

  init(context: CoordinatorContext) {
    completion = FlowCompletion(context: context)
  }

  isolated deinit {
    guard !completion.isCompleted else { return }
    completion.complete(with: outcome ?? .cancelled(reasonIfFreed))
  }

  /// A handle for this run, which needs no transition.
  var handle: FlowHandle<Output> { FlowHandle(of: completion, ended: .performed) }

  func begin() { reasonIfFreed = .deallocated }

  func finish(_ output: Output) { setOutcome(.finished(output)) }

  func cancel(_ reason: CancelReason) { setOutcome(.cancelled(reason)) }

  func complete(orCancelled reason: CancelReason) {
    completion.complete(with: outcome ?? .cancelled(reason))
  }

  var recordedOutput: String? {
    guard let output = outcome?.output as? any RecordedOutput else { return nil }
    // An output that cannot be encoded is not recorded.
    return try? Snapshot.text(encoding: output)
  }

  /// The context calls this once: it ignores a second `finish` or `cancel`.
  private func setOutcome(_ outcome: Outcome<Output>) {
    guard self.outcome == nil else {
      return assertionFailure("A flow got a second outcome: \(outcome)")
    }
    self.outcome = outcome
  }
}
