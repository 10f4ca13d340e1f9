public import UIKitShim

// Transitions on a stack.
extension ScreenTransition {
  /// Pushes a screen, or a child with its screen.
  ///
  /// The transition is rejected if the screen is already on the stack, is presented, or is a
  /// navigation controller or a split view controller, which UIKit cannot push.
  public static func push<Shown: Presentable>(
    _ presentable: @autoclosure @escaping @MainActor () -> Shown,
    on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .push, to: [Shown._destination(presentable)], in: container.map(Container.stack),
      animated: animated, animation: animation)
  }

  /// Pops the top screen.
  ///
  /// The transition is rejected if the stack has only one screen.
  public static func pop(
    on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .pop, in: container.map(Container.stack), animated: animated, animation: animation)
  }

  /// Pops the screens above a screen.
  ///
  /// The transition is rejected if the screen is not on the stack.
  public static func popTo(
    _ screen: UIViewController, on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .popTo, to: [.made(screen)], in: container.map(Container.stack), animated: animated,
      animation: animation)
  }

  /// Pops the screens above the topmost one that has a certain class, or whose coordinator has it.
  ///
  /// The transition is rejected if there is no such screen. A plan can use this without a reference
  /// to the screen or the flow.
  public static func popTo<Shown: Presentable>(
    _ type: Shown.Type, on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .popTo, to: [.existing(type)], in: container.map(Container.stack), animated: animated,
      animation: animation)
  }

  /// Pops the screens above the bottom of the stack.
  public static func popToRoot(
    on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .popToRoot, in: container.map(Container.stack), animated: animated, animation: animation)
  }

  /// Replaces the stack.
  ///
  /// The destinations are the new stack, from bottom to top. Each screen may be there once. The
  /// transition is rejected if one of them is presented or cannot be pushed by UIKit.
  public static func set(
    _ destinations: [ScreenDestination], on container: UINavigationController? = nil,
    animated: Bool = true, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .set, to: destinations, in: container.map(Container.stack), animated: animated,
      animation: animation)
  }
}
