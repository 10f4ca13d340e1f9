import CoordinatorCore

extension CoordinatorContext {
  /// The record of this coordinator's screens, which is made at its first use.
  var screenOwner: ScreenOwner {
    if let owner = attachment as? ScreenOwner { return owner }
    let owner = ScreenOwner(of: self)
    attachment = owner
    RootRegistry.register(rootContext)
    return owner
  }

  var generation: Int32 { (attachment as? ScreenOwner)?.generation ?? 0 }

  var isRunning: Bool { state != .inactive }
}

extension CoordinatorContext {
  /// Journals a gesture or a raw UIKit call; `index` is the position of the screen to which it led.
  func journalObserved(
    _ kind: String, _ screen: String, index: @autoclosure () -> Int? = nil
  ) {
    record(
      .transition(
        Event.Transition(
          Event.TransitionKind(rawValue: kind), .observed, subjects: [screen], index: index(),
          screen: Event.Screen(inFrontOf: coordinator?.nearestWindow))))
  }
}
