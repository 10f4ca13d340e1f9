import CoordinatorCore

extension CoordinatorContext {
  /// Writes an event to the journal that no request caused: a gesture or a raw UIKit call did.
  ///
  /// - Parameter index: The position of the screen to which the change has led.
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
