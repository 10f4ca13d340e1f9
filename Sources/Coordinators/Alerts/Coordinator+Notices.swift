public import CoordinatorCore

extension Coordinator {
  /// Shows a message in an alert with one button: the transition `present`.
  ///
  /// It is a short form of ``ask(_:animated:fileID:line:)`` for messages without a choice. The button has the
  /// style `cancel`, so that the Esc key and the escape gesture of a screen reader close the alert,
  /// too. The outcome is `finished` if the button closes the alert. It is `cancelled` in the same
  /// cases as the outcome of a question.
  ///
  /// ```swift
  /// alert("The login failed", message: "Nobody of this name has this password.")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The message itself.
  ///   - message: The text below the title.
  ///   - button: The button's title.
  ///   - animated: Whether the transition takes time.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
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
