import Coordinators
import UIKit

/// A screen that asks to leave; who shows it takes it away.
final class HelpCoordinator: SceneCoordinator, HelpViewControllerDelegate {
  let context = CoordinatorContext()
  let rootViewController = HelpViewController()

  func start() {
    rootViewController.delegate = self
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

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
    let label = UILabel()
    label.text = "A folder keeps notes."
    let done = UIAction(title: "Done") { [weak self] _ in self?.delegate?.doneTapped() }
    let column = UIStackView(arrangedSubviews: [
      label, UIButton(type: .system, primaryAction: done),
    ])
    column.axis = .vertical
    view.addSubview(column)
  }
}
