/// A ``FlowRun`` without the type of its output.
@MainActor
protocol AnyFlowRun: AnyObject {
  func begin()
  func cancel(_ reason: CancelReason)
  func complete()

  /// The output as JSON; nil if it is no ``RecordedOutput``.
  var recordedOutput: String? { get }
}
