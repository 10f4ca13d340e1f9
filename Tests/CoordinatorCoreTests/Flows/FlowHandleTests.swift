import Testing

@testable import CoordinatorCore

/// Each flow ends exactly once: a second end stops the program where assertions are on.
@Suite struct FlowHandleTests {
  @Test func `A flow that the framework ends a second time is noticed`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let handle = FlowHandle<Int>(context: nil)
      handle.end(.finished(1))
      handle.end(.cancelled(.left))
    }
  }
}
