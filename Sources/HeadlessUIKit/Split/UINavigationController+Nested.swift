// A navigation controller in the stack of another, which only a collapsed split view controller
// makes: the inner one's bar is seen, and from its root the way back is that of the outer one.
extension UINavigationController {
  /// The navigation controller whose stack a way back from the visible screen shortens.
  package final var backNavigationController: UINavigationController? {
    if stack.count > 1 { return self }
    guard let outer = parent as? UINavigationController, outer.stack.last === self else {
      return nil
    }
    return outer.backNavigationController
  }

  /// The transition that keeps a visible stack from changing at once.
  final var transitionInTheWay: HeadlessUIKit.Transition? {
    if let transition, transition.hasBegun { return transition }
    guard isHoldingBack, appearance != .disappeared else { return nil }
    return transition ?? presentationInTheWay
  }

  /// Pushes controllers, navigation controllers too; later, if a transition is in the way.
  final func stackUp(_ controllers: [UIViewController], animated: Bool) {
    if !controllers.isEmpty { restack(stack + controllers, animated: animated) }
  }

  /// Replaces the stack, navigation controllers in it or not; later, if a transition is in the way.
  final func restack(_ controllers: [UIViewController], animated: Bool) {
    if transitionInTheWay == nil {
      performSet(controllers, animated: animated)
    } else {
      hold(.set(controllers), animated: animated)
    }
  }

  /// Removes a controller from the stack, and leaves it visible elsewhere.
  final func giveUp(_ controller: UIViewController) {
    // What leaves with the stack disappears with it.
    if shown === controller, appearance.isVisible || appearance == .disappeared { shown = nil }
    removeFromStack(controller)
  }

  /// Removes the top controller, unless it is the root, and returns it.
  final func giveUpTop() -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    giveUp(top)
    return top
  }
}
