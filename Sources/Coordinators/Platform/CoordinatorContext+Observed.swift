import CoordinatorCore

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
