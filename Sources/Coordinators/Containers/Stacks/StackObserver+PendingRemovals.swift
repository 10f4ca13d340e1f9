import UIKitShim

extension UIViewController {
  /// Whether this screen is a pending removal, because its coordinator has stopped.
  var isPendingRemoval: Bool {
    guard let stack = parent as? UINavigationController else { return false }
    return StackObserver.existing(of: stack)?.isPendingRemoval(self) == true
  }
}

// The screens of stopped coordinators, which the next change of the stack removes.
extension StackObserver {
  func addPendingRemoval(_ record: ScreenRecord) { pendingRemovals[record.identity] = record }

  /// Keeps a screen on the stack, because a coordinator shows it again.
  func cancelRemoval(of screen: UIViewController) {
    pendingRemovals[ObjectIdentifier(screen)] = nil
  }

  /// Keeps the screens that a restarted coordinator has found on its stack and has not changed, if
  /// all screens on the stack are its pending removals.
  func keepScreens(ofRestarted owner: ScreenOwner) {
    guard hasPendingRemovals, let container, !owner.hasRequestsToCome else { return }
    for record in owner.records where record.isOn(container) { return }
    for screen in container.viewControllers {
      guard isPendingRemoval(screen), pendingRemovals[ObjectIdentifier(screen)]?.ownerID == owner.id
      else { return }
    }
    pendingRemovals = [:]
  }

  var hasPendingRemovals: Bool { !pendingRemovals.isEmpty }

  func isPendingRemoval(_ screen: UIViewController) -> Bool {
    hasPendingRemovals && pendingRemovals[ObjectIdentifier(screen)]?.screen === screen
  }

  func withoutPendingRemovals(_ stack: [UIViewController]) -> [UIViewController] {
    hasPendingRemovals ? stack.filter { !isPendingRemoval($0) } : stack
  }

  /// Forgets the pending removals that are no longer on the stack.
  func forgetRemovals(besides stack: [UIViewController]) {
    let left = Set(stack.map { ObjectIdentifier($0) })
    pendingRemovals = pendingRemovals.filter { left.contains($0.key) && $0.value.screen != nil }
  }
}

extension ScreenOwner {
  /// Runs right before the coordinator's `stop()`: the next change of the stack then also removes
  /// these screens, even if `stop()` or code that learns of the stop requests it.
  ///
  /// Without such a change, they are removed when the current run-loop turn ends.
  func addPendingRemovals() {
    for record in records where record.isRemovedWithOwner && record.isInUI {
      // Collapsed columns share one stack. It also holds screens that the framework does not know.
      guard let container = record.stack, !container.isStackOfColumns,
        !SceneDisconnection.removes(record)
      else { continue }
      StackObserver.of(container).addPendingRemoval(record)
    }
  }
}
