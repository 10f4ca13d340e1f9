import CoordinatorCore
import UIKitShim

/// What takes the screens of stopped coordinators from the UI.
struct Departure: ContainerChange {
  var departing: [ScreenRecord]

  var stacks: [UINavigationController] {
    var stacks: [UINavigationController] = []
    for record in departing {
      if let stack = record.stack, !stacks.contains(stack) { stacks.append(stack) }
    }
    return stacks
  }

  func window(for coordinator: any Coordinator) -> UIWindow? { nil }

  func repeats(_ other: any ContainerChange) -> Bool { false }

  func carryOut(by performer: TransitionPerformer) { performer.leave(departing) }
}

extension TransitionPerformer {
  func leave(_ records: [ScreenRecord]) {
    var stacks: [UINavigationController] = []
    var presented: [UIViewController] = []
    for record in records {
      if let container = record.stack {
        if !stacks.contains(container) { stacks.append(container) }
      } else if record.place.kind == .presented {
        if let screen = record.screen, screen.presentingViewController != nil {
          add(screen, to: &presented)
        }
      } else if let columns = record.place.controller as? UISplitViewController {
        record.screen.map { SplitObserver.of(columns).giveWay($0) }
      }
    }
    // A stack that goes as a whole shows on its way out what it showed before.
    stacks.removeAll { stack in presented.contains { stack.goes(with: $0) } }
    let parts = Countdown(stacks.count + 1) { end(.performed) }
    for container in stacks {
      leaveStack(container, animated: presented.isEmpty) { parts.step() }
    }
    dismiss(presented.inOrderOfLeaving) { isDone in
      guard isDone else { return retry() }
      if !presented.isEmpty { noteDeparture(of: records) }
      parts.step()
    }
  }

  /// Adds what is presented to the lowest that are: dismissing one takes those above with it.
  private func add(_ screen: UIViewController, to lowest: inout [UIViewController]) {
    for known in lowest where screen.goes(with: known) { return }
    lowest.removeAll { $0.goes(with: screen) }
    lowest.append(screen)
  }

  /// Has those found who have screens in what was dismissed, and go on.
  private func noteDeparture(of records: [ScreenRecord]) {
    for record in records {
      guard record.place.kind == .presented, let screen = record.screen,
        screen.presentingViewController == nil, ScreenOwner.record(of: screen) == nil
      else { continue }
      DetachedContainers.note(screen)
      queue.engine?.reconciler.setNeedsReconcile()
    }
  }

  /// Takes the leaving screens from a stack; the last one stays until another replaces it.
  func leaveStack(
    _ container: UINavigationController, animated: Bool, then body: @escaping @MainActor () -> Void
  ) {
    let observer = StackObserver.of(container)
    var remaining = observer.withoutPendingRemovals(container.viewControllers)
    if remaining.isEmpty, let bottom = container.viewControllers.first { remaining = [bottom] }
    guard remaining.count < container.viewControllers.count else { return body() }
    let oldTop = container.topViewController
    observer.install(on: container)
    reduce(container, to: remaining, animated: animated)
    reconcile(around: container)
    guard isSeen(container), let newTop = container.topViewController, newTop !== oldTop
    else { return body() }
    whenShown(newTop, inPlaceOf: oldTop, on: container, by: observer, then: body)
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
}

extension [UIViewController] {
  /// What is presented in several places, in the order in which it is dismissed: what is out of sight
  /// first, and what lies over all else last.
  @MainActor var inOrderOfLeaving: [UIViewController] {
    guard count > 1 else { return self }
    var hidden: [UIViewController] = []
    var seen: [UIViewController] = []
    var above: [UIViewController] = []
    for screen in self {
      if screen.presentingViewController?.parent == nil {
        above.append(screen)
      } else if screen.viewIfLoaded?.window == nil {
        hidden.append(screen)
      } else {
        seen.append(screen)
      }
    }
    return hidden + seen + above
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
