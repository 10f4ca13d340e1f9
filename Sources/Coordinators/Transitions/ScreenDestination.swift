import CoordinatorCore
package import UIKitShim

/// The target of a transition: a screen, or a child coordinator with its screen.
///
/// The screen or the coordinator is made when the transition runs, not before, and once for each
/// run.
///
/// ```swift
/// perform(.set([.screen(ListViewController()), .screen(Article.Coordinator(42))]))
/// ```
@MainActor
public struct ScreenDestination {
  enum Source {
    /// A screen that already exists.
    case screen(UIViewController)
    /// A child that runs, and whether the verb of this transition has started it.
    case running(any ScreenCoordinator, startedByVerb: Bool)
    case makeScreen(@MainActor () -> UIViewController)
    case makeChild(@MainActor () -> any ScreenCoordinator)
    /// A screen in the container, found by its class or by the class of its coordinator.
    case existing(@MainActor (UIViewController, (any Coordinator)?) -> Bool)
  }

  /// The class of the screen or the coordinator, as far as it is known before the object is made.
  public let type: Any.Type

  let source: Source

  init(_ type: Any.Type, _ source: Source) {
    self.type = type
    self.source = source
  }

  /// A screen, or a child with its screen, which is made when the transition runs.
  ///
  /// The transition starts a child. If the child already runs, the transition shows it as it is. If
  /// the transition is rejected, it stops a child that it has started.
  public static func screen<Shown: Presentable>(
    _ presentable: @autoclosure @escaping @MainActor () -> Shown
  ) -> ScreenDestination {
    Shown._destination(presentable)
  }

  package static func made(_ screen: UIViewController) -> ScreenDestination {
    ScreenDestination(Swift.type(of: screen), .screen(screen))
  }

  package static func running(
    _ child: some ScreenCoordinator, startedByVerb: Bool
  ) -> ScreenDestination {
    ScreenDestination(
      Swift.type(of: child), .running(child, startedByVerb: startedByVerb))
  }

  static func existing<Shown: Presentable>(_ type: Shown.Type) -> ScreenDestination {
    ScreenDestination(type, .existing { $0 is Shown || $1 is Shown })
  }

  /// The name of the class, with its namespaces: `ArticleViewController`, `Login.Coordinator`.
  package var name: String {
    switch source {
    case .screen(let screen): screenName(of: screen)
    case .running(let child, _): child.ownScreen.map { screenName(of: $0) } ?? typeName(type)
    case .makeScreen, .makeChild, .existing: typeName(type)
    }
  }

  /// The child that a verb has started to show it.
  var startedChild: (any ScreenCoordinator)? {
    if case .running(let child, startedByVerb: true) = source { child } else { nil }
  }

  var isChild: Bool {
    switch source {
    case .running, .makeChild: true
    case .screen, .makeScreen, .existing: false
    }
  }

  var isToBeMade: Bool {
    switch source {
    case .makeScreen, .makeChild: true
    case .screen, .running, .existing: false
    }
  }

  var isMade: Bool {
    switch source {
    case .screen, .running: true
    case .makeScreen, .makeChild, .existing: false
    }
  }

  /// Whether both have the same target; two screens that are still to be made count as the same if
  /// their classes are.
  func isSame(as other: ScreenDestination) -> Bool {
    switch (source, other.source) {
    case (.screen(let mine), .screen(let theirs)): mine === theirs
    case (.running(let mine, _), .running(let theirs, _)): mine === theirs
    case (.existing, .existing), (.makeScreen, .makeScreen), (.makeChild, .makeChild):
      type == other.type
    case (.screen, _), (.running, _), (.existing, _), (.makeScreen, _), (.makeChild, _): false
    }
  }
}
