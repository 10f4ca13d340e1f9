import UIKitShim

// What takes the screens of stopped coordinators from the UI.
extension TransitionPerformer {
  func leave(_ records: [ScreenRecord], _ done: @escaping @MainActor (End) -> Void) {
    var stacks: [UINavigationController] = []
    var splits: [UISplitViewController] = []
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
      case .column(let reference):
        guard let container = reference.object, let screen = record.screen else { continue }
        if SplitObserver.of(container).giveWay(screen) { splits.append(container) }
      case .tab, .page, .root, .embedded: continue
      }
    }
    // A stack that goes as a whole shows on its way out what it showed before.
    if let presented { stacks.removeAll { isTakenAlong($0, by: presented) } }
    let parts = Countdown(stacks.count + splits.count + 1) { done(.ended(.performed)) }
    for container in stacks {
      leaveStack(container, animated: presented == nil) { _ in parts.step() }
    }
    for container in splits {
      if container.viewIfLoaded?.window == nil {
        parts.step()
      } else {
        whenSettled(container.viewControllers.first ?? container) { parts.step() }
      }
    }
    if let presented, let presenter = presented.presentingViewController {
      dismiss(from: presenter, animated: animated) { isDone in
        guard isDone else { return done(refusal) }
        noteDeparture(of: records)
        parts.step()
      }
    } else {
      parts.step()
    }
  }

  /// Whether a stack lies in what is dismissed, or in what is presented above that.
  private func isTakenAlong(
    _ container: UINavigationController, by dismissed: UIViewController
  ) -> Bool {
    var outermost: UIViewController = container
    while let outer = outermost.parent { outermost = outer }
    return outermost === dismissed || isAbove(outermost, dismissed)
  }

  /// Has those judged who have screens in what was dismissed, and go on.
  private func noteDeparture(of records: [ScreenRecord]) {
    for record in records {
      guard case .presented = record.place, let screen = record.screen,
        screen.presentingViewController == nil, ScreenOwner.record(of: screen) == nil
      else { continue }
      DepartedContainers.add(screen, judgedBy: TransitionQueue.of(window))
    }
  }

  /// Takes the leaving screens from a stack; the last one stays until another replaces it.
  func leaveStack(
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
    reduce(container, to: remaining, animated: animated)
    observer.stackDidChange(byRequest: true)
    guard isSeen(container), let newTop = container.topViewController, newTop !== oldTop
    else { return done(.ended(.performed)) }
    whenShown(newTop, on: container, by: observer, done)
  }

  /// Takes screens from a stack.
  ///
  /// Collapsed columns make one stack with another one on it, which UIKit does not take from us: there
  /// only what lies on top can go, and the rest lingers.
  private func reduce(
    _ container: UINavigationController, to remaining: [UIViewController], animated: Bool
  ) {
    guard hasStack(remaining) else {
      return container.setViewControllers(remaining, animated: animated)
    }
    let stack = container.viewControllers
    var index = 0
    while index < remaining.count, remaining[index] === stack[index] { index += 1 }
    // What is to go lies below the other stack where there is still more to keep.
    if index == remaining.count {
      container.popToViewController(stack[index - 1], animated: animated)
    }
  }

  /// Whether a stack lies among these screens.
  func hasStack(_ screens: [UIViewController]) -> Bool {
    for screen in screens where screen is UINavigationController { return true }
    return false
  }

  func isAbove(_ upper: UIViewController, _ lower: UIViewController) -> Bool {
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
