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
    if former?.isOf(selected) == true { return }
    selection = ObjectMark(selected)
    if isRequested { return }
    guard let former, isThere(former, in: container), !isTakenBack(to: selected),
      let context = user?.context, context.isRunning
    else { return }
    context.journalObserved(
      "select", ScreenOwner.record(of: selected)?.name ?? screenName(of: selected))
  }

  /// Whether a screen is a tab, or the list "More", which nobody owns.
  private func isThere(
    _ mark: ObjectMark<UIViewController>, in container: UITabBarController
  ) -> Bool {
    for tab in container.viewControllers ?? [] where mark.isOf(tab) { return true }
    for child in container.children where mark.isOf(child) {
      return ScreenOwner.record(of: child) == nil
    }
    return false
  }

  /// Whether the interaction was cancelled by which a request has selected another tab.
  private func isTakenBack(to selected: UIViewController) -> Bool {
    formerSelection?.isOf(selected) == true
      && container?.runningRequest?.change?.container === container
  }
}
