/// Lets other tasks run until a condition holds, and fails after a minute and a thousand turns.
///
/// On a busy machine, a minute has few turns, because all tests take turns on the main actor.
///
/// - Returns: Whether the condition holds.
@MainActor @discardableResult
package func wait(
  atMost duration: Duration = .seconds(60), fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, until condition: () -> Bool
) async -> Bool {
  let limit = ContinuousClock.now + duration
  var turns = 0
  while !condition() {
    turns += 1
    guard turns <= 1_000 || ContinuousClock.now < limit else {
      fail("The condition did not become true in time", "", fileID, filePath, line)
      return false
    }
    await Task.yield()
  }
  return true
}

/// Starts a task, and returns when the task first awaits.
@MainActor package func startTask<Value: Sendable>(
  _ body: @escaping @MainActor () async -> Value
) async -> Task<Value, Never> {
  var hasStarted = false
  let task = Task {
    hasStarted = true
    return await body()
  }
  await wait { hasStarted }
  return task
}
