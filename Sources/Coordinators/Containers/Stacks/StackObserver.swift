import CoordinatorCore
import Foundation
import UIKitShim

/// Watches one navigation controller's stack for all coordinators that share it.
///
/// It is the controller's delegate and forwards every call to the user's own; a delegate that the
/// user sets later is found at the next verb or transition end and becomes the one forwarded to.
@MainActor
final class StackObserver: DelegateProxy, UINavigationControllerDelegate, TypedObserver {
  private(set) weak var container: UINavigationController?

  /// The place of a screen on this stack.
  let place: ScreenPlace

  /// The app's delegate to which a call is handed on.
  func forwardee(of call: Call) -> (any UINavigationControllerDelegate)? {
    target(of: call) as? any UINavigationControllerDelegate
  }

  private(set) var users: [WeakReference<ScreenOwner>] = []

  /// That of the application of its users.
  private(set) weak var engine: NavigationEngine?

  var pendingRemovals: [ObjectIdentifier: ScreenRecord] = [:]

  /// Who waits for a screen to be shown, as a rule nobody or one.
  private var waiters: [CompletionWaiter] = []

  /// The observer of the columns that collapse onto this stack, which keeps those of its stacks.
  var split: WeakReference<SplitObserver>?

  /// The animation of the transition that a request makes, until it has ended.
  var animation: TransitionAnimation?

  /// The animator that was made of it.
  weak var animator: (any UIViewControllerAnimatedTransitioning)?

  init(_ container: UINavigationController) {
    self.container = container
    place = ScreenPlace(.stack, in: container)
  }

  /// Takes the delegate's place, keeping the user's own as the one forwarded to.
  func install() {
    if let container { install(on: container) }
  }

  func install(on container: UINavigationController) {
    install(over: container.delegate) {
      container.delegate = self
      return container.delegate
    }
  }

  /// Notes a coordinator that shows screens here, the latest last.
  func addUser(_ owner: ScreenOwner) {
    let reference = owner.reference
    if users.last === reference { return }
    engine = owner.engine
    users.append(reference)
    if users.count > usersBeforeTidying { tidyUsers() }
  }

  /// Forgets users that are gone, and those before others of the same.
  private func tidyUsers() {
    var seen: Set<ObjectIdentifier> = []
    let latest = users.reversed().filter {
      $0.object != nil && seen.insert(ObjectIdentifier($0)).inserted
    }
    users = latest.reversed()
    usersBeforeTidying = max(2 * users.count, 8)
  }

  private var usersBeforeTidying = 8

  // MARK: Changes

  /// Has the stack reconciled, since UIKit has reported a change.
  func setNeedsReconcile() {
    if let container {
      (engine ?? container.engine).reconciler.setNeedsReconcile(around: container)
    }
  }

  override func didRead() -> Bool {
    guard let container, !container.isListOfMore else { return false }
    install(on: container)
    if hasPendingRemovals { forgetRemovals(besides: container.viewControllers) }
    return false
  }

  /// Who is to own a screen that nobody has put onto the stack by a verb.
  ///
  /// Only UIKit puts a stack onto a stack: one that it has made for a column, while the columns are collapsed.
  override func adoption(of screen: UIViewController) -> Adoption? {
    guard let container else { return nil }
    if screen is UINavigationController || isPendingRemoval(screen)
      || isColumn(screen, in: container)
    {
      return nil
    }
    var newcomer = Newcomer(screen.note.id)
    newcomer.actor = actor(on: container)?.id
    newcomer.below = ownerBelow(screen, on: container)?.id
    newcomer.user = users.lazy.reversed().compactMap(\.object).first { $0.isRunning }?.id
    return Adoption(newcomer: newcomer, place: place, event: "push")
  }

  /// Whether a screen is what was put into a column, around which UIKit has made the stack.
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
    let stack = container.viewControllers
    let index = stack.firstIndex { $0 === screen } ?? 0
    let owners = stack[..<index].lazy.reversed().compactMap { ScreenOwner.record(of: $0)?.owner }
    return owners.first.flatMap { $0.isRunning ? $0 : nil }
  }

  /// The coordinator whose own the stack is.
  func owner(ofItself container: UINavigationController) -> ScreenOwner? {
    users.lazy.compactMap(\.object).first {
      $0.context?.isRunning == true && $0.context?.coordinator?.ownScreen === container
    }
  }

  // MARK: Requests

  /// Reports once, when a screen has been shown as the top of the stack.
  func report(to waiter: CompletionWaiter) {
    waiters.append(waiter)
  }

  /// Forgets whom to call: the transition that waited is over.
  func requestDidEnd() {
    if !waiters.isEmpty { waiters = [] }
    animation = nil
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if appDelegate != nil {
      let call = enter(viewController)
      forwardee(of: call)?.navigationController?(
        navigationController, willShow: viewController, animated: animated)
      guard leave(call) else { return }
    }
    // Of the end of a swipe that is cancelled UIKit tells nobody else.
    guard let swipe = navigationController.transitionCoordinator, swipe.initiallyInteractive else {
      return
    }
    swipe.animate(alongsideTransition: nil) { [weak self] _ in self?.setNeedsReconcile() }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if appDelegate != nil {
      let call = enter(viewController)
      forwardee(of: call)?.navigationController?(
        navigationController, didShow: viewController, animated: animated)
      guard leave(call) else { return }
    }
    watch(viewController)
    // The end of a request looks by itself.
    if tellWaiters(of: viewController) { return }
    setNeedsReconcile()
  }

  /// - Returns: Whether somebody has waited for the screen.
  private func tellWaiters(of shown: UIViewController) -> Bool {
    let all = waiters
    if all.isEmpty { return false }
    waiters = all.filter { !$0.waits(for: shown) }
    for waiter in all where waiter.waits(for: shown) { waiter.report() }
    return waiters.count < all.count
  }

  /// Watches the view of the top, which leaves the window also where UIKit tells no delegate of the
  /// change: a stack that is popped while it is about to appear.
  private func watch(_ top: UIViewController) {
    // The view may have been made only now.
    ScreenOwner.record(of: top)?.watchTop()
  }
}
