public import CoordinatorCore

extension Coordinator {
  /// Tells something by an alert with one button: the transition `present`.
  ///
  /// A short form of ``ask(_:animated:)`` where there is nothing to choose. The button is of the style
  /// `cancel`, so that a keyboard's Esc and the escape gesture of a screen reader close it, too. The
  /// outcome is `finished` when it has been closed by the button, and `cancelled` where a question's is.
  ///
  /// ```swift
  /// tell("The login failed", message: "Nobody of this name has this password.")
  /// ```
  ///
  /// - Parameters:
  ///   - title: What it tells.
  ///   - message: The text below the title.
  ///   - button: What the button says.
  ///   - animated: Whether the transition takes time.
  @discardableResult
  public func tell(
    _ title: String, message: String? = nil, button: String = "OK", animated: Bool = true
  ) -> FlowTransition<AlertAnswer<Void>> {
    ask(Alert(title, message: message, actions: [.cancel(button, ())]), animated: animated)
  }
}
