import Foundation

/// The default delegate of the interactive pop gesture recognizer.
@MainActor
final class BackSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(for navigation: UINavigationController) {
    self.navigation = navigation
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    problem == nil
  }

  /// Why the swipe does not begin; nil if it does.
  var problem: String? {
    guard let navigation, navigation.stack.count > 1, !navigation.isHoldingBack else {
      return "the stack cannot go back now"
    }
    if navigation.hasCustomPop {
      return "the delegate of the navigation controller returns an animator for the pop"
    }
    if !navigation.showsBackButton, navigation.device.policies.backSwipeNeedsBackButton {
      return "there is no back button"
    }
    return nil
  }
}

// The back button and the interactive pop.
extension UINavigationController {
  /// Whether the bar and its back button are visible.
  package final var showsBackButton: Bool {
    if let inner = stack.last as? UINavigationController { return inner.showsBackButton }
    guard let item = stack.last?.navigationItem, !item.searchHidesBar else { return false }
    return !bar.isHidden && backNavigationController != nil && item.showsBackButton
  }

  /// Why the user cannot begin the swipe back.
  final var swipeBackProblem: String {
    guard let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled else {
      return "its recognizer is disabled"
    }
    return (recognizer.delegate as? BackSwipeDelegate)?.problem
      ?? "the delegate of its recognizer does not allow it"
  }

  /// Whether the delegate returns an animator for the pop of the top screen.
  ///
  /// The swipe then does not begin. UIKit checks only whether the delegate implements the method
  /// (openradar 15215690; react-native-screens 3173). If the app replaces the recognizer's delegate,
  /// the swipe begins with UIKit's animation, and the method is not called (ZoomTransitioning issue 6).
  final var hasCustomPop: Bool {
    guard let top = stack.last, let below = stack.dropLast().last else { return false }
    let animator = delegate?.navigationController(
      self,
      animationControllerFor: .pop,
      from: top,
      to: below
    )
    return animator != nil
  }

  /// Handles a tap on the back button: performs the top item's `backAction`, else pops if the bar's
  /// delegate allows it.
  final func receiveBackTap() {
    // The visible bar is that of the inner navigation controller.
    if let inner = stack.last as? UINavigationController { return inner.receiveBackTap() }
    guard let item = stack.last?.navigationItem else { return }
    if let action = item.backAction { return action.perform(sender: bar) }
    guard bar.delegate?.navigationBar(bar, shouldPop: item) ?? true else { return }
    if backNavigationController?.popViewController(animated: true) != nil {
      bar.delegate?.navigationBar(bar, didPop: item)
    }
  }

  /// Begins an interactive pop; false if the container cannot pop interactively now.
  final func beginInteractivePop() -> Bool {
    guard !isHoldingBack else { return false }
    beginsInteractively = true
    popViewController(animated: true)
    beginsInteractively = false
    guard let transition, transition.isInteractive else { return false }
    transition.begin()
    return true
  }
}
