// A navigation controller in the stack of another, as in a collapsed split view controller. The bar
// of the inner one is visible. At its root, the back button pops the outer stack.
extension UINavigationController {
  /// The navigation controller that the back button pops.
  package final var backNavigationController: UINavigationController? {
    if stack.count > 1 { return self }
    guard let outer = parent as? UINavigationController, outer.stack.last === self else {
      return nil
    }
    return outer.backNavigationController
  }

  /// The transition that a change of a visible stack has to wait for.
  final var blockingTransition: HeadlessUIKit.Transition? {
    if let transition, transition.hasBegun { return transition }
    guard isHoldingBack, appearance != .disappeared else { return nil }
    return transition ?? blockingPresentation
  }

  /// Pushes controllers, also navigation controllers; after a blocking transition, if there is one.
  final func stackUp(_ controllers: [UIViewController], animated: Bool) {
    if !controllers.isEmpty { restack(stack + controllers, animated: animated) }
  }

  /// Replaces the stack, also by navigation controllers; after a blocking transition, if there is one.
  final func restack(_ controllers: [UIViewController], animated: Bool) {
    if blockingTransition == nil {
      performSet(controllers, animated: animated)
    } else {
      hold(.set(controllers), animated: animated)
    }
  }

  /// Removes a controller that stays visible in another container.
  final func detach(_ controller: UIViewController) {
    // While the stack itself disappears, the controller disappears with it.
    if shown === controller, appearance.isVisible || appearance == .disappeared { shown = nil }
    removeFromStack(controller)
  }
}
