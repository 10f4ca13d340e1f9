/// Animations that an interaction drives instead of the clock, until their release.
@MainActor
final class HeldAnimations {
  private let device: HeadlessDevice
  private var entries: [(end: Duration, completion: (_ reversed: Bool) -> Void)] = []

  init(on device: HeadlessDevice) {
    self.device = device
  }

  /// Holds every animation that `body` begins.
  func collect(_ body: () -> Void) {
    let outer = device.heldAnimations
    device.heldAnimations = self
    body()
    device.heldAnimations = outer
  }

  func add(lasting duration: Duration, _ completion: @escaping (_ reversed: Bool) -> Void) {
    entries.append((duration, completion))
  }

  /// Ends the animations by the clock: each after its remaining time, or all after the time back to
  /// the start.
  func release(from fraction: Double, of total: Duration, reversed: Bool, speed: Double) {
    let passed = total * fraction
    let due = entries
    entries = []
    for entry in due {
      let rest = reversed ? passed : max(entry.end - passed, .zero)
      device.clock.after(device.animationsEnabled ? rest / speed : .zero) {
        entry.completion(reversed)
      }
    }
  }
}

extension HeadlessDevice {
  /// Calls `completion` when an animation that begins now has ended, and makes open transactions
  /// wait for it.
  func animationBegins(lasting duration: Duration, _ completion: (() -> Void)?) {
    let ticket = transactions.ticket()
    guard completion != nil || ticket != nil || heldAnimations != nil else { return }
    let end = {
      completion?()
      ticket?()
    }
    if animationsEnabled, let heldAnimations {
      heldAnimations.add(lasting: duration) { _ in end() }
    } else {
      clock.after(animationsEnabled ? duration : .zero) { end() }
    }
  }
}
