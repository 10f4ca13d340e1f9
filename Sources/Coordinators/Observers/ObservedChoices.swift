import CoordinatorCore
import UIKitShim

// What the journal has of tabs and pages that no request has chosen.

extension TabObserver {
  /// Notes which tab is selected, and tells the journal where a person or a raw call has chosen it.
  ///
  /// One that takes the place of a tab that is gone was chosen by nobody.
  func noteSelection(byRequest isRequested: Bool = false) {
    guard let container, let selected = container.selectedViewController, selected !== selection
    else { return }
    let former = selection
    selection = selected
    guard let former, container.hasTab(former) || isList(former, of: container), !isRequested,
      !isTakenBack, let context = user?.context, context.isRunning
    else { return }
    context.journalObserved(
      "select", ScreenOwner.record(of: selected)?.name ?? screenName(of: selected))
  }

  /// Whether a screen is the list "More", which nobody owns, and no tab that has been removed.
  private func isList(_ screen: UIViewController, of container: UITabBarController) -> Bool {
    ScreenOwner.record(of: screen) == nil && screen.parent === container
  }

  /// Whether the interaction was cancelled by which a request has selected another tab.
  private var isTakenBack: Bool {
    guard selection === formerSelection, let running = container?.runningRequest else {
      return false
    }
    switch running.target {
    case .select(let tabs), .setTabs(let tabs): return tabs === container
    case .push, .pop, .popTo, .popToRoot, .set, .present, .dismiss, .setColumn, .setPages, .turn,
      .embed, .unembed, .root, .leave, nil:
      return false
    }
  }
}

extension PageObserver {
  /// Notes which pages are shown, and tells the journal where a person or a raw call has turned to one.
  ///
  /// - Parameter arrived: Whether one of them is in the journal already, since it has got an owner.
  func noteTurn(byRequest isRequested: Bool, arrived: Bool) {
    guard let container else { return }
    let shown = container.viewControllers ?? []
    let former = shownPages
    var turned: UIViewController?
    for page in shown where !former.contains(where: { $0.object === page }) {
      turned = turned ?? page
    }
    if turned != nil || shown.count != former.count { shownPages = shown.map { WeakReference($0) } }
    guard let turned else { return }
    guard !former.isEmpty, !isRequested, !arrived, !isTurnOfRequest(to: turned),
      let context = user?.context, context.isRunning
    else { return }
    context.journalObserved(
      Self.arrivalKind, ScreenOwner.record(of: turned)?.name ?? screenName(of: turned))
  }

  /// Whether a request is on its way to a page.
  private func isTurnOfRequest(to page: UIViewController) -> Bool {
    for arrival in container?.runningRequest?.arrivals ?? [] where arrival.screen === page {
      return true
    }
    return false
  }
}

extension UIViewController {
  /// The request that runs in the window of this controller.
  fileprivate var runningRequest: TransitionRequest? {
    let window = hierarchyWindow
    return (window.flatMap { TransitionQueue.known(of: $0) } ?? TransitionQueue.knownDetached)?
      .running
  }
}
