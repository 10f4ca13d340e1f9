import CompactTesting
import Testing

@testable import CoordinatorCore

/// Tests of the assertion that a flow is completed exactly once.
@Suite(.onItsOwnThread) struct FlowHandleTests {}

extension FlowHandleTests {
  @Test func `Completing a flow twice stops the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let flow = FlowCompletion<Int>(context: nil)
      flow.complete(with: .finished(1))
      flow.complete(with: .cancelled(.lastScreenRemoved))
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectTrue(message.contains("A flow ended twice: cancelled"))
  }
}
