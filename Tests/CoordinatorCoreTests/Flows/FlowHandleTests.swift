import Testing

@testable import CoordinatorCore

/// Each flow ends exactly once: a second end stops the program where assertions are on.
@Suite struct FlowHandleTests {
  @Test func `A flow that the framework ends a second time is noticed`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let flow = FlowEnd<Int>(context: nil)
      flow.end(.finished(1))
      flow.end(.cancelled(.left))
    }
  }
}
