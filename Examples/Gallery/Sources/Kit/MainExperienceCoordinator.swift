import Coordinators
import UIKit

/// Folders and the notes of one of them: several children, active side by side.
final class MainExperienceCoordinator: SplitCoordinator, FoldersCoordinatorDelegate {
  let context = CoordinatorContext()
  let splitViewController = UISplitViewController(style: .doubleColumn)

  private let log: EventLog

  init(log: EventLog) {
    self.log = log
  }

  func start() {
    splitViewController.preferredDisplayMode = .oneBesideSecondary
    let foldersCoordinator = FoldersCoordinator()
    foldersCoordinator.context.addObserver(log)
    set(foldersCoordinator, for: .primary)
    folderSelected("Ideas")
  }

  // MARK: FoldersCoordinatorDelegate

  func folderSelected(_ folder: String) {
    let notesCoordinator = NotesCoordinator(folder: folder)
    notesCoordinator.context.addObserver(log)
    set(notesCoordinator, for: .secondary)
  }
}
