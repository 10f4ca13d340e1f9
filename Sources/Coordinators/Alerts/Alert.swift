public import UIKitShim

/// A question with buttons, and perhaps fields: an alert or an action sheet, as one value.
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
/// It makes nothing before it is shown. UIKit: `UIAlertController`.
@MainActor
public struct Alert<Choice> {
  /// What it asks.
  public var title: String?

  /// The text below the title.
  public var message: String?

  /// Whether it is an alert or an action sheet.
  public var style: UIAlertController.Style

  /// The buttons, one of which cancels at most.
  public var actions: [AlertAction<Choice>]

  /// The fields, which an action sheet cannot have.
  public var fields: [AlertField]

  /// The place among the actions of the one that stands out, counted from 0.
  public var preferredAction: Int?

  /// What points an action sheet to its place on a wide screen.
  var configure: (@MainActor (UIAlertController) -> Void)?

  /// Makes an alert.
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
  /// On an iPad it is a popover, which has to point to something: see ``pointing(to:)``.
  public static func actionSheet(
    _ title: String? = nil, message: String? = nil, actions: [AlertAction<Choice>]
  ) -> Alert {
    var alert = Alert(title, message: message, actions: actions)
    alert.style = .actionSheet
    return alert
  }
}

/// What a person has answered: the button, and what stood in the fields.
public struct AlertAnswer<Choice> {
  /// What the chosen button stands for.
  public let choice: Choice

  /// The contents of the fields, in their order.
  public let texts: [String]
}

extension AlertAnswer: Sendable where Choice: Sendable {}
extension AlertAnswer: Equatable where Choice: Equatable {}
