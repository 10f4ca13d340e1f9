import UIKitShim

// What takes the screens of stopped coordinators from the UI.
extension TransitionPerformer {
  func leave(_ records: [ScreenRecord], _ done: @escaping @MainActor (End) -> Void) {
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
      case .tab, .column, .page, .root, .embedded: continue
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
    container.setViewControllers(remaining, animated: animated)
    observer.stackDidChange(byRequest: true)
    guard isSeen(container), let newTop = container.topViewController, newTop !== oldTop
    else { return done(.ended(.performed)) }
    whenShown(newTop, on: container, by: observer, done)
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
