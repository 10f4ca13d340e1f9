public import CoordinatorCore

extension Coordinator {
  /// Performs a transition if those who guard what it takes away allow it.
  ///
  /// The verbs do not ask, since they are the program's decision; a button of the app's own that means "back" or
  /// "done", or a link that arrives from outside, asks this way. Nobody is asked who does not guard: then it is
  /// `perform(_:)`. They are asked when its turn has come, of a sequence for all its steps; where somebody is, the
  /// screens and coordinators that it is to bring are made before, and the coordinators started after the answer.
  ///
  /// ```swift
  /// attempt(.popToRoot())
  /// ```
  ///
  /// - Returns: The end of the transition: `.merged` for one that waits for an answer already,
  ///   `.rejected` with ``TransitionRejection/isVeto`` where leaving is not allowed.
  @discardableResult
  public func attempt(_ transition: ScreenTransition) -> TransitionHandle {
    perform(transition, asking: true)
  }
}
