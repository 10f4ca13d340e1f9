import CoordinatorCore
import UIKitShim

/// A question that may have to point to a place.
@MainActor
protocol PlacedAlert {
  /// Points the question to its place before each presentation, since UIKit forgets the place when
  /// a presentation fails.
  func place()
}

/// Shows one question and ends with its answer.
///
/// An alert therefore starts, ends and has an owner like every other flow. It is cancelled when
/// code dismisses it, when its parent stops, and when the task that awaits it is cancelled.
final class AlertCoordinator<Choice>: SceneCoordinator, FlowCoordinator, PlacedAlert,
  ButtonAnswered
{
  typealias Output = AlertAnswer<Choice>

  let context = CoordinatorContext()
  let rootViewController: UIAlertController
  private(set) var tappedButton: String?
  private let answered: (@MainActor (AlertAnswer<Choice>) -> Void)?
  private let configure: (@MainActor (UIAlertController) -> Void)?

  init(
    _ alert: Alert<Choice>, answered: (@MainActor (AlertAnswer<Choice>) -> Void)? = nil
  ) {
    let controller = UIAlertController(
      title: alert.title, message: alert.message, preferredStyle: alert.style)
    rootViewController = controller
    self.answered = answered
    configure = alert.configure
    for field in alert.fields { controller.addTextField { field.prepare($0) } }
    for (index, action) in alert.actions.enumerated() {
      // UIKit calls the closure after the alert was dismissed.
      let button = UIAlertAction(title: action.title, style: action.style) { [weak self] _ in
        self?.choose(action)
      }
      controller.addAction(button)
      if index == alert.preferredAction { controller.preferredAction = button }
    }
  }

  func place() { configure?(rootViewController) }

  private func choose(_ action: AlertAction<Choice>) {
    guard context.isRunning else { return }
    let texts = (rootViewController.textFields ?? []).map { $0.text ?? "" }
    let answer = AlertAnswer(choice: action.choice, texts: texts)
    tappedButton = action.title
    finish(answer)
    answered?(answer)
  }
}
