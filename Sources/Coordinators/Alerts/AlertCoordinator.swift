import CoordinatorCore
import UIKitShim

/// A question that may have to point to its place.
@MainActor
protocol PlacedAlert {
  /// Points to the place; before each presentation, since UIKit forgets it with one that fails.
  func place()
}

/// Shows one question and ends with its answer.
///
/// So an alert lives, ends and is owned as every flow: dismissed by code it is cancelled, as it is
/// when its parent stops or the task that awaits it is cancelled.
final class AlertCoordinator<Choice>: SceneCoordinator, FlowCoordinator, PlacedAlert {
  typealias Output = AlertAnswer<Choice>

  let context = CoordinatorContext()
  let rootViewController: UIAlertController
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
      // UIKit calls it when the alert has been dismissed.
      let button = UIAlertAction(title: action.title, style: action.style) { [weak self] _ in
        self?.choose(action.choice)
      }
      controller.addAction(button)
      if index == alert.preferredAction { controller.preferredAction = button }
    }
  }

  func place() { configure?(rootViewController) }

  private func choose(_ choice: Choice) {
    var texts: [String] = []
    for field in rootViewController.textFields ?? [] { texts.append(field.text ?? "") }
    let answer = AlertAnswer(choice: choice, texts: texts)
    guard context.isRunning else { return }
    finish(answer)
    answered?(answer)
  }
}
