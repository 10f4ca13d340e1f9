public import UIKitShim

/// A button of an ``Alert``, and the choice that it stands for.
public struct AlertAction<Choice> {
  /// The button's title.
  public let title: String

  /// The button's style.
  public let style: UIAlertAction.Style

  /// The answer if the user taps the button.
  public let choice: Choice

  private init(_ title: String, _ style: UIAlertAction.Style, _ choice: Choice) {
    self.title = title
    self.style = style
    self.choice = choice
  }

  /// An ordinary button.
  public static func button(_ title: String, _ choice: Choice) -> AlertAction {
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
