import Coordinators
import Foundation
import UIKit

protocol FoldersCoordinatorDelegate: SceneCoordinatorDelegate {
  func folderSelected(_ folder: String)
}

/// The list of folders, and the help that is reached from it.
final class FoldersCoordinator: SceneCoordinator, FoldersViewControllerDelegate {
  typealias Delegate = any FoldersCoordinatorDelegate

  let context = CoordinatorContext()
  let rootViewController = FoldersViewController()

  private let log: EventLog

  init(log: EventLog) {
    self.log = log
  }

  func start() {
    rootViewController.delegate = self
  }

  func folderTapped(_ folder: String) {
    delegate => { $0.folderSelected(folder) }
  }

  func helpTapped() {
    let helpCoordinator = HelpCoordinator(log: log)
    helpCoordinator.delegate += log
    present(helpCoordinator)
  }
}

protocol FoldersViewControllerDelegate: AnyObject {
  func folderTapped(_ folder: String)
  func helpTapped()
}

/// A list of folder names.
final class FoldersViewController: UITableViewController {
  weak var delegate: (any FoldersViewControllerDelegate)?
  private let folders = ["Ideas", "Letters", "Recipes"]

  init() {
    super.init(style: .plain)
    title = "Folders"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("This screen is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Folder")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Help") { [weak self] _ in self?.delegate?.helpTapped() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folders.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Folder", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = folders[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.folderTapped(folders[indexPath.row])
  }
}
