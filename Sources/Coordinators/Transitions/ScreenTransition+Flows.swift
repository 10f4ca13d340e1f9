public import CoordinatorCore
public import UIKitShim

// Flows with a closure for their end: plans and sequences have no handle of the flow.
extension ScreenTransition {
  /// Pushes the screen of a flow, starts the flow when the transition runs, and reports the flow's
  /// end.
  ///
  /// - Parameters:
  ///   - flow: The flow. It is made when the transition runs.
  ///   - container: The stack. If nil, that of the coordinator that performs the transition.
  ///   - animated: Whether the transition takes time.
  ///   - animation: The animation in place of UIKit's own.
  ///   - ended: Called once with the outcome if the flow was started. See
  ///     ``ScreenDestination/child(_:ended:)``.
  public static func push<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: @autoclosure @escaping @MainActor () -> Flow,
    on container: UINavigationController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil,
    ended: @escaping @MainActor (Outcome<Flow.Output>) -> Void
  ) -> ScreenTransition {
    ScreenTransition(
      .push, to: [.child(flow(), ended: ended)], in: container.map(Container.stack),
      animated: animated, animation: animation)
  }

  /// Presents the screen of a flow, starts the flow when the transition runs, and reports the
  /// flow's end.
  ///
  /// ```swift
  /// perform(
  ///   .sequence(
  ///     .dismissAll(),
  ///     .present(Rating.Coordinator(), ended: { [weak self] in self?.thank(for: $0.output) })))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow. It is made when the transition runs.
  ///   - animated: Whether the transition takes time.
  ///   - style: How the screen is presented. If nil, the screen's own `modalPresentationStyle`
  ///     decides.
  ///   - animation: The animation in place of UIKit's own.
  ///   - ended: Called once with the outcome if the flow was started. See
  ///     ``ScreenDestination/child(_:ended:)``.
  public static func present<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: @autoclosure @escaping @MainActor () -> Flow, animated: Bool = true,
    style: Presentation? = nil, animation: TransitionAnimation? = nil,
    ended: @escaping @MainActor (Outcome<Flow.Output>) -> Void
  ) -> ScreenTransition {
    ScreenTransition(
      .present, to: [.child(flow(), ended: ended)], animated: animated, presentation: style,
      animation: animation)
  }

  /// Makes the screen of a flow a window's root, starts the flow when the transition runs, and
  /// reports the flow's end.
  ///
  /// - Parameters:
  ///   - flow: The flow. It is made when the transition runs.
  ///   - window: The window. If nil, the nearest window of the coordinator that performs the
  ///     transition.
  ///   - keepingRoot: Whether the present root is suspended, so that it can come back.
  ///   - animated: Whether the transition takes time.
  ///   - animation: The animation in place of a cross-fade.
  ///   - ended: Called once with the outcome if the flow was started. See
  ///     ``ScreenDestination/child(_:ended:)``.
  public static func root<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: @autoclosure @escaping @MainActor () -> Flow, of window: UIWindow? = nil,
    keepingRoot: Bool = false, animated: Bool = false, animation: TransitionAnimation? = nil,
    ended: @escaping @MainActor (Outcome<Flow.Output>) -> Void
  ) -> ScreenTransition {
    ScreenTransition(
      .root, to: [.child(flow(), ended: ended)], in: .window(window, keepsRoot: keepingRoot),
      animated: animated, animation: animation)
  }
}
