/// The context's side of a ``FlowHandle``, whatever its output is.
@MainActor
protocol AnyFlowRun: AnyObject {
  func begin()
  func cancel(_ reason: CancelReason)
  func deliver()
}
