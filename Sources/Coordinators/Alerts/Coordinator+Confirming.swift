public import CoordinatorCore

extension Coordinator {
  /// Asks a question with two answers in an alert, and returns whether the user agrees.
  ///
  /// It is a short form of ``ask(_:animated:fileID:line:)``, and is false in all cases in which a question is
  /// cancelled.
  ///
  /// ```swift
  /// guard await confirm("Discard the draft?", button: "Discard", isDestructive: true) else { return }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question itself.
  ///   - message: The text below the title.
  ///   - button: The title of the button that agrees.
  ///   - cancel: The title of the button that does not.
  ///   - isDestructive: Whether agreeing deletes something.
  ///   - animated: Whether the transition takes time.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
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
}
