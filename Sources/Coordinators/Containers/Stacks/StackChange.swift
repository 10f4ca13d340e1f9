import CoordinatorCore
import UIKitShim

/// A push, a pop or a replacement of a stack.
final class StackChange: ContainerChange {
  /// The kinds of transitions that change a stack.
  enum Kind {
    case push, pop, popTo, popToRoot, set

    /// Returns nil for a transition that changes no stack.
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

    /// Whether the transition puts screens on the stack.
    var addsScreens: Bool {
      switch self {
      case .push, .set: true
      case .pop, .popTo, .popToRoot: false
      }
    }
  }

  private let kind: Kind
  private let stack: UINavigationController
  private let observer: StackObserver

  init(_ kind: Kind, on stack: UINavigationController) {
    self.kind = kind
    observer = StackObserver.of(stack)
    self.stack = stack
  }

  var container: AnyObject? { stack }
  var isOfStack: Bool { true }

  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stack.transitionCoordinator
  }

  func window(for coordinator: any Coordinator) -> UIWindow? { stack.hierarchyWindow }

  /// Does nothing for a change that goes back, because it fills no stack.
  func addContentOwner(_ owner: ScreenOwner) {
    if kind.addsScreens { observer.addContentOwner(owner) }
  }

  func didEnd() { observer.waiter = nil }

  var candidates: [UIViewController] { stack.viewControllers.reversed() }

  var screenToPop: UIViewController? { kind == .pop ? stack.topViewController : nil }

  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    let list = preview.list(of: stack)
    // The first screen to be replaced; the last one is never popped.
    let first: Int
    switch kind {
    case .pop: first = max(list.count - 1, 1)
    case .popTo:
      let target = arrivals.first ?? nil
      first = target.flatMap { list.index(of: $0) }.map { $0 + 1 } ?? list.count
    case .popToRoot: first = 1
    case .set: first = 0
    case .push: first = list.count
    }
    let added = kind.addsScreens ? arrivals : []
    let leaving = preview.replaceTop(of: list, in: stack, from: first, by: added)
    return stack.leaving(leaving, besides: added)
  }

  var target: UIViewController? { kind == .popToRoot ? stack.viewControllers.first : nil }

  var chosenIndex: Int? { kind == .popTo ? stack.viewControllers.count - 1 : nil }

  func base(above screen: UIViewController?, of owner: ScreenOwner) -> UIViewController? {
    guard kind == .push else { return nil }
    let screens = stack.viewControllers
    if let screen, screens.contains(screen) { return screen }
    return screens.first { $0.screenRecord?.owner === owner } ?? screens.first
  }

  var takesPendingRemovals: Bool { observer.hasPendingRemovals }

  /// Returns the place of a screen, unless a new stack keeps the screen and its owner.
  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    switch kind {
    case .push:
      // A second push of the same screen is rejected, unless the screen's owner has stopped.
      if screen.parent === stack, screen.screenRecord != nil { return nil }
    case .set:
      if screen.parent === stack, screen.screenRecord?.isOn(stack) == true { return nil }
    case .pop, .popTo, .popToRoot: return nil
    }
    return screen.unpushableKind == nil && !screen.cannotEnter(stack) ? observer.place : nil
  }

  func carryOut(by performer: TransitionPerformer) {
    switch kind {
    case .push: push(by: performer)
    case .pop: pop(by: performer)
    case .popTo:
      guard let screen = performer.screen else { return performer.reject(.gone()) }
      pop(to: screen, by: performer)
    case .popToRoot:
      let screens = stack.viewControllers
      // If the bottom is a pending removal, the lowest screen that stays becomes the bottom.
      let bottom = observer.withoutPendingRemovals(screens).first ?? screens.first
      // UIKit accepts the call silently if the root is on top.
      guard let bottom, screens.count > 1 else { return performer.end(.performed) }
      pop(to: bottom, by: performer)
    case .set: set(by: performer)
    }
  }

  /// Why the stack cannot take a screen; nil if it can.
  private func rejection(
    of screen: UIViewController, by performer: TransitionPerformer
  ) -> TransitionRejection? {
    if let kind = screen.unpushableKind {
      return performer.sharedStackRejection(for: screen)
        ?? .cannotBePushed(performer.name(of: screen), kind)
    }
    return screen.cannotEnter(stack) ? .alreadyPresented(performer.name(of: screen)) : nil
  }

  private func push(by performer: TransitionPerformer) {
    guard let screen = performer.screen else { return performer.reject(.gone()) }
    if let reason = rejection(of: screen, by: performer) { return performer.reject(reason) }
    if screen.parent === stack {
      guard performer.request.hasClaimsOfUnowned else {
        return performer.reject(.alreadyOnStack(performer.name(of: screen)))
      }
      // The coordinator of this screen has stopped and was started again.
      let moved = { (screens: [UIViewController]) in screens.filter { $0 !== screen } + [screen] }
      let screens = moved(stack.viewControllers)
      return change(by: performer, to: moved, inPlaceOf: stack.topViewController) {
        stack.setViewControllers(screens, animated: performer.animated)
        return screen
      }
    }
    change(by: performer, to: { $0 + [screen] }, inPlaceOf: nil) {
      stack.pushViewController(screen, animated: performer.animated)
      return screen
    }
  }

  private func pop(by performer: TransitionPerformer) {
    // `topTwo` releases the list before the call. Otherwise UIKit would have to copy the list to
    // change it.
    guard let (below, top) = stack.topTwo else { return performer.reject(.nothingToPop()) }
    change(by: performer, to: { afterPop(of: top, $0) }, inPlaceOf: top) {
      stack.popViewController(animated: performer.animated)
      return below
    }
  }

  /// What a pop leaves of the screens that are not pending removals: all of them if the top is one,
  /// which the pop meant, and always the last one, as in UIKit.
  private func afterPop(
    of top: UIViewController, _ remaining: [UIViewController]
  ) -> [UIViewController] {
    if remaining.isEmpty { return Array(stack.viewControllers.prefix(1)) }
    return remaining.count > 1 && remaining.last === top ? remaining.dropLast() : remaining
  }

  private func pop(to screen: UIViewController, by performer: TransitionPerformer) {
    let screens = stack.viewControllers
    guard let index = screens.firstIndex(where: { $0 === screen }) else {
      return performer.reject(.notOnStack(performer.name(of: screen)))
    }
    // Do not call UIKit if the screen is on top already. UIKit may delay the call and then search
    // for the screen again.
    if index == screens.count - 1, !observer.hasPendingRemovals {
      return performer.end(.performed)
    }
    let kept = observer.withoutPendingRemovals(Array(screens[...index]))
    // If all screens to keep are pending removals, the screen stays until another one replaces it.
    change(
      by: performer, to: { _ in kept.isEmpty ? [screen] : kept }, inPlaceOf: screens.last
    ) {
      stack.popToViewController(screen, animated: performer.animated)
      return screen
    }
  }

  private func set(by performer: TransitionPerformer) {
    let screens = performer.screens
    if performer.hasRepeats(screens) { return performer.reject(.repeated(in: "stack contains")) }
    for screen in screens {
      if let reason = rejection(of: screen, by: performer) { return performer.reject(reason) }
    }
    change(by: performer, to: { _ in screens }, inPlaceOf: stack.topViewController) {
      stack.setViewControllers(screens, animated: performer.animated)
      return screens.last
    }
  }

  /// Changes the stack, removes its pending removals, and waits until the new top is shown; `call`
  /// returns the new top.
  private func change(
    by performer: TransitionPerformer, to target: ([UIViewController]) -> [UIViewController],
    inPlaceOf oldTop: UIViewController?, byCall call: () -> UIViewController?
  ) {
    observer.install(on: stack)
    performer.animate(observer)
    let newTop: UIViewController?
    if observer.hasPendingRemovals {
      let screens = stack.viewControllers
      let remaining = observer.withoutPendingRemovals(screens)
      let wanted = target(remaining)
      if remaining.count == screens.count || wanted.hasStack {
        newTop = call()
      } else {
        newTop = wanted.last
        stack.setViewControllers(wanted, animated: performer.animated)
      }
    } else {
      newTop = call()
    }
    performer.reconcile(around: stack)
    guard let newTop, newTop !== oldTop, performer.isVisible(stack) else {
      return performer.end(.performed)
    }
    performer.whenShown(newTop, inPlaceOf: oldTop, on: stack, by: observer)
  }
}

extension TransitionPerformer {
  /// Ends the request, or calls a closure, when UIKit has shown the new top or never will: a raw
  /// call in the same run-loop turn can replace the new top, and a subclass may ignore the call.
  func whenShown(
    _ newTop: UIViewController, inPlaceOf oldTop: UIViewController?,
    on container: UINavigationController, by observer: StackObserver,
    then body: (@MainActor () -> Void)? = nil
  ) {
    // If UIKit delays the change, the transition coordinator belongs to another transition.
    let isCarriedOut = container.topViewController === newTop
    if isCarriedOut, let coordinator = container.transitionCoordinator {
      startTimeout()
      coordinator.animate(alongsideTransition: nil) { context in
        if let body { return queue.turns.next(body) }
        endNextTurn(after: context) { container.topViewController === newTop }
      }
      return
    }
    if isCarriedOut {
      let ended = body.map { body in { @MainActor (_: Bool) in body() } }
      let waiter = CompletionWaiter(self, of: container, showing: newTop, ended)
      observer.waiter = waiter
      return waiter.waitForTurns()
    }
    let waiter = CompletionWaiter(self, of: container, showing: newTop) { isReported in
      if let body { return body() }
      // Raw calls may have put another screen on top since.
      let isDone =
        isReported || container.topViewController !== oldTop && container.hasOnStack(newTop)
      if isDone { end(.performed) } else { rejectAsIgnored() }
    }
    observer.waiter = waiter
    waiter.wait()
  }

  /// Whether UIKit makes a transition for a change, and reports its end.
  func isVisible(_ container: UINavigationController) -> Bool {
    container.viewIfLoaded?.window?.isHidden == false
  }
}

extension UIViewController {
  /// The kind of this controller if UIKit cannot push it; nil if UIKit can.
  fileprivate var unpushableKind: String? {
    let roles = roles
    if roles.contains(.stack) { return "navigation controller" }
    return roles.contains(.columns) ? "split view controller" : nil
  }
}

extension UINavigationController {
  /// The top of the stack and the screen below it; nil if there is no screen below.
  fileprivate var topTwo: (below: UIViewController, top: UIViewController)? {
    let stack = viewControllers
    return stack.count > 1 ? (stack[stack.count - 2], stack[stack.count - 1]) : nil
  }
}
