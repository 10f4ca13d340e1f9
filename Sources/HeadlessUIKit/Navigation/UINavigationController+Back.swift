import Foundation

/// Decides by default whether a swipe from the edge may lead back.
@MainActor
final class BackSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(for navigation: UINavigationController) {
    self.navigation = navigation
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, !navigation.isHoldingBack else {
      return false
    }
    if navigation.hasCustomPop { return false }
    return navigation.showsBackButton || !navigation.device.policies.backSwipeNeedsBackButton
  }
}

// How a user goes back.
extension UINavigationController {
  /// Whether the bar with a button that leads back is there.
  package final var showsBackButton: Bool {
    if let inner = stack.last as? UINavigationController { return inner.showsBackButton }
    guard let item = stack.last?.navigationItem, !item.searchHidesBar else { return false }
    return !bar.isHidden && backNavigationController != nil && item.showsBackButton
  }

  /// Whether the delegate animates the pop of the top screen itself.
  ///
  /// UIKit's own swipe does not begin then (openradar 15215690; react-native-screens 3173), where
  /// the question is whether the delegate has the method at all. Where the recognizer has another
  /// delegate, the swipe shows UIKit's own animation and nobody asks (ZoomTransitioning issue 6).
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

  /// What a tap on the back button does: the top item's own action, else a pop that the bar's
  /// delegate may refuse.
  final func receiveBackTap() {
    // The bar that is seen is that of the inner one.
    if let inner = stack.last as? UINavigationController { return inner.receiveBackTap() }
    guard let item = stack.last?.navigationItem else { return }
    if let action = item.backAction { return action.perform(sender: bar) }
    guard bar.delegate?.navigationBar(bar, shouldPop: item) ?? true else { return }
    if backNavigationController?.popViewController(animated: true) != nil {
      bar.delegate?.navigationBar(bar, didPop: item)
    }
  }

  /// Begins a pop that follows a finger; false if the container did not go along.
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
