import CoordinatorCore
package import UIKitShim

/// A presentation over the visible screens.
struct PresentationChange: ContainerChange {
  func window(for coordinator: any Coordinator) -> UIWindow? { coordinator.nearestWindow }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    preview.presentations += 1
    return LeavingScreens([])
  }

  func repeats(_ other: any ContainerChange) -> Bool { other is PresentationChange }

  func noteRequest(by coordinator: any Coordinator) {
    // Screens that raw calls have presented get their owner first.
    if let window = coordinator.nearestWindow {
      coordinator.context.engine.reconciler.reconcile(window)
    }
  }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    if screen.parent != nil || screen.isShownModally { return nil }
    return .presented
  }

  func carryOut(by performer: TransitionPerformer) {
    performer.withScreen { performer.present($0) }
  }
}

/// A dismissal of one screen with all above it, or of all presented screens in a window.
struct Dismissal: ContainerChange {
  /// The lowest screens to dismiss, in the order of their dismissal.
  ///
  /// It is empty if they are known only when the request runs.
  let screens: [UIViewController]
  let scope: Scope
  /// The coordinator that dismisses what it has presented.
  let owner: WeakReference<ScreenOwner>

  enum Scope { case named, last, all }

  private var isOfAll: Bool { scope == .all }

  var removedScreen: UIViewController? { screens.last }

  var dismissesUnpresentedScreen: Bool {
    guard let screen = screens.last else { return true }
    return screen.presentingViewController == nil && screen.screenRecord?.suspendedWith == nil
  }

  func window(for coordinator: any Coordinator) -> UIWindow? {
    screens.last?.hierarchyWindow ?? coordinator.nearestWindow
  }

  var chosenIndex: Int? {
    owner.object?.context?.coordinator?.nearestWindow?.presentedScreens.count
  }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    var leaving = screens
    if isOfAll {
      preview.presentations = 0
    } else if scope == .last, preview.presentations > 0 {
      preview.presentations -= 1
      return LeavingScreens([])
    } else if scope == .last, screens.isEmpty || !preview.dismissed.isEmpty {
      let last = owner.object?.lastPresented(besides: preview.dismissed)
      leaving = last.map { [$0] } ?? []
    }
    preview.dismissed += leaving
    return LeavingScreens(
      leaving.reversed().filter {
        $0.presentingViewController != nil || $0.screenRecord?.suspendedWith != nil
      })
  }

  func runsBeforeRemoval(of records: [ScreenRecord]) -> Bool {
    var lowest = screens
    if scope == .last, lowest.isEmpty, let last = owner.object?.lastPresented() { lowest = [last] }
    for record in records {
      for screen in lowest where record.screen?.disappears(with: screen) == true { return true }
    }
    return false
  }

  func repeats(_ other: any ContainerChange) -> Bool {
    removedScreen != nil && removedScreen === (other as? Dismissal)?.removedScreen
  }

  func noteRequest(by coordinator: any Coordinator) { countDismissal(1) }

  func resolve(for request: TransitionRequest) throws(TransitionRejection) {
    guard scope != .named, isOfAll || screens.isEmpty, let requester = request.requester else {
      return
    }
    var found: [UIViewController] = []
    if isOfAll {
      found = requester.coordinator?.allPresented ?? []
    } else if let last = requester.screenOwner.lastPresented() {
      found = [last]
    }
    if found.isEmpty, !isOfAll { throw .nothingPresented() }
    countDismissal(-1)
    let change = Dismissal(screens: found, scope: scope, owner: owner)
    change.countDismissal(1)
    request.change = change
  }

  func didEnd() {
    // UIKit may still remove these screens, for example after a timeout.
    for screen in screens where screen.presentingViewController != nil {
      screen.screenRecord?.isRemovedByRequest = false
    }
  }

  func countDismissal(_ change: Int) {
    for screen in screens { screen.screenRecord?.pendingDismissals += change }
  }

  func carryOut(by performer: TransitionPerformer) {
    if screens.isEmpty { performer.end(.performed) } else { performer.dismissAll(screens) }
  }
}

extension UIWindow {
  /// The screens that are presented over each other, lowest first.
  package var presentedScreens: [UIViewController] {
    rootViewController.map { Array($0.selfAndPresented.dropFirst()) } ?? []
  }
}
