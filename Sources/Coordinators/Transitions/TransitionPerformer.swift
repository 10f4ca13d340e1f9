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
      let stack = container.viewControllers
      // A bottom that is to leave takes the next one with it that stays.
      let bottom = StackObserver.of(container).withoutLingering(stack).first ?? stack.first
      guard let bottom, stack.count > 1 else {
        return done(.ended(.rejected(.nothingToPop())))
      }
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
    if isElsewhere(screen) {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    if screen.parent === container {
      guard !request.claims.isEmpty else {
        return done(.ended(.rejected(.alreadyOnStack(screenName(of: screen)))))
      }
      // The screen of a coordinator that has stopped and is started again in the same turn.
      let screens = container.viewControllers.filter { $0 !== screen } + [screen]
      return change(container, to: { _ in screens }, newTop: screen, done) {
        container.setViewControllers(screens, animated: animated)
      }
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
    let stack = container.viewControllers
    guard let index = stack.firstIndex(where: { $0 === screen }) else {
      return done(.ended(.rejected(.notOnStack(screenName(of: screen)))))
    }
    let observer = StackObserver.of(container)
    let kept = observer.withoutLingering(Array(stack[...index]))
    // Where all that is to be kept leaves in this turn too, it stays until it is replaced.
    change(container, to: { _ in kept.isEmpty ? [screen] : kept }, newTop: screen, done) {
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
    for screen in screens {
      if screen is UINavigationController {
        return done(.ended(.rejected(.cannotBePushed(screenName(of: screen)))))
      }
      if isElsewhere(screen) {
        return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
      }
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
    guard isSeen(container), let newTop, newTop !== oldTop else {
      return done(.ended(.performed))
    }
    whenShown(newTop, on: container, done)
  }

  /// Waits until UIKit has shown a new top, or has nothing more to do on that stack: raw calls of
  /// the same turn can put another one in its place, and a subclass may drop the call.
  private func whenShown(
    _ newTop: UIViewController, on container: UINavigationController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    // Where UIKit holds the change back, the coordinator is that of another transition.
    let isCarriedOut = container.topViewController === newTop
    if isCarriedOut, let coordinator = container.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in
        Turn.next(in: window) { done(.ended(.performed)) }
      }
      return
    }
    StackObserver.of(container).whenShown(newTop) {
      Turn.next(in: window) { done(.ended(.performed)) }
    }
    whenSettled(container) {
      let isThere = isCarriedOut || container.hasOnStack(newTop)
      done(
        .ended(isThere ? .performed : .rejected(.refusedByUIKit(request.transition.summary))))
    }
  }

  /// Waits until a controller has had no transition for some turns.
  private func whenSettled(
    _ container: UIViewController, _ settled: @escaping @MainActor () -> Void
  ) {
    if let coordinator = container.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in
        Turn.next(in: window) { whenSettled(container, settled) }
      }
      return
    }
    Turn.afterSome(in: window) {
      if container.transitionCoordinator == nil {
        settled()
      } else {
        whenSettled(container, settled)
      }
    }
  }

  /// Whether UIKit makes a transition of a change, and reports its end.
  private func isSeen(_ container: UINavigationController) -> Bool {
    container.viewIfLoaded?.window?.isHidden == false
  }

  /// Whether a screen is presented or a window's root, from where no stack can take it.
  private func isElsewhere(_ screen: UIViewController) -> Bool {
    guard screen.parent == nil else { return false }
    return screen.presentingViewController != nil || screen.isRootOfItsWindow
  }

  // MARK: Presentations

  private func present(
    _ screen: UIViewController, style: UIModalPresentationStyle?,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    guard var presenter = request.requester?.coordinator?.presentationAnchor else {
      return done(.ended(.rejected(.noWindow())))
    }
    if screen.parent != nil || isElsewhere(screen) || screen === presenter {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    while let presented = presenter.presentedViewController { presenter = presented }
    if let style { screen.modalPresentationStyle = style }
    PresentationObserver.install(on: screen)
    if presenter.isBeingDismissed { return done(refusal) }
    presenter.present(screen, animated: animated) {
      Turn.next(in: window) { done(.ended(.performed)) }
    }
    guard screen.presentingViewController != nil else { return done(refusal) }
    // A presenter that a raw call dismisses in the same turn takes the presentation along.
    whenSettled(screen) {
      if screen.viewIfLoaded?.window != nil {
        done(.ended(.performed))
      } else if screen.presentingViewController == nil {
        done(refusal)
      } else {
        done(.ended(.rejected(.refusedByUIKit(request.transition.summary))))
      }
    }
  }

  private var refusal: End {
    request.refusals < Self.refusalsBeforeRejection
      ? .busy : .ended(.rejected(.refusedByUIKit(request.transition.summary)))
  }

  private func dismiss(
    _ screen: UIViewController, _ done: @escaping @MainActor (End) -> Void
  ) {
    guard let presenter = screen.presentingViewController else {
      return done(.ended(.rejected(.gone())))
    }
    dismiss(from: presenter, animated: animated) { isDone in
      done(isDone ? .ended(.performed) : refusal)
    }
  }

  /// Dismisses what a controller presents; tells whether UIKit has done it, or refused because it
  /// was in the middle of something, in which case it would never call the completion.
  private func dismiss(
    from presenter: UIViewController, animated: Bool, _ ended: @escaping @MainActor (Bool) -> Void
  ) {
    let progress = Progress()
    weak let presented = presenter.presentedViewController
    let end: @MainActor (Bool) -> Void = { isDone in
      guard !progress.isOver else { return }
      progress.isOver = true
      ended(isDone)
    }
    presenter.dismiss(animated: animated) { Turn.next(in: window) { end(true) } }
    guard let settling = presented else { return }
    whenSettled(settling) { end(presented?.presentingViewController !== presenter) }
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
    if screen.parent != nil || screen.presentingViewController != nil {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    guard let old = window.rootViewController, old !== screen else {
      window.rootViewController = screen
      return done(.ended(.performed))
    }
    let swap = {
      replaceRoot(of: window, by: screen, done)
      if let record = ScreenOwner.record(of: old) { record.owner?.screenMayHaveLeft(record) }
    }
    // UIKit leaves what an old root presents in the window; it has to go first.
    if old.presentedViewController != nil {
      dismiss(from: old, animated: false) { isDone in
        if isDone { swap() } else { done(refusal) }
      }
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
    if let presented, let presenter = presented.presentingViewController {
      dismiss(from: presenter, animated: animated) { isDone in
        if isDone { parts.step() } else { done(refusal) }
      }
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
    if remaining.isEmpty, let bottom = container.viewControllers.first { remaining = [bottom] }
    guard remaining.count < container.viewControllers.count else {
      return done(.ended(.performed))
    }
    let oldTop = container.topViewController
    observer.install()
    container.setViewControllers(remaining, animated: animated)
    observer.stackDidChange()
    guard isSeen(container), let newTop = container.topViewController, newTop !== oldTop
    else { return done(.ended(.performed)) }
    whenShown(newTop, on: container, done)
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

/// Whether a dismissal is over.
@MainActor
private final class Progress {
  var isOver = false
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
