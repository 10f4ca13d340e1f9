/// Lets other tasks run until a condition holds, or a minute has passed.
///
/// However slow the machine is, a test does not fail for it: only what never happens takes the minute,
/// and is a failure.
///
/// - Returns: Whether the condition holds.
@MainActor @discardableResult
package func wait(
  atMost duration: Duration = .seconds(60), fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, until condition: () -> Bool
) async -> Bool {
  let limit = ContinuousClock.now + duration
  while !condition() {
    guard ContinuousClock.now < limit else {
      fail("Waited for what has not come", "", fileID, filePath, line)
      return false
    }
    await Task.yield()
  }
  return true
}

/// Starts a task, and comes back when it awaits something.
@MainActor package func begun<Value: Sendable>(
  _ body: @escaping @MainActor () async -> Value
) async -> Task<Value, Never> {
  var hasBegun = false
  let task = Task {
    hasBegun = true
    return await body()
  }
  await wait { hasBegun }
  return task
}
