import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@MainActor @Suite(.coordinators, .serialized) struct ReplayCancellationTests {}

extension ReplayCancellationTests {
  @Test(arguments: [(false, "push Screen performed"), (true, "push Screen requested")])
  func `A cancelled replay waits for nothing, and causes nothing`(
    isShown: Bool, missing: String
  ) async throws {
    let recorded = PressStage()
    _ = await recorded.open(.note)
    recorded.press.saved.push(Screen("Raw"))
    await recorded.app.settleTasks()
    recorded.press.saved.trigger(.note)
    await recorded.app.settleTasks()

    let stage = PressStage()
    let run = Task { try await Replay(recorded.app.events).run(on: stage.app) }
    await wait { stage.picture == "Shelf Note" }
    await stage.app.settleTasks()
    run.cancel()
    if isShown { stage.press.saved.push(Screen("Raw")) }
    let difference = await #expect(throws: Replay.Difference.self) { try await run.value }
    expectEqual(difference.map { "\($0.event.kind)" }, missing)
    expectEqual(difference?.reason, "The task that runs the replay was cancelled.")
    expectEqual(stage.picture, isShown ? "Shelf Note Raw" : "Shelf Note")
  }
}
