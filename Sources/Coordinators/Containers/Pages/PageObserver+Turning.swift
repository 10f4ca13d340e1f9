import CoordinatorCore
import UIKitShim

// What the journal has of pages that no request has chosen.
extension PageObserver {
  /// Notes which pages are shown, and tells the journal where a person or a raw call has turned to one.
  ///
  /// One that has got its owner by that is in the journal already.
  func noteTurn(in container: UIPageViewController) {
    let shown = container.viewControllers ?? []
    let former = shownPages
    var turned: UIViewController?
    for page in shown where turned == nil && !former.contains(page.note.id) { turned = page }
    if turned == nil, shown.count == former.count { return }
    shownPages = shown.map(\.note.id)
    guard let turned else { return }
    guard !former.isEmpty, !isChangedByRequest, !hasArrived(turned), let context = user?.context,
      context.isRunning
    else { return }
    context.journalObserved(
      arrivalKind, ScreenOwner.record(of: turned)?.name ?? screenName(of: turned))
  }

  private var isChangedByRequest: Bool {
    guard let container else { return false }
    return container.runningRequest?.change?.container === container
  }
}
