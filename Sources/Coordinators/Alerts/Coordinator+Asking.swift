public import CoordinatorCore

extension Coordinator {
  /// Asks a question by an alert or an action sheet: the transition `present`.
  ///
  /// It waits for its turn in the window's queue and appears over what is visible. The outcome is the
  /// chosen button with the contents of the fields, `finished` exactly once. It is `cancelled` where
  /// nobody chooses: when code dismisses the question, when a popover without a cancel button is tapped
  /// away, when this coordinator stops, when the task that awaits the outcome is cancelled.
  ///
  /// ```swift
  /// let answer = await ask(
  ///   Alert(
  ///     "New folder", fields: [AlertField("Name")],
  ///     actions: [.cancel("Cancel", false), .button("Create", true)])
  /// ).outcome
  /// if let answer = answer.output, answer.choice { make(folder: answer.texts[0]) }
  /// ```
  @discardableResult
  public func ask<Choice>(
    _ alert: Alert<Choice>, animated: Bool = true
  ) -> FlowTransition<AlertAnswer<Choice>> {
    present(AlertCoordinator(alert), animated: animated)
  }
}

extension ScreenTransition {
  /// Asks a question by an alert or an action sheet; a kind of `present`.
  ///
  /// - Parameters:
  ///   - alert: The question, made when the transition runs.
  ///   - animated: Whether the transition takes time.
  ///   - answered: Called with the answer; not at all if nobody chooses.
  public static func ask<Choice>(
    _ alert: @autoclosure @escaping @MainActor () -> Alert<Choice>, animated: Bool = true,
    answered: @escaping @MainActor (AlertAnswer<Choice>) -> Void
  ) -> ScreenTransition {
    .present(AlertCoordinator(alert(), answered: answered), animated: animated)
  }
}
