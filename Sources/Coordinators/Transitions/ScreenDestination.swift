public import CoordinatorCore
public import UIKitShim

/// What a transition brings or leads to: a screen, or a child coordinator with its screen.
///
/// It is made when the transition runs, not before, and once for each run.
///
/// ```swift
/// perform(.set([.screen(ListViewController()), .child(Article.Coordinator(42))]))
/// ```
@MainActor
public struct ScreenDestination {
  enum Source {
    /// A screen that is there already.
    case screen(UIViewController)
    /// A child that a verb has started.
    case running(any ScreenCoordinator, startedByVerb: Bool)
    case makeScreen(@MainActor () -> UIViewController)
    case makeChild(@MainActor () -> any ScreenCoordinator, start: Start? = nil)
    /// One that is in the container, found by its class or by that of its coordinator.
    case existing(@MainActor (UIViewController, (any Coordinator)?) -> Bool)
  }

  /// Starts what was made, as a child of a coordinator, or is told that it runs.
  typealias Start = @MainActor (any ScreenCoordinator, _ parent: any Coordinator) -> Void

  /// The class of the screen or coordinator, as far as it is known before it is made.
  public let type: Any.Type

  let source: Source

  init(_ type: Any.Type, _ source: Source) {
    self.type = type
    self.source = source
  }

  /// A screen, made when the transition runs.
  public static func screen<Screen: UIViewController>(
    _ screen: @autoclosure @escaping @MainActor () -> Screen
  ) -> ScreenDestination {
    ScreenDestination(Screen.self, .makeScreen(screen))
  }

  /// A child coordinator, made and started when the transition runs.
  ///
  /// One that runs already is shown as it is. If the transition is rejected, a child that it has
  /// started is stopped.
  public static func child<Child: ScreenCoordinator>(
    _ child: @autoclosure @escaping @MainActor () -> Child
  ) -> ScreenDestination {
    ScreenDestination(Child.self, .makeChild(child))
  }

  /// A flow, made and started when the transition runs, whose end is told.
  ///
  /// - Parameters:
  ///   - flow: The flow. One that runs already is shown as it is.
  ///   - ended: Called with the outcome exactly once, if the flow was started or ran already: `cancelled`, too,
  ///     where the transition is rejected after the start. Never called where it was not started, as when
  ///     a step before it in a sequence is rejected. The flow keeps it while it runs: capture the parent
  ///     weakly.
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

  /// A screen that is there already.
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

  /// Whether it is a certain child, or the screen that one has left behind.
  func brings(_ child: any ScreenCoordinator) -> Bool {
    switch source {
    case .running(let mine, _): mine === child
    case .screen(let screen): screen === child.ownScreen
    case .makeScreen, .makeChild, .existing: false
    }
  }

  /// Whether it is there, so that nothing has to be made.
  var isMade: Bool {
    switch source {
    case .screen, .running: true
    case .makeScreen, .makeChild, .existing: false
    }
  }

  /// Whether both bring the very same thing, as far as that is known without making it.
  func isSame(as other: ScreenDestination, byRoute hasSameRoute: Bool) -> Bool {
    switch (source, other.source) {
    case (.screen(let mine), .screen(let theirs)): return mine === theirs
    case (.running(let mine, _), .running(let theirs, _)): return mine === theirs
    case (.existing, .existing): return type == other.type
    case (.makeScreen, .makeScreen), (.makeChild, .makeChild):
      return hasSameRoute && type == other.type
    case (.screen, _), (.running, _), (.existing, _), (.makeScreen, _), (.makeChild, _):
      return false
    }
  }

  /// Whether both bring the same: the very thing where it is there, else one of the same class.
  func equals(_ other: ScreenDestination) -> Bool {
    if isMade || other.isMade || isThere != other.isThere {
      return isSame(as: other, byRoute: false)
    }
    return type == other.type
  }

  /// Whether it is found in the container.
  private var isThere: Bool { if case .existing = source { true } else { false } }
}
