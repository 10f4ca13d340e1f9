public import CoordinatorCore
public import UIKitShim

/// The target of a transition: a screen, or a child coordinator with its screen.
///
/// The screen or the coordinator is made when the transition runs, not before, and once for each
/// run.
///
/// ```swift
/// perform(.set([.screen(ListViewController()), .child(Article.Coordinator(42))]))
/// ```
@MainActor
public struct ScreenDestination {
  enum Source {
    /// A screen that already exists.
    case screen(UIViewController)
    /// A child that a verb has started.
    case running(any ScreenCoordinator, startedByVerb: Bool)
    case makeScreen(@MainActor () -> UIViewController)
    case makeChild(@MainActor () -> any ScreenCoordinator, start: Start? = nil)
    /// A screen in the container, found by its class or by the class of its coordinator.
    case existing(@MainActor (UIViewController, (any Coordinator)?) -> Bool)
  }

  /// Starts a new coordinator as a child of another one.
  ///
  /// It is also called for a child that already runs.
  typealias Start = @MainActor (any ScreenCoordinator, _ parent: any Coordinator) -> Void

  /// The class of the screen or the coordinator, as far as it is known before the object is made.
  public let type: Any.Type

  let source: Source

  init(_ type: Any.Type, _ source: Source) {
    self.type = type
    self.source = source
  }

  /// A screen, which is made when the transition runs.
  public static func screen<Screen: UIViewController>(
    _ screen: @autoclosure @escaping @MainActor () -> Screen
  ) -> ScreenDestination {
    ScreenDestination(Screen.self, .makeScreen(screen))
  }

  /// A child coordinator, which is made and started when the transition runs.
  ///
  /// If the child already runs, the transition shows it as it is. If the transition is rejected, it
  /// stops a child that it has started.
  public static func child<Child: ScreenCoordinator>(
    _ child: @autoclosure @escaping @MainActor () -> Child
  ) -> ScreenDestination {
    ScreenDestination(Child.self, .makeChild(child))
  }

  /// A flow, which is made and started when the transition runs, and a closure for its end.
  ///
  /// - Parameters:
  ///   - flow: The flow. If it already runs, the transition shows it as it is.
  ///   - ended: Called exactly once with the outcome, if the transition started the flow or the
  ///     flow already ran. The outcome is `cancelled` if the transition is rejected after the
  ///     start. The closure is never called if the flow was not started, for example because an
  ///     earlier step of a sequence was rejected. The flow keeps the closure while it runs, so
  ///     capture the parent weakly.
  public static func child<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: @autoclosure @escaping @MainActor () -> Flow,
    ended: @escaping @MainActor (Outcome<Flow.Output>) -> Void
  ) -> ScreenDestination {
    ScreenDestination(
      Flow.self,
      .makeChild(flow) { child, parent in
        guard let flow = child as? Flow else { return parent.start(child) }
        parent.start(flow).whenEnded { outcome in
          if outcome.cancelReason != .notStarted { ended(outcome) }
        }
      })
  }

  /// A screen that already exists.
  package static func made(_ screen: UIViewController) -> ScreenDestination {
    ScreenDestination(Swift.type(of: screen), .screen(screen))
  }

  /// A child that has been started.
  package static func running(
    _ child: some ScreenCoordinator, startedByVerb: Bool
  ) -> ScreenDestination {
    ScreenDestination(
      Swift.type(of: child), .running(child, startedByVerb: startedByVerb))
  }

  /// A screen in the container, found by its class.
  static func existing<Screen: UIViewController>(_ type: Screen.Type) -> ScreenDestination {
    ScreenDestination(type, .existing { screen, _ in screen is Screen })
  }

  /// The screen in the container whose coordinator is of a class.
  static func existing<Child: Coordinator>(_ type: Child.Type) -> ScreenDestination {
    ScreenDestination(type, .existing { _, coordinator in coordinator is Child })
  }

  /// The name of the class, with its namespaces: `ArticleViewController`, `Login.Coordinator`.
  public var name: String {
    switch source {
    case .screen(let screen): screenName(of: screen)
    case .running(let child, _): child.ownScreen.map { screenName(of: $0) } ?? typeName(type)
    case .makeScreen, .makeChild, .existing: typeName(type)
    }
  }

  /// Whether it is a certain child, or is the screen of that child.
  func brings(_ child: any ScreenCoordinator) -> Bool {
    switch source {
    case .running(let mine, _): mine === child
    case .screen(let screen): screen === child.ownScreen
    case .makeScreen, .makeChild, .existing: false
    }
  }

  /// Whether it is a child that a verb has started to show it.
  var isStartedByVerb: Bool {
    if case .running(_, startedByVerb: true) = source { true } else { false }
  }

  /// Whether the screen or the coordinator already exists.
  var isMade: Bool {
    switch source {
    case .screen, .running: true
    case .makeScreen, .makeChild, .existing: false
    }
  }

  /// Whether both have the same target.
  ///
  /// Targets that already exist must be the same object.
  ///
  /// - Parameter isByClass: Whether two targets that are still to be made are the same if they have
  ///   the same class. Otherwise they are different.
  func isSame(as other: ScreenDestination, byClass isByClass: Bool) -> Bool {
    switch (source, other.source) {
    case (.screen(let mine), .screen(let theirs)): mine === theirs
    case (.running(let mine, _), .running(let theirs, _)): mine === theirs
    case (.existing, .existing): type == other.type
    case (.makeScreen, .makeScreen), (.makeChild, .makeChild): isByClass && type == other.type
    case (.screen, _), (.running, _), (.existing, _), (.makeScreen, _), (.makeChild, _): false
    }
  }
}
