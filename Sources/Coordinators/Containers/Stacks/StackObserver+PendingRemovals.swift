import UIKitShim

extension UIViewController {
  /// Whether this is to leave a stack, since its coordinator has stopped.
  var isPendingRemoval: Bool {
    guard let stack = parent as? UINavigationController else { return false }
    return StackObserver.existing(of: stack)?.isPendingRemoval(self) == true
  }
}

// The screens of stopped coordinators: the next change of the stack takes them off.
extension StackObserver {
  func removeLater(_ record: ScreenRecord) { pendingRemovals[record.identity] = record }

  /// Keeps a screen that somebody shows again.
  func cancelRemoval(of screen: UIViewController) {
    pendingRemovals[ObjectIdentifier(screen)] = nil
  }

  /// Keeps what a coordinator that has been started again has found on a stack of its own, and left
  /// as it was.
  func keepScreens(ofRestarted owner: ScreenOwner) {
    guard hasPendingRemovals, let container, !owner.hasRequestsToCome else { return }
    for record in owner.records where record.isOn(container) { return }
    for screen in container.viewControllers {
      guard isPendingRemoval(screen), pendingRemovals[ObjectIdentifier(screen)]?.owner === owner
      else { return }
    }
    pendingRemovals = [:]
  }

  var hasPendingRemovals: Bool { !pendingRemovals.isEmpty }

  func isPendingRemoval(_ screen: UIViewController) -> Bool {
    hasPendingRemovals && pendingRemovals[ObjectIdentifier(screen)]?.screen === screen
  }

  /// The stack without the screens that are to leave.
  func withoutPendingRemovals(_ stack: [UIViewController]) -> [UIViewController] {
    hasPendingRemovals ? stack.filter { !isPendingRemoval($0) } : stack
  }

  /// Forgets those that have left.
  func forgetRemovals(besides stack: [UIViewController]) {
    let left = Set(stack.map { ObjectIdentifier($0) })
    pendingRemovals = pendingRemovals.filter { left.contains($0.key) && $0.value.screen != nil }
  }
}
