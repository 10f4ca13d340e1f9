import CoordinatorCore
import UIKitShim

/// Removes the screens of stopped coordinators from the UI.
final class ScreenRemoval: ContainerChange {
  private(set) var recordsToRemove: [ScreenRecord] = []
  private var known: Set<ObjectIdentifier> = []

  init(of records: [ScreenRecord]) { add(records) }

  func add(_ records: [ScreenRecord]) {
    for record in records where known.insert(ObjectIdentifier(record)).inserted {
      recordsToRemove.append(record)
      // A change of the stack may remove it earlier.
      if let stack = record.stack { StackObserver.of(stack).addPendingRemoval(record) }
    }
  }

  private var stacks: [UINavigationController] {
    var known: Set<UINavigationController> = []
    return recordsToRemove.compactMap(\.stack).filter { known.insert($0).inserted }
  }

  /// The transition that a user drives comes first.
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let running = stacks.compactMap(\.transitionCoordinator)
    return running.first(where: \.isInteractive) ?? running.first
  }

  func didEnd() {
    for stack in stacks { StackObserver.of(stack).waiter = nil }
  }

  /// Whether earlier requests have removed all the screens.
  var isCompleted: Bool {
    !recordsToRemove.contains { $0.engine.reconciler.hierarchies.has($0.id) }
  }

  func carryOut(by performer: TransitionPerformer) {
    if isCompleted { return performer.end(.merged) }
    var presented: [UIViewController] = []
    var replaced: [UIViewController] = []
    for record in recordsToRemove {
      if record.place.kind == .presented {
        if let screen = record.screen, screen.presentingViewController != nil {
          presented.append(screen)
        }
      } else if let columns = record.place.controller as? UISplitViewController,
        let screen = record.screen, let placeholder = record.placeholder
      {
        SplitObserver.of(columns).replace(screen, with: placeholder)
        replaced.append(screen)
      }
    }
    // Dismissing a screen also dismisses those above it.
    let all = Set(presented.map { ObjectIdentifier($0) })
    presented = presented.filter {
      ($0.parent ?? $0.presentingViewController)?.disappears(with: all) != true
    }
    // A stack that is removed as a whole keeps its screens until it has gone.
    let stacks = stacks.filter { stack in
      !presented.contains { stack.disappears(with: $0) } && !replaced.contains(stack)
    }
    var remaining = stacks.count + 1
    let partDidEnd: @MainActor () -> Void = {
      remaining -= 1
      if remaining == 0 { performer.end(.performed) }
    }
    for container in stacks {
      performer.removePendingRemovals(
        from: container, animated: presented.isEmpty, then: partDidEnd)
    }
    performer.dismiss(presented.inDismissalOrder) {
      // Coordinators that still run may have had screens in a dismissed container.
      if !presented.isEmpty { performer.queue.engine.reconciler.setNeedsReconcile() }
      partDidEnd()
    }
  }
}

extension TransitionPerformer {
  /// Removes the pending removals from a stack; if every screen is one, the bottom one stays until
  /// another screen replaces it.
  fileprivate func removePendingRemovals(
    from container: UINavigationController, animated: Bool,
    then body: @escaping @MainActor () -> Void
  ) {
    let observer = StackObserver.of(container)
    let oldTop = container.topViewController
    observer.forgetCompletedRemovals(on: container)
    if let newTop = observer.screenBelowPendingRemovals(container.viewControllers) {
      observer.install(on: container)
      container.popToViewController(newTop, animated: animated)
    } else {
      var remaining = observer.withoutPendingRemovals(container.viewControllers)
      if remaining.isEmpty, let bottom = container.viewControllers.first { remaining = [bottom] }
      // Only UIKit may set a list that contains a stack, as that of collapsed columns does.
      guard remaining.count < container.viewControllers.count, !remaining.hasStack else {
        return body()
      }
      observer.install(on: container)
      container.setViewControllers(remaining, animated: animated)
    }
    reconcile(around: container)
    guard isVisible(container), let newTop = container.topViewController, newTop !== oldTop
    else { return body() }
    whenShown(newTop, inPlaceOf: oldTop, on: container, by: observer, then: body)
  }
}

extension [UIViewController] {
  @MainActor var hasStack: Bool {
    for screen in self where screen is UINavigationController { return true }
    return false
  }

  /// The presented screens in the order of their dismissal: hidden ones first, and those that are
  /// presented over a whole hierarchy last.
  @MainActor var inDismissalOrder: [UIViewController] {
    guard count > 1 else { return self }
    let inside = filter { $0.presentingViewController?.parent != nil }
    return inside.filter { $0.viewIfLoaded?.window == nil }
      + inside.filter { $0.viewIfLoaded?.window != nil }
      + filter { $0.presentingViewController?.parent == nil }
  }
}
