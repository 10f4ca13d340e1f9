public import CoordinatorCore
public import UIKitShim

// Flows whose ends are told, for plans and sequences, which have no handle of the flow.
extension ScreenTransition {
  /// Pushes the screen of a flow, which is started when the transition runs, and tells the flow's end.
  ///
  /// - Parameters:
  ///   - flow: The flow, made when the transition runs.
  ///   - container: The stack; that of the coordinator who performs it if nil.
  ///   - animated: Whether the transition takes time.
  ///   - animation: The animation in place of UIKit's own.
  ///   - ended: Called with the outcome once, if the flow was started; see
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

  /// Presents the screen of a flow, which is started when the transition runs, and tells the flow's end.
  ///
  /// ```swift
  /// perform(
  ///   .sequence(
  ///     .dismissAll(),
  ///     .present(Rating.Coordinator(), ended: { [weak self] in self?.thank(for: $0.output) })))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow, made when the transition runs.
  ///   - animated: Whether the transition takes time.
  ///   - style: How it is presented; the screen's own `modalPresentationStyle` if nil.
  ///   - animation: The animation in place of UIKit's own.
  ///   - ended: Called with the outcome once, if the flow was started; see
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

  /// Makes the screen of a flow, which is started when the transition runs, a window's root, and tells
  /// the flow's end.
  ///
  /// - Parameters:
  ///   - flow: The flow, made when the transition runs.
  ///   - window: The window; the nearest of the coordinator who performs it if nil.
  ///   - keepingRoot: Whether the root that gives way is kept, to come back.
  ///   - animated: Whether the transition takes time.
  ///   - animation: The animation in place of a cross-fade.
  ///   - ended: Called with the outcome once, if the flow was started; see
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
