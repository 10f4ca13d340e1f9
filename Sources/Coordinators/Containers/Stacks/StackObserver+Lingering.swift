import UIKitShim

extension UIViewController {
  /// Whether this is to leave a stack, since its coordinator has stopped.
  var isLingering: Bool {
    guard let stack = parent as? UINavigationController else { return false }
    return StackObserver.existing(of: stack)?.isLingering(self) == true
  }
}

// Screens that are to leave.
extension StackObserver {
  /// Notes a screen of a stopped coordinator, to be taken off by the next change of the stack.
  func linger(_ record: ScreenRecord) {
    var changed = lingering
    changed[record.identity] = record
    lingering = changed
  }

  /// Forgets that a screen is to leave.
  func keep(_ screen: UIViewController) {
    var changed = lingering
    if changed.isEmpty { return }
    changed[ObjectIdentifier(screen)] = nil
    lingering = changed
  }

  /// Keeps what a coordinator that has been started again has found on a stack of its own, and left
  /// as it was.
  func keepScreens(ofRestarted owner: ScreenOwner) {
    let lingering = lingering
    guard !lingering.isEmpty, let container, !owner.hasRequestsToCome else { return }
    for record in owner.records where record.isOn(container) { return }
    for screen in container.viewControllers {
      guard isLingering(screen), lingering[ObjectIdentifier(screen)]?.owner === owner else {
        return
      }
    }
    self.lingering = [:]
  }

  /// Whether screens are to leave.
  var hasLingering: Bool {
    let lingering = lingering
    return !lingering.isEmpty
  }

  /// Whether a screen is to leave.
  func isLingering(_ screen: UIViewController) -> Bool {
    let lingering = lingering
    return !lingering.isEmpty && lingering[ObjectIdentifier(screen)]?.screen === screen
  }

  /// The stack without the screens that are to leave.
  func withoutLingering(_ stack: [UIViewController]) -> [UIViewController] {
    hasLingering ? stack.filter { !isLingering($0) } : stack
  }

  /// Forgets those that have left.
  func forgetLingeringThatLeft(_ stack: [UIViewController]) {
    var still: [ObjectIdentifier: ScreenRecord] = [:]
    let lingering = lingering
    for screen in stack where isLingering(screen) {
      still[ObjectIdentifier(screen)] = lingering[ObjectIdentifier(screen)]
    }
    self.lingering = still
  }
}
