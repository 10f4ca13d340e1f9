import CoordinatorCore
import UIKitShim

/// A dismissal of one screen with all above it, or of all presented screens in a window.
final class Dismissal: ContainerChange {
  /// The lowest screens to dismiss, in order; empty until they are known, at the latest when the
  /// request runs.
  private(set) var screens: [UIViewController]
  let scope: Scope
  /// The coordinator that dismisses what it has presented.
  let owner: ScreenOwner

  /// What the coordinator had presented last at the request, if it may present another screen before
  /// the request runs, and the number of presentations until then.
  private weak var presentedAtRequest: UIViewController?
  private var latestAtRequest: Int32 = 0

  /// Whether ``screens`` are being dismissed.
  private var isCarriedOut = false

  init(of screens: [UIViewController], _ scope: Scope, by owner: ScreenOwner) {
    self.screens = screens
    self.scope = scope
    self.owner = owner
  }

  enum Scope { case named, last, all }

  func noteRequest(by coordinator: any Coordinator) throws(TransitionRejection) {
    // Screens that raw calls have presented get their owner first.
    if let window = coordinator.nearestWindow {
      let reconciler = owner.engine.reconciler
      reconciler.adoptPresented(in: reconciler.hierarchies.hierarchy(of: window))
    }
    if scope == .all { screens = coordinator.allPresented }
    guard scope == .last else { return }
    let screen = owner.lastPresented()
    // A screen that is to be presented later is not known before it is made.
    if owner.hasScreensToCome {
      presentedAtRequest = screen
      latestAtRequest = owner.engine.latestPresentationNumber
    } else if let screen {
      screens = [screen]
    } else {
      throw .nothingPresented()
    }
  }

  var removedScreen: UIViewController? { screens.last }

  /// Whether the screen to dismiss is not presented yet.
  var dismissesUnpresentedScreen: Bool {
    guard let screen = screens.last else { return true }
    return screen.presentingViewController == nil && screen.suspendedPresenter == nil
  }

  func window(for coordinator: any Coordinator) -> UIWindow? {
    screens.last?.hierarchyWindow ?? coordinator.nearestWindow
  }

  var chosenIndex: Int? {
    owner.context?.coordinator?.nearestWindow?.presentedScreens.count
  }

  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    let leaving = lowest(in: preview)
    preview.dismissed += leaving
    return LeavingScreens(
      leaving.reversed().filter {
        $0.presentingViewController != nil || $0.suspendedPresenter != nil
      }.map(\.outermostParent))
  }

  /// ``screens``; if they are not known, those that the change would dismiss now.
  private func lowest(in preview: Preview) -> [UIViewController] {
    let others = preview.dismissed
    return switch scope {
    case .named: screens
    case .all: screens.isEmpty ? allPresented(in: preview) : screens
    case .last: screens.isEmpty || !others.isEmpty ? lastPresented(besides: others) : screens
    }
  }

  private var allPresented: [UIViewController] {
    owner.context?.coordinator?.allPresented ?? []
  }

  /// What is presented after the changes in a preview, as far as it is known: over another root,
  /// what comes back with it.
  private func allPresented(in preview: Preview) -> [UIViewController] {
    guard let window = owner.context?.coordinator?.nearestWindow else { return allPresented }
    let root = preview.root(of: window)
    if root === window.rootViewController { return allPresented }
    return Array(root?.screenRecord?.suspension?.presentedScreens.prefix(1) ?? [])
  }

  /// The screen that the coordinator has presented last; empty if there is none, or if it lies
  /// below the one that was meant, which has left by itself.
  private func lastPresented(besides others: [UIViewController] = []) -> [UIViewController] {
    guard let screen = owner.lastPresented(besides: others) else { return [] }
    let isMeant =
      screen === presentedAtRequest || !others.isEmpty
      || screen.screenRecord?.isPresented(after: latestAtRequest) == true
    return isMeant ? [screen] : []
  }

  func resolve(for request: TransitionRequest) throws(TransitionRejection) {
    if scope == .all { screens = allPresented }
    guard scope == .last, screens.isEmpty else { return }
    screens = lastPresented()
    if screens.isEmpty { throw .nothingPresented() }
  }

  func explainsRemoval(of record: ScreenRecord) -> Bool {
    // The user may have removed the screens before.
    guard isCarriedOut, let removed = record.screen else { return false }
    return removed.isOrLies(inAnyOf: screens)
  }

  func carryOut(by performer: TransitionPerformer) {
    if let screen = screens.last, screen.presentingViewController == nil {
      guard let kept = screen.suspendedPresenter else {
        // A sequence continues if another attempt that asked the same guards has dismissed it.
        let request = performer.request
        let isAllowed = request.sequence != nil && !request.allowed.isEmpty
        return isAllowed ? performer.end(.performed) : performer.reject(.gone())
      }
      isCarriedOut = true
      kept.drop(screen)
      return performer.end(.performed)
    }
    isCarriedOut = true
    performer.dismiss(screens)
  }
}
