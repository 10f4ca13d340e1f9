import Coordinators
import Foundation
import UIKit

/// Folders and the notes of one of them: several children, active side by side.
final class MainExperienceCoordinator: NSObject, SplitCoordinator {
  let context = CoordinatorContext()
  let splitViewController = UISplitViewController(style: .doubleColumn)

  private let log: EventLog
  private var hasChosen = false

  init(log: EventLog) {
    self.log = log
  }

  func start() {
    splitViewController.preferredDisplayMode = .oneBesideSecondary
    splitViewController.delegate = self
    let foldersCoordinator = FoldersCoordinator(log: log)
    foldersCoordinator.context.addObserver(log)
    setColumn(foldersCoordinator, for: .primary)
    showNotes(of: "Ideas")
  }

  private func showNotes(of folder: String) {
    if (childCoordinators.last as? NotesCoordinator)?.folder == folder {
      // The notes are shown, but in one stack of both columns the folders may cover them.
      splitViewController.show(.secondary)
      return
    }
    let notesCoordinator = NotesCoordinator(folder: folder)
    notesCoordinator.delegate += log
    setColumn(notesCoordinator, for: .secondary)
  }
}

extension MainExperienceCoordinator: FoldersCoordinatorDelegate {
  func folderSelected(_ folder: String) {
    hasChosen = true
    showNotes(of: folder)
  }
}

extension MainExperienceCoordinator: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    // In one stack, begin with the folders until the user has chosen one.
    hasChosen ? proposedTopColumn : .primary
  }
}
