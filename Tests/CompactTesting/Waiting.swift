/// Lets other tasks run until a condition holds, or a minute has passed.
///
/// However slow the machine is, a test does not fail for it: only what never happens takes the minute.
///
/// - Returns: Whether the condition holds.
@MainActor @discardableResult
package func wait(until condition: () -> Bool) async -> Bool {
  let limit = ContinuousClock.now + .seconds(60)
  while !condition() {
    guard ContinuousClock.now < limit else { return false }
    await Task.yield()
  }
  return true
}
