import CoordinatorCore
import UIKitShim

/// A push, a pop or a replacement of a stack.
///
/// It is a class because it is passed on often, and copying a value would retain the stack each
/// time.
final class StackChange: ContainerChange {
  enum Operation { case push, pop, popTo, popToRoot, set }

  private let operation: Operation
  private let navigationController: UINavigationController
  private let stackObserver: StackObserver

  init(_ operation: Operation, on stack: UINavigationController) {
    self.operation = operation
    navigationController = stack
    stackObserver = StackObserver.of(stack)
  }

  var container: AnyObject? { navigationController }
  var isOfStack: Bool { true }

  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    navigationController.transitionCoordinator
  }

  func addContentOwner(_ owner: ScreenOwner) { stackObserver.addContentOwner(owner) }

  func didEnd() { stackObserver.requestDidEnd() }

  var candidates: [UIViewController] {
    operation == .popTo ? navigationController.viewControllers.reversed() : []
  }

  var screenToPop: UIViewController? {
    operation == .pop ? navigationController.topViewController : nil
  }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    let screens = preview.replace(
      navigationController.viewControllers, of: navigationController
    ) { stack in
      switch operation {
      case .push: return stack + arrivals
      case .pop: return stack.count > 1 ? stack.dropLast() : stack
      case .popTo:
        guard let screen = arrivals.first ?? nil else { return stack }
        let index = stack.lastIndex { $0 === screen } ?? stack.count - 1
        return Array(stack[...index])
      case .popToRoot: return Array(stack.prefix(1))
      case .set: return arrivals
      }
    }
    return LeavingScreens(screens.reversed())
  }

  var targetScreen: UIViewController? {
    operation == .popToRoot ? navigationController.viewControllers.first : nil
  }

  var chosenIndex: Int? {
    operation == .popTo ? navigationController.viewControllers.count - 1 : nil
  }

  /// Returns the screen to which the path has led, the owner's lowest screen, or the bottom of the
  /// stack.
  func base(above screen: UIViewController?, of owner: ScreenOwner) -> UIViewController? {
    guard operation == .push else { return nil }
    let stack = navigationController.viewControllers
    if let screen, stack.contains(screen) { return screen }
    return stack.first { $0.screenRecord?.owner === owner } ?? stack.first
  }

  /// Returns false for a `pop`, because each `pop` removes one screen.
  func repeats(_ other: any ContainerChange) -> Bool {
    operation != .pop && other.container === navigationController
  }

  func runsBeforeRemoval(of records: [ScreenRecord]) -> Bool {
    stackObserver.hasPendingRemovals
  }

  /// Returns the place of a screen, unless a new stack keeps the screen and its owner.
  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    switch operation {
    case .push:
      // The performer rejects a second push of the same screen, unless the screen's owner has
      // stopped.
      if screen.parent === navigationController, screen.screenRecord != nil { return nil }
    case .set:
      if screen.parent === navigationController,
        screen.screenRecord?.isOn(navigationController) == true
      {
        return nil
      }
    case .pop, .popTo, .popToRoot: return nil
    }
    if screen is UINavigationController || screen.isShownModally { return nil }
    return stackObserver.place
  }

  func carryOut(by performer: TransitionPerformer) {
    switch operation {
    case .push:
      performer.withScreen { performer.push($0, on: navigationController, stackObserver) }
    case .pop: performer.pop(on: navigationController, stackObserver)
    case .popTo:
      performer.withScreen { performer.popTo($0, on: navigationController, stackObserver) }
    case .popToRoot: performer.popToRoot(of: navigationController, stackObserver)
    case .set: performer.set(performer.screens, on: navigationController, stackObserver)
    }
  }
}

extension StackChange.Operation {
  init?(_ kind: ScreenTransition.Kind) {
    switch kind {
    case .push: self = .push
    case .pop: self = .pop
    case .popTo: self = .popTo
    case .popToRoot: self = .popToRoot
    case .set: self = .set
    default: return nil
    }
  }
}

// Pushes, pops and replacements of a stack.
extension TransitionPerformer {
  func push(
    _ screen: UIViewController, on container: UINavigationController, _ observer: StackObserver
  ) {
    if screen is UINavigationController {
      let reason = sharedStackRejection(for: screen) ?? .cannotBePushed(name(of: screen))
      return end(.rejected(reason))
    }
    if screen.isShownModally {
      return end(.rejected(.alreadyPresented(name(of: screen))))
    }
    if screen.parent === container {
      guard request.hasClaimsOfUnowned else {
        return end(.rejected(.alreadyOnStack(name(of: screen))))
      }
      // The coordinator of this screen has stopped and was started again.
      let screens = container.viewControllers.filter { $0 !== screen } + [screen]
      return change(
        container, by: observer, to: { $0.filter { $0 !== screen } + [screen] }, newTop: screen,
        inPlaceOf: container.topViewController
      ) {
        container.setViewControllers(screens, animated: animated)
      }
    }
    change(
      container, by: observer, to: { $0 + [screen] }, newTop: screen, inPlaceOf: nil
    ) {
      container.pushViewController(screen, animated: animated)
    }
  }

  func pop(on container: UINavigationController, _ observer: StackObserver) {
    // `topTwo` releases the list before the call. Otherwise UIKit would have to copy the list to
    // change it.
    guard let (below, top) = container.topTwo else { return end(.rejected(.nothingToPop())) }
    change(
      container, by: observer, to: { afterPop(of: top, $0, on: container) },
      newTop: below, inPlaceOf: top
    ) {
      container.popViewController(animated: animated)
    }
  }

  /// Returns what a pop leaves of the screens that are not pending removals.
  ///
  /// If the top is a pending removal, it is the screen that the pop meant, so no other one is
  /// removed. The last screen stays until another one replaces it, as in UIKit.
  private func afterPop(
    of top: UIViewController, _ remaining: [UIViewController], on container: UINavigationController
  ) -> [UIViewController] {
    if remaining.isEmpty { return Array(container.viewControllers.prefix(1)) }
    return remaining.count > 1 && remaining.last === top ? remaining.dropLast() : remaining
  }

  func popTo(
    _ screen: UIViewController, on container: UINavigationController, _ observer: StackObserver
  ) {
    let stack = container.viewControllers
    guard let index = stack.firstIndex(where: { $0 === screen }) else {
      return end(.rejected(.notOnStack(name(of: screen))))
    }
    // Do not call UIKit if the screen is on top already. UIKit may delay the call and then search
    // for the screen again.
    if index == stack.count - 1, !observer.hasPendingRemovals { return end(.performed) }
    let kept = observer.withoutPendingRemovals(Array(stack[...index]))
    // If all screens to keep are pending removals, the screen stays until another one replaces it.
    change(
      container, by: observer, to: { _ in kept.isEmpty ? [screen] : kept }, newTop: screen,
      inPlaceOf: stack.last
    ) {
      container.popToViewController(screen, animated: animated)
    }
  }

  func popToRoot(of container: UINavigationController, _ observer: StackObserver) {
    let stack = container.viewControllers
    // If the bottom is a pending removal, the lowest screen that stays becomes the bottom.
    let bottom = observer.withoutPendingRemovals(stack).first ?? stack.first
    // UIKit accepts the call silently if the root is on top.
    guard let bottom, stack.count > 1 else { return end(.performed) }
    popTo(bottom, on: container, observer)
  }

  func set(
    _ screens: [UIViewController], on container: UINavigationController, _ observer: StackObserver
  ) {
    if hasRepeats(screens) { return end(.rejected(.repeatedScreens())) }
    for screen in screens {
      if screen is UINavigationController {
        return end(.rejected(.cannotBePushed(name(of: screen))))
      }
      if screen.isShownModally {
        return end(.rejected(.alreadyPresented(name(of: screen))))
      }
    }
    change(
      container, by: observer, to: { _ in screens }, newTop: screens.last,
      inPlaceOf: container.topViewController
    ) {
      container.setViewControllers(screens, animated: animated)
    }
  }

  /// Changes a stack, removes its pending removals, and waits until the new top is shown.
  func change(
    _ container: UINavigationController, by observer: StackObserver,
    to target: ([UIViewController]) -> [UIViewController], newTop: UIViewController?,
    inPlaceOf oldTop: UIViewController?, byCall call: () -> Void
  ) {
    observer.install(on: container)
    observer.animation = request.transition?.animation
    var newTop = newTop
    if observer.hasPendingRemovals {
      let stack = container.viewControllers
      let remaining = observer.withoutPendingRemovals(stack)
      let wanted = target(remaining)
      if remaining.count == stack.count || hasStack(wanted) {
        call()
      } else {
        newTop = wanted.last
        container.setViewControllers(wanted, animated: animated)
      }
    } else {
      call()
    }
    reconcile(around: container)
    guard let newTop, newTop !== oldTop, isVisible(container) else {
      return end(.performed)
    }
    whenShown(newTop, inPlaceOf: oldTop, on: container, by: observer)
  }

  /// Ends the request, or calls a closure, when UIKit has shown the new top or has nothing left to
  /// do.
  ///
  /// UIKit may never show the new top: a raw call in the same run-loop turn can replace it, and a
  /// subclass may ignore the call.
  func whenShown(
    _ newTop: UIViewController, inPlaceOf oldTop: UIViewController?,
    on container: UINavigationController, by observer: StackObserver,
    then body: (@MainActor () -> Void)? = nil
  ) {
    // If UIKit delays the change, the transition coordinator belongs to another transition.
    let isCarriedOut = container.topViewController === newTop
    if isCarriedOut, let coordinator = container.transitionCoordinator {
      limit()
      coordinator.animate(alongsideTransition: nil) { context in
        if let body { return queue.turns.next(body) }
        endNextTurn(context.isCancelled ? .rejected(.cancelledByUser()) : .performed)
      }
      return
    }
    if isCarriedOut {
      let ended = body.map { body in { @MainActor (_: Bool) in body() } }
      let waiter = CompletionWaiter(self, of: container, showing: newTop, ended)
      observer.report(to: waiter)
      return waiter.waitForTurns()
    }
    let waiter = CompletionWaiter(self, of: container, showing: newTop) { isReported in
      if let body { return body() }
      // Raw calls may have put another screen on top since.
      let isDone =
        isReported || container.topViewController !== oldTop && container.hasOnStack(newTop)
      end(isDone ? .performed : .rejected(.ignoredByUIKit(request.summary)))
    }
    observer.report(to: waiter)
    waiter.wait()
  }

  /// Whether UIKit makes a transition for a change, and reports its end.
  func isVisible(_ container: UINavigationController) -> Bool {
    container.viewIfLoaded?.window?.isHidden == false
  }
}

extension UINavigationController {
  /// The top of the stack and the screen below it; nil if there is no screen below.
  fileprivate var topTwo: (below: UIViewController, top: UIViewController)? {
    let stack = viewControllers
    return stack.count > 1 ? (stack[stack.count - 2], stack[stack.count - 1]) : nil
  }
}
