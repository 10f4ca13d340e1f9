import CoordinatorCore
import Foundation
import UIKitShim

/// Observes one navigation controller's stack for all coordinators that share it; finds a delegate
/// that the app sets later at the next verb or the end of the next transition.
@MainActor
final class StackObserver: ContainerObserver, UINavigationControllerDelegate, TypedObserver {
  typealias AppDelegate = any UINavigationControllerDelegate

  private(set) var contentOwners: [ScreenOwner] = []

  private var pendingRemovals: [ScreenID: ScreenRecord] = [:]

  /// The waiter for a screen to be shown as the top of the stack.
  var waiter: CompletionWaiter?

  init(_ container: UINavigationController) {
    super.init(ScreenPlace(.stack, in: container), arrivalEvent: "push")
  }

  func install(on container: UINavigationController) {
    install(over: container.delegate) { container.delegate = self }
  }

  /// Notes a coordinator that shows screens here; the latest one comes last.
  override func addContentOwner(_ owner: ScreenOwner) {
    if contentOwners.last === owner { return }
    // In a local copy, so that Swift needs no exclusivity check.
    var owners = contentOwners
    contentOwners = []
    owners.append(owner)
    contentOwners = owners
    if contentOwners.count > contentOwnersBeforeTidying { tidyContentOwners() }
  }

  /// Forgets coordinators that are freed, and earlier entries of the same coordinator.
  private func tidyContentOwners() {
    var seen: Set<ObjectIdentifier> = []
    var latest: [ScreenOwner] = []
    for owner in contentOwners.reversed()
    where owner.context != nil && seen.insert(ObjectIdentifier(owner)).inserted {
      latest.append(owner)
    }
    contentOwners = latest.reversed()
    contentOwnersBeforeTidying = max(2 * contentOwners.count, 8)
  }

  private var contentOwnersBeforeTidying = 8

  // MARK: Changes

  override func needsNotice(in container: UIViewController) -> Bool {
    hasPendingRemovals || (container as? UINavigationController)?.delegate !== self
  }

  override func didRead() -> Bool {
    guard let container, !container.isListOfMore else { return false }
    install(on: container)
    if hasPendingRemovals { forgetCompletedRemovals(on: container) }
    return false
  }

  /// The coordinator that showed a screen here last and still runs.
  private var runningContentOwner: ScreenOwner? {
    contentOwners.last { $0.isRunning }
  }

  /// On a stack that UIKit has made around a column's screen, the coordinator of the columns may
  /// own screens, too.
  override var mayAdopt: Bool {
    guard let container else { return false }
    if runningContentOwner != nil || actor(on: container) != nil { return true }
    return container.splitViewController.flatMap { SplitObserver.existing(of: $0) }?.mayAdopt
      == true
  }

  /// Only UIKit puts a stack onto a stack, namely that of a column while the columns are collapsed;
  /// it gets no owner here.
  override func adoption(of screen: UIViewController) -> Adoption? {
    guard let container else { return nil }
    if screen is UINavigationController || isPendingRemoval(screen)
      || isColumn(screen, in: container)
    {
      return nil
    }
    let owner =
      actor(on: container) ?? ownerBelow(screen, on: container) ?? fillingOwner(of: container)
    return owner.map { Adoption(owner: $0, place: place, event: arrivalEvent) }
  }

  /// Whether a screen was put into a column and UIKit has made this stack around it.
  private func isColumn(_ screen: UIViewController, in container: UINavigationController) -> Bool {
    guard container.viewControllers.first === screen, let columns = container.splitViewController
    else { return false }
    return SplitObserver.existing(of: columns)?.screens.contains(screen) == true
  }

  /// The coordinator whose hook or verb runs, if the stack is its own.
  private func actor(on container: UINavigationController) -> ScreenOwner? {
    guard let running = CoordinatorContext.running, running.isRunning,
      let coordinator = running.coordinator,
      coordinator.stackOfItsOwn(by: coordinator.kind) === container
    else { return nil }
    return running.screenOwner
  }

  private func ownerBelow(
    _ screen: UIViewController, on container: UINavigationController
  ) -> ScreenOwner? {
    let below = container.viewControllers.prefix { $0 !== screen }
    let owners = below.lazy.reversed().compactMap { $0.screenRecord?.owner }
    return owners.first.flatMap { $0.isRunning ? $0 : nil }
  }

  /// The coordinator that owns the stack itself, or else the last one that pushed here.
  private func fillingOwner(of container: UINavigationController) -> ScreenOwner? {
    guard let latest = runningContentOwner else { return nil }
    let owner = container.screenRecord?.owner ?? latest
    return owner.isRunning ? owner : latest
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if appDelegate != nil {
      forward(viewController) {
        $0?.navigationController?(
          navigationController, willShow: viewController, animated: animated)
      }
    }
    // UIKit reports the end of a cancelled swipe only to the transition coordinator. If the app
    // replaces the delegate, this object learns of no end at all.
    if let transition = navigationController.transitionCoordinator {
      let isSwipe = transition.initiallyInteractive
      transition.animate(alongsideTransition: nil) { [weak self] _ in
        if let self, isSwipe || container?.delegate !== self { setNeedsReconcile() }
      }
    } else if navigationController.delegate !== self {
      setNeedsReconcile()
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if appDelegate != nil {
      forward(viewController) {
        $0?.navigationController?(
          navigationController, didShow: viewController, animated: animated)
      }
    }
    // The end of a request reconciles by itself.
    guard let waiter, waiter.waits(for: viewController) else { return setNeedsReconcile() }
    self.waiter = nil
    waiter.report()
  }
}

// The animations of requests. UIKit asks its delegate for them. An animation of the app's own
// delegate has priority.
extension StackObserver {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let call = enter(toVC)
    let own = forwardee(of: call)?.navigationController?(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    guard leave(call), own == nil else { return own }
    return makeAnimator()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if animationController === animator { return animation?.interactor?() }
    return forward(animationController) {
      $0?.navigationController?(navigationController, interactionControllerFor: animationController)
    }
  }
}

extension UIViewController {
  /// Whether this screen is a pending removal, because its coordinator has stopped.
  var isPendingRemoval: Bool {
    guard let stack = parent as? UINavigationController else { return false }
    return StackObserver.existing(of: stack)?.isPendingRemoval(self) == true
  }
}

// The screens of stopped coordinators: the next change of the stack removes them, or else a
// `ScreenRemoval` at the end of the turn.
extension StackObserver {
  func addPendingRemoval(_ record: ScreenRecord) { setPendingRemoval(record, record.id) }

  /// Changes the pending removals in a local copy, so that Swift needs no exclusivity check.
  private func setPendingRemoval(_ record: ScreenRecord?, _ screen: ScreenID) {
    var changed = pendingRemovals
    pendingRemovals = [:]
    changed[screen] = record
    pendingRemovals = changed
  }

  /// Keeps a screen on the stack, because a coordinator shows it again.
  func cancelRemoval(of screen: UIViewController) {
    guard hasPendingRemovals, let id = screen.existingAttachment?.id else { return }
    setPendingRemoval(nil, id)
  }

  /// Keeps the screens that a restarted coordinator has found on its stack and has not changed, if
  /// all screens on the stack are its pending removals.
  func keepScreens(ofRestarted owner: ScreenOwner) {
    guard hasPendingRemovals, let container, !owner.hasScreensToCome else { return }
    for record in owner.records where record.isOn(container) { return }
    for screen in container.viewControllers
    where pendingRemoval(of: screen)?.ownerID != owner.id { return }
    pendingRemovals = [:]
  }

  var hasPendingRemovals: Bool { !pendingRemovals.isEmpty }

  func isPendingRemoval(_ screen: UIViewController) -> Bool { pendingRemoval(of: screen) != nil }

  private func pendingRemoval(of screen: UIViewController) -> ScreenRecord? {
    let pendingRemovals = pendingRemovals
    guard !pendingRemovals.isEmpty, let id = screen.existingAttachment?.id else { return nil }
    return pendingRemovals[id]
  }

  func withoutPendingRemovals(_ stack: [UIViewController]) -> [UIViewController] {
    guard hasPendingRemovals else { return stack }
    var remaining: [UIViewController] = []
    for screen in stack where !isPendingRemoval(screen) { remaining.append(screen) }
    return remaining
  }

  /// The screen below the pending removals, if these are the top screens of a stack; nil if others
  /// are between them, or if none is below.
  func screenBelowPendingRemovals(_ stack: [UIViewController]) -> UIViewController? {
    guard hasPendingRemovals,
      let index = stack.lastIndex(where: { !isPendingRemoval($0) }),
      stack.count - 1 - index == pendingRemovals.count
    else { return nil }
    return stack[index]
  }

  /// Forgets the pending removals that are no longer on the stack.
  func forgetCompletedRemovals(on stack: UINavigationController) {
    let children = pendingRemovals.values.filter { $0.screen?.parent === stack }
    var remaining: [ScreenID: ScreenRecord] = [:]
    // The screens to remove are usually on top. A popped one stays a child until its transition ends.
    for screen in stack.viewControllers.reversed() {
      if remaining.count == children.count { break }
      if let record = pendingRemoval(of: screen) { remaining[record.id] = record }
    }
    pendingRemovals = remaining
  }
}
