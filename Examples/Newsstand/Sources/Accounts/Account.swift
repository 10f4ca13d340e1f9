import Coordinators

/// Somebody who can log in.
nonisolated struct Account: Hashable, RecordedOutput, Sendable {
  let username: String
}
