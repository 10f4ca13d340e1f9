public import CoordinatorCore

extension Coordinator {
  /// Performs a transition if the guards of the screens that it removes allow it.
  ///
  /// The other verbs ask no guards, because they are the program's decision. Use this method for a
  /// button of the app's own that means "back" or "done", and for a link that arrives from outside.
  /// If nothing is guarded, this method does the same as `perform(_:)`.
  ///
  /// Guards run when the request reaches the front of the queue. The guards of all steps of a
  /// sequence run before the first step. If there are guards, destinations are created before they
  /// run, and started only after every guard allows; a sequence creates only those of its first step.
  ///
  /// ```swift
  /// attempt(.popToRoot())
  /// ```
  ///
  /// - Returns: The end of the transition. It is `.merged` if the same attempt already waits for an
  ///   answer, and `.rejected` with `TransitionRejection.isVeto` if a guard does not allow it.
  @discardableResult
  public func attempt(_ transition: ScreenTransition, fileID: String = #fileID, line: Int = #line)
    -> TransitionHandle
  {
    CallSite.track(fileID, line) { request(transition, asking: true) }
  }
}
