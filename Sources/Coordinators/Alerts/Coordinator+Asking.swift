public import CoordinatorCore

extension Coordinator {
  /// Asks a question in an alert or an action sheet: the transition `present`.
  ///
  /// The question waits in the window's queue, and appears over what is visible. If the user
  /// chooses a button, the outcome is `finished`, exactly once, with the choice and the contents of
  /// the text fields. The outcome is `cancelled` if there is no choice: when code dismisses the
  /// question or a sheet below it, when the user taps outside a popover without a cancel button,
  /// when this coordinator or that of a sheet below the question stops, or when the task that
  /// awaits the outcome is cancelled.
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

extension Coordinator {
  /// Asks a question with two answers in an alert, and returns whether the user agrees.
  ///
  /// It is a short form of ``ask(_:animated:fileID:line:)``, and is false in all cases in which a
  /// question is cancelled.
  ///
  /// ```swift
  /// guard await confirm("Discard the draft?", button: "Discard", isDestructive: true) else { return }
  /// ```
  ///
  /// `button` is the title of the button that agrees, and `cancel` that of the other one.
  public func confirm(
    _ title: String, message: String? = nil, button: String = "OK", cancel: String = "Cancel",
    isDestructive: Bool = false, animated: Bool = true, fileID: String = #fileID, line: Int = #line
  ) async -> Bool {
    let alert = Alert(
      title, message: message,
      actions: [
        isDestructive ? .destructive(button, true) : .default(button, true),
        .cancel(cancel, false),
      ])
    return await ask(alert, animated: animated, fileID: fileID, line: line).outcome.output?.choice
      ?? false
  }

  /// Shows a message in an alert with one button: the transition `present`.
  ///
  /// It is a short form of ``ask(_:animated:fileID:line:)`` for messages without a choice. The
  /// button has the style `cancel`, so that the Esc key and the escape gesture of a screen reader
  /// close the alert, too. The outcome is `finished` if the button closes the alert. It is
  /// `cancelled` in the same cases as the outcome of a question.
  ///
  /// ```swift
  /// alert("The login failed", message: "Nobody of this name has this password.")
  /// ```
  @discardableResult
  public func alert(
    _ title: String, message: String? = nil, button: String = "OK", animated: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) -> FlowHandle<AlertAnswer<Void>> {
    ask(
      Alert(title, message: message, actions: [.cancel(button, ())]), animated: animated,
      fileID: fileID, line: line)
  }
}
