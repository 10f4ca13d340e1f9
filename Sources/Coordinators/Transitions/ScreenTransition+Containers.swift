import CoordinatorCore
public import UIKitShim

// What happens beside stacks: presentations, tabs and roots.
extension ScreenTransition {
  /// Presents a screen over what is visible.
  ///
  /// - Parameters:
  ///   - screen: The screen, made when the transition runs; whoever performs it owns it from then on.
  ///   - animated: Whether the transition takes time.
  ///   - style: How it is presented; the screen's own `modalPresentationStyle` if nil.
  ///   - animation: The animation in place of UIKit's own.
  public static func present<Screen: UIViewController>(
    _ screen: @autoclosure @escaping @MainActor () -> Screen, animated: Bool = true,
    style: Presentation? = nil, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .present, to: [.screen(screen())], animated: animated, presentation: style,
      animation: animation)
  }

  /// Presents the screen of a child coordinator, which is started when the transition runs.
  public static func present<Child: ScreenCoordinator>(
    _ child: @autoclosure @escaping @MainActor () -> Child, animated: Bool = true,
    style: Presentation? = nil, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .present, to: [.child(child())], animated: animated, presentation: style, animation: animation
    )
  }

  /// Dismisses what the coordinator who performs it presented last, and all above it.
  ///
  /// What others have presented stays. Where that coordinator has presented nothing, its own screen goes
  /// if that is presented: so a presented child dismisses itself. With nothing to dismiss it is rejected.
  public static func dismiss(
    animated: Bool = true, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(.dismiss, animated: animated, animation: animation)
  }

  /// Dismisses a screen and all that is presented above it; rejected if it is not presented.
  public static func dismiss(
    _ screen: UIViewController, animated: Bool = true, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(.dismiss, in: .presented(screen), animated: animated, animation: animation)
  }

  /// Selects a tab by its place, counted from 0; rejected outside the tabs.
  public static func select(
    index: Int, in container: UITabBarController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .select, in: container.map(Container.tabs), animated: animated, animation: animation,
      choosing: .index(index))
  }

  /// Selects the tab whose root is this screen; rejected if there is none.
  public static func select(
    _ screen: UIViewController, in container: UITabBarController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .select, to: [.made(screen)], in: container.map(Container.tabs), animated: animated,
      animation: animation)
  }

  /// Selects the first tab whose coordinator is of a class; rejected if there is none.
  ///
  /// So a plan can name a tab that it has no reference to.
  public static func select<Child: TabCoordinator>(
    _ type: Child.Type, in container: UITabBarController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .select, to: [.existing(type)], in: container.map(Container.tabs), animated: animated,
      animation: animation)
  }

  /// Selects a tab that is an object of its own, also one in a group; rejected if it is not among the
  /// tabs of the controller.
  ///
  /// UIKit: `UITabBarController.selectedTab`.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public static func select(
    _ tab: UITab, in container: UITabBarController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .select, in: container.map(Container.tabs), animated: animated, animation: animation,
      choosing: .tab(tab, title: tab.title))
  }

  /// Fills the tabs; the coordinators of those that are not among the new ones are stopped.
  ///
  /// - Parameters:
  ///   - destinations: The new tabs, from the left to the right.
  ///   - container: The tab bar controller; that of the coordinator who performs it if nil.
  ///   - animated: Whether the bar's change takes time.
  public static func setTabs(
    _ destinations: [ScreenDestination], in container: UITabBarController? = nil,
    animated: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(
      .setTabs, to: destinations, in: container.map(Container.tabs), animated: animated)
  }

  /// Makes a screen the root of a window.
  ///
  /// - Parameters:
  ///   - screen: The screen, made when the transition runs; whoever performs it owns it from then on.
  ///   - window: The window; the nearest of the coordinator who performs it if nil.
  ///   - keepingRoot: Whether the root that gives way is kept, with what it presents, to come back as
  ///     the root: its coordinators are paused instead of stopped.
  ///   - animated: Whether the transition takes time.
  ///   - animation: The animation in place of a cross-fade.
  public static func root<Screen: UIViewController>(
    _ screen: @autoclosure @escaping @MainActor () -> Screen, of window: UIWindow? = nil,
    keepingRoot: Bool = false, animated: Bool = false, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .root, to: [.screen(screen())], in: .window(window, keepsRoot: keepingRoot),
      animated: animated, animation: animation)
  }

  /// Makes the screen of a child coordinator, which is started when the transition runs, a window's
  /// root.
  public static func root<Child: ScreenCoordinator>(
    _ child: @autoclosure @escaping @MainActor () -> Child, of window: UIWindow? = nil,
    keepingRoot: Bool = false, animated: Bool = false, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .root, to: [.child(child())], in: .window(window, keepsRoot: keepingRoot),
      animated: animated, animation: animation)
  }

  /// Performs transitions one after the other, and stops at the first that is rejected.
  ///
  /// Nothing that is asked for meanwhile comes between them in the same window. Where a step happens in
  /// another window, it goes in front of what waits there, and the window of the step before goes on.
  /// The rejection says which step it was.
  public static func sequence(_ steps: [ScreenTransition]) -> ScreenTransition {
    ScreenTransition(.sequence, steps: steps)
  }

  /// Performs transitions one after the other, and stops at the first that is rejected.
  public static func sequence(_ steps: ScreenTransition...) -> ScreenTransition {
    ScreenTransition(.sequence, steps: steps)
  }

  /// Does nothing, and is performed at once.
  public static var none: ScreenTransition { ScreenTransition(.none, animated: false) }
}
