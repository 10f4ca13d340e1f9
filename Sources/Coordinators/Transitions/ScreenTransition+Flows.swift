public import CoordinatorCore
public import UIKitShim

// Flows with a closure for their end: plans and sequences have no handle of the flow.
extension ScreenTransition {
  /// Pushes the screen of a flow, which is made and started when the transition runs, and reports
  /// the flow's end.
  ///
  /// `ended` is called once with the outcome if the flow was started: see
  /// ``ScreenDestination/child(_:ended:)``. The other parameters are those of the transition of a
  /// screen.
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

  /// Presents the screen of a flow, which is made and started when the transition runs, and reports
  /// the flow's end.
  ///
  /// ```swift
  /// perform(
  ///   .sequence(
  ///     .dismissAll(),
  ///     .present(Rating.Coordinator(), ended: { [weak self] in self?.thank(for: $0.output) })))
  /// ```
  ///
  /// `ended` is called once with the outcome if the flow was started: see
  /// ``ScreenDestination/child(_:ended:)``. The other parameters are those of the transition of a
  /// screen.
  public static func present<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: @autoclosure @escaping @MainActor () -> Flow, animated: Bool = true,
    style: Presentation? = nil, animation: TransitionAnimation? = nil,
    ended: @escaping @MainActor (Outcome<Flow.Output>) -> Void
  ) -> ScreenTransition {
    ScreenTransition(
      .present, to: [.child(flow(), ended: ended)], animated: animated, presentation: style,
      animation: animation)
  }

  /// Makes the screen of a flow, which is made and started when the transition runs, a window's
  /// root, and reports the flow's end.
  ///
  /// `ended` is called once with the outcome if the flow was started: see
  /// ``ScreenDestination/child(_:ended:)``. The other parameters are those of the transition of a
  /// screen.
  public static func setRoot<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: @autoclosure @escaping @MainActor () -> Flow, of window: UIWindow? = nil,
    keepingRoot: Bool = false, animated: Bool = false, animation: TransitionAnimation? = nil,
    ended: @escaping @MainActor (Outcome<Flow.Output>) -> Void
  ) -> ScreenTransition {
    ScreenTransition(
      .setRoot, to: [.child(flow(), ended: ended)], in: .window(window, keepsRoot: keepingRoot),
      animated: animated, animation: animation)
  }
}
