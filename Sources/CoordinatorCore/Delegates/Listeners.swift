/// The listeners of one coordinator, and the lifecycle calls that they have yet to receive.
@MainActor
final class Listeners {
  /// The coordinator's `delegate`, or nil for a default that has not been created yet.
  var delegate: ListenerList?
  var observers: MulticastDelegate<any CoordinatorDelegate>?
  var calls = DeliveryQueue<LifecycleChange, ListenerBox>()

  func makeObservers() -> MulticastDelegate<any CoordinatorDelegate> {
    let list = observers ?? MulticastDelegate()
    observers = list
    return list
  }

  /// The delegates and the observers, without duplicates.
  var boxes: [ListenerBox] {
    let delegates = delegate?.boxes ?? []
    guard let observers, observers !== delegate else { return delegates }
    return delegates + observers.boxes.filter { delegate?.box(of: $0.object) == nil }
  }
}
