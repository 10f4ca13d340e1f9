import UIKitShim

/// A button of an ``Alert``, and the choice that it stands for.
public struct AlertAction<Choice> {
  let title: String
  let style: UIAlertAction.Style
  let choice: Choice

  private init(_ title: String, _ style: UIAlertAction.Style, _ choice: Choice) {
    self.title = title
    self.style = style
    self.choice = choice
  }

  /// An ordinary button.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - choice: The answer if the user taps the button.
  public static func `default`(_ title: String, _ choice: Choice) -> AlertAction {
    AlertAction(title, .default, choice)
  }

  /// A button that changes nothing.
  ///
  /// A question has at most one cancel button.
  public static func cancel(_ title: String, _ choice: Choice) -> AlertAction {
    AlertAction(title, .cancel, choice)
  }

  /// A button that deletes something.
  public static func destructive(_ title: String, _ choice: Choice) -> AlertAction {
    AlertAction(title, .destructive, choice)
  }
}
