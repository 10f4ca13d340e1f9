import UIKitShim

/// Carries one transition out by UIKit's own calls and tells its real end.
@MainActor
struct TransitionPerformer {
  /// What came of the attempt.
  enum End {
    case ended(TransitionResult)
    /// UIKit could not take the call now, but may in a later turn.
    case busy
  }

  private static let refusalsBeforeRejection = 3

  let request: TransitionRequest
  let window: UIWindow?

  init(_ request: TransitionRequest, in window: UIWindow?) {
    self.request = request
    self.window = window
  }

  private var animated: Bool { request.transition.animated }

  func perform(_ done: @escaping @MainActor (End) -> Void) {
    switch request.transition.kind {
    case .push(let screen, let container): push(screen, on: container, done)
    case .pop(let container): pop(on: container, done)
    case .popTo(let screen, let container): popTo(screen, on: container, done)
    case .popToRoot(let container):
      guard let bottom = container.viewControllers.first, container.viewControllers.count > 1
      else { return done(.ended(.rejected(.nothingToPop()))) }
      popTo(bottom, on: container, done)
    case .set(let screens, let container): set(screens, on: container, done)
    case .present(let screen, let style): present(screen, style: style, done)
    case .dismiss(let screen): dismiss(screen, done)
    case .select(let screen, let container): select(screen, in: container, done)
    case .setTabs(let screens, let container): setTabs(screens, in: container, done)
    case .root(let screen, let window): setRoot(screen, of: window, done)
    case .leave(let records): leave(records, done)
    }
  }

  // MARK: Stacks

  private func push(
    _ screen: UIViewController, on container: UINavigationController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    if screen is UINavigationController {
      return done(.ended(.rejected(.cannotBePushed(screenName(of: screen)))))
    }
    if container.viewControllers.contains(screen) {
      return done(.ended(.rejected(.alreadyOnStack(screenName(of: screen)))))
    }
    change(container, to: { $0 + [screen] }, newTop: screen, done) {
      container.pushViewController(screen, animated: animated)
    }
  }

  private func pop(
    on container: UINavigationController, _ done: @escaping @MainActor (End) -> Void
  ) {
    let stack = container.viewControllers
    guard stack.count > 1, let top = stack.last else {
      return done(.ended(.rejected(.nothingToPop())))
    }
    // A screen that leaves in this turn anyway is what the pop meant.
    let isLeaving = StackObserver.of(container).isLingering(top)
    change(
      container, to: { isLeaving ? $0 : $0.filter { $0 !== top } },
      newTop: stack[stack.count - 2], done
    ) {
      container.popViewController(animated: animated)
    }
  }

  private func popTo(
    _ screen: UIViewController, on container: UINavigationController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    guard let index = container.viewControllers.firstIndex(of: screen) else {
      return done(.ended(.rejected(.notOnStack(screenName(of: screen)))))
    }
    // UIKit would look for the screen again if it held the call back.
    if index == container.viewControllers.count - 1 { return done(.ended(.performed)) }
    let kept = container.viewControllers[...index]
    change(container, to: { $0.filter(kept.contains) }, newTop: screen, done) {
      container.popToViewController(screen, animated: animated)
    }
  }

  private func set(
    _ screens: [UIViewController], on container: UINavigationController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    var seen: Set<UIViewController> = []
    for screen in screens where !seen.insert(screen).inserted {
      return done(.ended(.rejected(.repeatedScreens())))
    }
    if let nested = screens.first(where: { $0 is UINavigationController }) {
      return done(.ended(.rejected(.cannotBePushed(screenName(of: nested)))))
    }
    change(container, to: { _ in screens }, newTop: screens.last, done) {
      container.setViewControllers(screens, animated: animated)
    }
  }

  /// Changes a stack, together with what is to leave it, and waits until the new top is shown.
  private func change(
    _ container: UINavigationController,
    to target: ([UIViewController]) -> [UIViewController], newTop: UIViewController?,
    _ done: @escaping @MainActor (End) -> Void, byCall call: () -> Void
  ) {
    let observer = StackObserver.of(container)
    observer.install()
    let oldTop = container.topViewController
    var newTop = newTop
    let remaining = observer.withoutLingering(container.viewControllers)
    if remaining.count == container.viewControllers.count {
      call()
    } else {
      let stack = target(remaining)
      newTop = stack.last
      container.setViewControllers(stack, animated: animated)
    }
    observer.stackDidChange()
    guard let newTop, newTop !== oldTop else { return done(.ended(.performed)) }
    whenSeen(newTop, on: container) { done(.ended(.performed)) }
  }

  /// How many turns a stack may take to show its new top when no transition is under way.
  private static let turnsToBeSeen = 12

  /// Calls a closure when the top of a stack is seen, or when nobody can see the stack.
  private func whenSeen(
    _ top: UIViewController, on container: UINavigationController,
    turns: Int = turnsToBeSeen, _ seen: @escaping @MainActor () -> Void
  ) {
    guard container.viewIfLoaded?.window != nil, turns > 0 else { return seen() }
    if let coordinator = container.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in
        Turn.next(in: window) { whenSeen(top, on: container, seen) }
      }
    } else if container.topViewController === top, top.viewIfLoaded?.window != nil {
      seen()
    } else {
      Turn.next(in: window) { whenSeen(top, on: container, turns: turns - 1, seen) }
    }
  }

  // MARK: Presentations

  private func present(
    _ screen: UIViewController, style: UIModalPresentationStyle?,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    guard var presenter = request.requester?.coordinator?.presentationAnchor else {
      return done(.ended(.rejected(.noWindow())))
    }
    if screen.presentingViewController != nil || screen.parent != nil {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    while let presented = presenter.presentedViewController { presenter = presented }
    if let style { screen.modalPresentationStyle = style }
    PresentationObserver.install(on: screen)
    presenter.present(screen, animated: animated)
    guard screen.presentingViewController != nil else {
      let isFinal = request.refusals >= Self.refusalsBeforeRejection
      let rejection = TransitionRejection.refusedByUIKit(request.transition.summary)
      return done(isFinal ? .ended(.rejected(rejection)) : .busy)
    }
    whenPresented(screen) { done(.ended(.performed)) }
  }

  /// Calls a closure when a presented screen is seen, or has gone again.
  ///
  /// UIKit's completion would not come for a presentation that is dropped before it begins, as when
  /// the window gets another root.
  private func whenPresented(
    _ screen: UIViewController, turns: Int = turnsToBeSeen, _ seen: @escaping @MainActor () -> Void
  ) {
    guard screen.presentingViewController != nil, turns > 0 else { return seen() }
    if let coordinator = screen.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in
        Turn.next(in: window) { whenPresented(screen, seen) }
      }
    } else if screen.viewIfLoaded?.window != nil, !screen.isBeingPresented {
      seen()
    } else {
      Turn.next(in: window) { whenPresented(screen, turns: turns - 1, seen) }
    }
  }

  private func dismiss(
    _ screen: UIViewController, _ done: @escaping @MainActor (End) -> Void
  ) {
    guard screen.presentingViewController != nil else {
      return done(.ended(.rejected(.gone())))
    }
    dismissAway(screen) { done(.ended(.performed)) }
  }

  /// How many turns a dismissal without animation may take, and how often UIKit is asked for one.
  private static let turnsToBeGone = 6
  private static let dismissalsBeforeGivingUp = 3

  /// Dismisses a screen and calls a closure when it has gone.
  ///
  /// UIKit refuses a dismissal during another presentation without telling the caller, so that
  /// what is still there when nothing moves any more is dismissed again.
  private func dismissAway(
    _ screen: UIViewController, attempt: Int = 1, _ gone: @escaping @MainActor () -> Void
  ) {
    guard let presenter = screen.presentingViewController else { return gone() }
    presenter.dismiss(animated: animated)
    whenStill(screen, turns: Self.turnsToBeGone) {
      if screen.presentingViewController == nil || attempt == Self.dismissalsBeforeGivingUp {
        gone()
      } else {
        dismissAway(screen, attempt: attempt + 1, gone)
      }
    }
  }

  private func whenStill(
    _ screen: UIViewController, turns: Int, _ still: @escaping @MainActor () -> Void
  ) {
    guard screen.presentingViewController != nil, turns > 0 else { return still() }
    if let coordinator = screen.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in
        Turn.next(in: window) { whenStill(screen, turns: Self.turnsToBeGone, still) }
      }
    } else {
      Turn.next(in: window) { whenStill(screen, turns: turns - 1, still) }
    }
  }

  // MARK: Tabs and roots

  private func select(
    _ screen: UIViewController, in container: UITabBarController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    guard container.viewControllers?.contains(screen) == true else {
      return done(.ended(.rejected(.notInTabs(screenName(of: screen)))))
    }
    let wasSelected = container.selectedViewController === screen
    container.selectedViewController = screen
    TabObserver.of(container).selectionDidChange()
    afterTurn(of: container, unless: wasSelected, done)
  }

  private func setTabs(
    _ screens: [UIViewController], in container: UITabBarController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    let left = (container.viewControllers ?? []).filter { !screens.contains($0) }
    container.setViewControllers(screens, animated: animated)
    TabObserver.of(container).install()
    for screen in left {
      if let record = ScreenOwner.record(of: screen) { record.owner?.screenMayHaveLeft(record) }
    }
    TabObserver.of(container).selectionDidChange()
    afterTurn(of: container, unless: false, done)
  }

  private func afterTurn(
    of container: UIViewController, unless isDone: Bool, _ done: @escaping @MainActor (End) -> Void
  ) {
    guard !isDone, container.viewIfLoaded?.window != nil else {
      return done(.ended(.performed))
    }
    Turn.next(in: window) { done(.ended(.performed)) }
  }

  private func setRoot(
    _ screen: UIViewController, of window: UIWindow, _ done: @escaping @MainActor (End) -> Void
  ) {
    guard let old = window.rootViewController, old !== screen else {
      window.rootViewController = screen
      return done(.ended(.performed))
    }
    let swap = {
      replaceRoot(of: window, by: screen, done)
      if let record = ScreenOwner.record(of: old) {
        record.owner?.screenMayHaveLeft(record)
      } else {
        DepartedContainers.add(old, judgedBy: TransitionQueue.of(window))
      }
    }
    // UIKit leaves what an old root presents in the window; it has to go first.
    if old.presentedViewController != nil {
      old.dismiss(animated: false) { swap() }
    } else {
      swap()
    }
  }

  private func replaceRoot(
    of window: UIWindow, by screen: UIViewController, _ done: @escaping @MainActor (End) -> Void
  ) {
    guard !window.isHidden else {
      window.rootViewController = screen
      return done(.ended(.performed))
    }
    guard animated else {
      window.rootViewController = screen
      return Turn.next(in: window) { done(.ended(.performed)) }
    }
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve,
      animations: { window.rootViewController = screen },
      completion: { _ in Turn.next(in: window) { done(.ended(.performed)) } })
  }

  // MARK: Departures

  private func leave(_ records: [ScreenRecord], _ done: @escaping @MainActor (End) -> Void) {
    var stacks: [UINavigationController] = []
    var presented: UIViewController?
    for record in records {
      switch record.place {
      case .stack(let reference):
        guard let container = reference.object else { continue }
        StackObserver.of(container).linger([record])
        if !stacks.contains(container) { stacks.append(container) }
      case .presented:
        // Dismissing the lowest one takes those above with it.
        if let screen = record.screen, screen.presentingViewController != nil,
          presented.map({ isAbove($0, screen) }) ?? true
        {
          presented = screen
        }
      case .tab, .root: continue
      }
    }
    let parts = Countdown(stacks.count + 1) { done(.ended(.performed)) }
    for container in stacks {
      leaveStack(container, animated: presented == nil) { _ in parts.step() }
    }
    if let presented {
      dismissAway(presented) { parts.step() }
    } else {
      parts.step()
    }
  }

  /// Takes the leaving screens from a stack; the last one stays until another replaces it.
  private func leaveStack(
    _ container: UINavigationController, animated: Bool,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    let observer = StackObserver.of(container)
    var remaining = observer.withoutLingering(container.viewControllers)
    if remaining.isEmpty, let bottom = container.viewControllers.first {
      remaining = [bottom]
      observer.keepLingering(bottom)
    }
    guard remaining.count < container.viewControllers.count else {
      return done(.ended(.performed))
    }
    let oldTop = container.topViewController
    observer.install()
    container.setViewControllers(remaining, animated: animated)
    observer.stackDidChange()
    guard let newTop = remaining.last, newTop !== oldTop else { return done(.ended(.performed)) }
    whenSeen(newTop, on: container) { done(.ended(.performed)) }
  }

  private func isAbove(_ upper: UIViewController, _ lower: UIViewController) -> Bool {
    var presenter = upper.presentingViewController
    while let current = presenter {
      if current === lower { return true }
      presenter = current.presentingViewController
    }
    return false
  }
}

/// Calls a closure when a number of steps have been taken.
@MainActor
private final class Countdown {
  private var remaining: Int
  private let done: @MainActor () -> Void

  init(_ count: Int, _ done: @escaping @MainActor () -> Void) {
    remaining = count
    self.done = done
  }

  func step() {
    remaining -= 1
    if remaining == 0 { done() }
  }
}
