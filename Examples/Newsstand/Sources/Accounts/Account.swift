/// Somebody who can log in.
nonisolated struct Account: Hashable, Sendable {
  let username: String
}
