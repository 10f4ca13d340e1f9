import Coordinators
import UIKit

/// A screen with the log so far; it requests its dismissal, and its parent dismisses it.
final class HelpCoordinator: SceneCoordinator, HelpViewControllerDelegate {
  let context = CoordinatorContext()
  let rootViewController = HelpViewController()

  private let log: EventLog

  init(log: EventLog = EventLog()) {
    self.log = log
  }

  func start() {
    rootViewController.delegate = self
    rootViewController.events = log.lines
  }

  func doneTapped() {
    requestDismissal()
  }
}

protocol HelpViewControllerDelegate: AnyObject {
  func doneTapped()
}

final class HelpViewController: UIViewController {
  weak var delegate: (any HelpViewControllerDelegate)?
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
    let label = UILabel()
    label.text = "A folder keeps notes."
    let log = UILabel()
    log.numberOfLines = 0
    log.text = events.suffix(9).joined(separator: "\n")
    let done = UIAction(title: "Done") { [weak self] _ in self?.delegate?.doneTapped() }
    let column = UIStackView(arrangedSubviews: [
      label, log, UIButton(type: .system, primaryAction: done),
    ])
    column.axis = .vertical
    view.addSubview(column)
  }
}
