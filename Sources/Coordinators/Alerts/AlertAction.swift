public import UIKitShim

/// A button of an ``Alert``, and what it stands for.
public struct AlertAction<Choice> {
  /// What the button says.
  public let title: String

  /// What the button means.
  public let style: UIAlertAction.Style

  /// What is answered when it is chosen.
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

  /// A button that leaves all as it is; a question has one at most.
  public static func cancel(_ title: String, _ choice: Choice) -> AlertAction {
    AlertAction(title, .cancel, choice)
  }

  /// A button that takes something away.
  public static func destructive(_ title: String, _ choice: Choice) -> AlertAction {
    AlertAction(title, .destructive, choice)
  }
}
