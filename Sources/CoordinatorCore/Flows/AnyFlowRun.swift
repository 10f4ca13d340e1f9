/// A ``FlowRun`` without the type of its output.
@MainActor
protocol AnyFlowRun: AnyObject {
  func begin()
  func cancel(_ reason: CancelReason)

  /// Delivers the outcome; the reason is that of a run which was made after its flow was stopped.
  func complete(orCancelled reason: CancelReason)

  /// The output as JSON; nil if it is no ``RecordedOutput``.
  var recordedOutput: String? { get }
}
