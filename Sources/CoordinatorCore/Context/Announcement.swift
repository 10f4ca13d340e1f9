/// A lifecycle call that is being told, and who has still to hear it.
struct Announcement {
  let change: LifecycleChange
  let listeners: [AnyListenerBox]
  var next = 0

  mutating func nextListener() -> AnyListenerBox? {
    guard next < listeners.count else { return nil }
    defer { next += 1 }
    return listeners[next]
  }
}
