public import UIKitShim

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
/// An alert is only a value: the verb or the transition that asks the question makes the
/// controller. UIKit: `UIAlertController`.
@MainActor
public struct Alert<Choice> {
  let title: String?
  let message: String?
  var style = UIAlertController.Style.alert
  let actions: [AlertAction<Choice>]
  let fields: [AlertField]
  let preferredAction: Int?

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

/// A text field of an ``Alert``.
///
/// ```swift
/// Alert("Name", fields: [AlertField("Name", text: old)], actions: [.default("Rename", ())])
/// ```
@MainActor
public struct AlertField {
  /// Sets the properties of one of UIKit's text fields.
  let prepare: @MainActor (UITextField) -> Void

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - placeholder: The text that the field shows while it is empty.
  ///   - text: The text that the field contains at first.
  ///   - isSecure: Whether the field hides what the user types.
  ///   - configure: Sets further properties of the field.
  public init(
    _ placeholder: String? = nil, text: String? = nil, isSecure: Bool = false,
    configure: @escaping @MainActor (UITextField) -> Void = { _ in }
  ) {
    prepare = { field in
      field.placeholder = placeholder
      field.text = text
      field.isSecureTextEntry = isSecure
      configure(field)
    }
  }
}
