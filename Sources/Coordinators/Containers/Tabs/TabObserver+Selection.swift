import CoordinatorCore
import UIKitShim

// What the journal has of tabs that no request has chosen.
extension TabObserver {
  /// Notes which tab is selected, and tells the journal where a person or a raw call has chosen it.
  func noteSelection() {
    guard let container, let selected = container.selectedViewController else { return }
    noteSelection(of: selected, in: container, byRequest: false)
  }

  /// The same, where it is known which is selected.
  ///
  /// One that takes the place of a tab that is gone was chosen by nobody.
  func noteSelection(
    of selected: UIViewController, in container: UITabBarController, byRequest isRequested: Bool
  ) {
    let former = selection
    if former == selected.note.id { return }
    selection = selected.note.id
    if isRequested { return }
    guard let former, isThere(former, in: container), !isTakenBack(to: selected),
      let context = user?.context, context.isRunning
    else { return }
    context.journalObserved(
      "select", ScreenOwner.record(of: selected)?.name ?? screenName(of: selected))
  }

  /// Whether a screen is a tab, or the list "More", which nobody owns.
  private func isThere(
    _ screen: ScreenID, in container: UITabBarController
  ) -> Bool {
    for tab in container.viewControllers ?? [] where tab.knownNote?.id == screen { return true }
    for child in container.children where child.knownNote?.id == screen {
      return ScreenOwner.record(of: child) == nil
    }
    return false
  }

  /// Whether the interaction was cancelled by which a request has selected another tab.
  private func isTakenBack(to selected: UIViewController) -> Bool {
    formerSelection == selected.knownNote?.id
      && container?.runningRequest?.change?.container === container
  }
}
