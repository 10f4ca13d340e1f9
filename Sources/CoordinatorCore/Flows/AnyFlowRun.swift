/// A ``FlowRun`` without the type of its output.
@MainActor
protocol AnyFlowRun: AnyObject {
  func begin()
  func cancel(_ reason: CancelReason)
  func complete()
}
