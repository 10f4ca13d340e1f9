/// A lifecycle call that is being told, and who has still to hear it.
@MainActor
final class Announcement {
  let change: LifecycleChange
  let listeners: [ListenerBox]
  private var next = 0

  init(_ change: LifecycleChange, to listeners: [ListenerBox]) {
    self.change = change
    self.listeners = listeners
  }

  func nextListener() -> ListenerBox? {
    guard next < listeners.count else { return nil }
    next += 1
    return listeners[next - 1]
  }
}
