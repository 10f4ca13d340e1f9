public import CoordinatorCore

extension Coordinator {
  /// Asks a question in an alert or an action sheet: the transition `present`.
  ///
  /// The question waits in the window's queue, and appears over what is visible. If the user
  /// chooses a button, the outcome is `finished`, exactly once, with the choice and the contents of
  /// the text fields. The outcome is `cancelled` if there is no choice: when code dismisses the
  /// question, when the user taps outside a popover without a cancel button, when this coordinator
  /// stops, or when the task that awaits the outcome is cancelled.
  ///
  /// ```swift
  /// let answer = await ask(
  ///   Alert(
  ///     "New folder", fields: [AlertField("Name")],
  ///     actions: [.cancel("Cancel", false), .default("Create", true)])
  /// ).outcome
  /// if let answer = answer.output, answer.choice { make(folder: answer.texts[0]) }
  /// ```
  @discardableResult
  public func ask<Choice>(
    _ alert: Alert<Choice>, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> FlowHandle<AlertAnswer<Choice>> {
    present(AlertCoordinator(alert), animated: animated, fileID: fileID, line: line)
  }
}

extension ScreenTransition {
  /// Asks a question in an alert or an action sheet; a kind of `present`.
  ///
  /// - Parameters:
  ///   - alert: The question. It is made when the transition runs.
  ///   - animated: Whether the transition takes time.
  ///   - answered: Called with the answer. It is not called if the user does not choose.
  public static func ask<Choice>(
    _ alert: @autoclosure @escaping @MainActor () -> Alert<Choice>, animated: Bool = true,
    answered: @escaping @MainActor (AlertAnswer<Choice>) -> Void
  ) -> ScreenTransition {
    .present(AlertCoordinator(alert(), answered: answered), animated: animated)
  }
}
