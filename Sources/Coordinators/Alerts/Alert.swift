import UIKitShim

/// A question with buttons and optional text fields, shown as an alert or an action sheet.
///
/// ```swift
/// let answer = await ask(
///   Alert(
///     "Discard the draft?",
///     actions: [.destructive("Discard", true), .cancel("Keep editing", false)])
/// ).outcome
/// return answer.output?.choice ?? false
/// ```
///
/// Nothing is made before the question is shown. UIKit: `UIAlertController`.
@MainActor
public struct Alert<Choice> {
  var title: String?
  var message: String?
  var style: UIAlertController.Style
  var actions: [AlertAction<Choice>]
  var fields: [AlertField]
  var preferredAction: Int?

  /// Sets the place that an action sheet points to on a wide screen.
  var configure: (@MainActor (UIAlertController) -> Void)?

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The question itself.
  ///   - message: The text below the title.
  ///   - fields: The text fields.
  ///   - actions: The buttons, of which at most one is a cancel button.
  ///   - preferredAction: The index of the action that stands out, counted from 0.
  public init(
    _ title: String?, message: String? = nil, fields: [AlertField] = [],
    actions: [AlertAction<Choice>], preferredAction: Int? = nil
  ) {
    self.title = title
    self.message = message
    self.fields = fields
    self.actions = actions
    self.preferredAction = preferredAction
    style = .alert
  }

  /// Makes an action sheet.
  ///
  /// On an iPad the action sheet is a popover, which must point to something: see
  /// ``pointing(to:)``.
  public static func actionSheet(
    _ title: String? = nil, message: String? = nil, actions: [AlertAction<Choice>]
  ) -> Alert {
    var alert = Alert(title, message: message, actions: actions)
    alert.style = .actionSheet
    return alert
  }
}

/// The user's answer: the button, and the contents of the text fields.
public struct AlertAnswer<Choice> {
  /// The choice that the tapped button stands for.
  public let choice: Choice

  /// The contents of the text fields, in their order.
  public let texts: [String]
}

extension AlertAnswer: Sendable where Choice: Sendable {}
extension AlertAnswer: Equatable where Choice: Equatable {}
