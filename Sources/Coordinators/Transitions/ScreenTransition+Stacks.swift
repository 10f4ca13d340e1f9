public import UIKitShim

// What happens on a stack.
extension ScreenTransition {
  /// Pushes a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, made when the transition runs; whoever performs it owns it from then on.
  ///   - container: The stack; that of the coordinator who performs it if nil.
  ///   - animated: Whether the transition takes time.
  ///   - animation: The animation in place of UIKit's own.
  public static func push<Screen: UIViewController>(
    _ screen: @autoclosure @escaping @MainActor () -> Screen,
    on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .push, to: [.screen(screen())], in: container.map(Container.stack), animated: animated,
      animation: animation)
  }

  /// Pushes the screen of a child coordinator, which is started when the transition runs.
  public static func push<Child: ScreenCoordinator>(
    _ child: @autoclosure @escaping @MainActor () -> Child,
    on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .push, to: [.child(child())], in: container.map(Container.stack), animated: animated,
      animation: animation)
  }

  /// Pops the top screen; rejected at the bottom of the stack.
  public static func pop(
    on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .pop, in: container.map(Container.stack), animated: animated, animation: animation)
  }

  /// Pops what is above a screen; rejected if it is not on the stack.
  public static func popTo(
    _ screen: UIViewController, on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .popTo, to: [.made(screen)], in: container.map(Container.stack), animated: animated,
      animation: animation)
  }

  /// Pops what is above the topmost screen of a class; rejected if there is none on the stack.
  ///
  /// So a plan can name a screen that it has no reference to.
  public static func popTo<Screen: UIViewController>(
    _ type: Screen.Type, on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .popTo, to: [.existing(type)], in: container.map(Container.stack), animated: animated,
      animation: animation)
  }

  /// Pops what is above the topmost screen that belongs to a coordinator of a class; rejected if there is
  /// none on the stack.
  ///
  /// So a plan can lead back to a flow that it has no reference to.
  public static func popTo<Child: ScreenCoordinator>(
    _ type: Child.Type, on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .popTo, to: [.existing(type)], in: container.map(Container.stack), animated: animated,
      animation: animation)
  }

  /// Pops what is above the bottom of the stack.
  public static func popToRoot(
    on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .popToRoot, in: container.map(Container.stack), animated: animated, animation: animation)
  }

  /// Replaces the stack.
  ///
  /// - Parameters:
  ///   - destinations: The new stack, bottom to top, each screen once.
  ///   - container: The stack; that of the coordinator who performs it if nil.
  ///   - animated: Whether the change of the top screen takes time.
  ///   - animation: The animation in place of UIKit's own.
  public static func set(
    _ destinations: [ScreenDestination], on container: UINavigationController? = nil,
    animated: Bool = true, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .set, to: destinations, in: container.map(Container.stack), animated: animated,
      animation: animation)
  }
}
