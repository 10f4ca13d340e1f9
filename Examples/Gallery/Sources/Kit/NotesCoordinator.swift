import Coordinators
import UIKit

/// The notes of a folder; its own child saves them.
final class NotesCoordinator: SceneCoordinator, NotesViewControllerDelegate {
  let context = CoordinatorContext()
  let rootViewController: NotesViewController
  let folder: String

  private let autosaveCoordinator = AutosaveCoordinator()

  init(folder: String) {
    self.folder = folder
    rootViewController = NotesViewController()
    rootViewController.title = folder
    rootViewController.delegate = self
  }

  func start() {
    start(coordinator: autosaveCoordinator)
    showState()
  }

  func pauseTapped() {
    pause(coordinator: autosaveCoordinator)
    showState()
  }

  func resumeTapped() {
    resume(coordinator: autosaveCoordinator)
    showState()
  }

  func stopTapped() {
    stop(coordinator: autosaveCoordinator)
    showState()
  }

  private func showState() {
    let active = numberOfChildren(inState: .active)
    let work = hasChild(autosaveCoordinator) ? autosaveCoordinator.work : "stopped"
    rootViewController.state = "Saving \(work), \(active) of \(children.count) active"
  }
}

/// Saves from time to time; it has no screen.
final class AutosaveCoordinator: Coordinator {
  let context = CoordinatorContext()
  private(set) var work = "not begun"

  func start() { work = "begun" }
  func stop() { work = "stopped" }
  func pause() { work = "paused" }
  func resume() { work = "resumed" }
}

protocol NotesViewControllerDelegate: AnyObject {
  func pauseTapped()
  func resumeTapped()
  func stopTapped()
}

/// A note, and the state of the saving.
final class NotesViewController: UIViewController {
  weak var delegate: (any NotesViewControllerDelegate)?
  private let stateLabel = UILabel()

  var state: String? {
    get { stateLabel.text }
    set { stateLabel.text = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let note = UITextField()
    note.placeholder = "Note"
    let pause = UIAction(title: "Pause") { [weak self] _ in self?.delegate?.pauseTapped() }
    let resume = UIAction(title: "Resume") { [weak self] _ in self?.delegate?.resumeTapped() }
    let stop = UIAction(title: "Stop") { [weak self] _ in self?.delegate?.stopTapped() }
    let column = UIStackView(
      arrangedSubviews: [note, stateLabel]
        + [pause, resume, stop].map { UIButton(type: .system, primaryAction: $0) })
    column.axis = .vertical
    view.addSubview(column)
  }
}
