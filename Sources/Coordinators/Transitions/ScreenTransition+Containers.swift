import CoordinatorCore
public import UIKitShim

// Transitions beside stacks: presentations, tabs, roots and sequences.
extension ScreenTransition {
  /// Presents a screen, or a child with its screen, over what is visible.
  ///
  /// If `style` is nil, the screen's own `modalPresentationStyle` decides.
  public static func present<Shown: Presentable>(
    _ presentable: @autoclosure @escaping @MainActor () -> Shown, animated: Bool = true,
    style: Presentation? = nil, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .present, to: [Shown._destination(presentable)], animated: animated, presentation: style,
      animation: animation)
  }

  /// Dismisses what the coordinator that performs the transition presented last, and everything
  /// above it.
  ///
  /// Screens that other coordinators presented stay. If the coordinator presented nothing, but its
  /// own screen is presented, the transition dismisses that screen. A presented child can dismiss
  /// itself in this way. If there is nothing to dismiss, the transition is rejected.
  public static func dismiss(
    animated: Bool = true, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(.dismiss, animated: animated, animation: animation)
  }

  /// Dismisses a screen and everything that is presented above it.
  ///
  /// The transition is rejected if the screen is not presented.
  public static func dismiss(
    _ screen: UIViewController, animated: Bool = true, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(.dismiss, in: .screen(screen), animated: animated, animation: animation)
  }

  /// Selects a tab by its index, counted from 0.
  ///
  /// The transition is rejected if there is no such tab.
  public static func select(
    index: Int, in container: UITabBarController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .select, in: .tabs(container, .index(index)), animated: animated, animation: animation)
  }

  /// Selects the tab whose root is this screen.
  ///
  /// The transition is rejected if there is no such tab.
  public static func select(
    _ screen: UIViewController, in container: UITabBarController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .select, to: [.made(screen)], in: .tabs(container), animated: animated, animation: animation)
  }

  /// Selects the first tab whose coordinator has a certain class.
  ///
  /// The transition is rejected if there is no such tab. A plan can use this without a reference to
  /// the tab.
  public static func select<Child: ScreenCoordinator>(
    _ type: Child.Type, in container: UITabBarController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .select, to: [.existing(type)], in: .tabs(container), animated: animated,
      animation: animation)
  }

  /// Selects a tab that is a `UITab`, also inside a group.
  ///
  /// The transition is rejected if the tab is not among the tabs of the tab bar controller.
  ///
  /// UIKit: `UITabBarController.selectedTab`.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public static func select(
    _ tab: UITab, in container: UITabBarController? = nil, animated: Bool = true,
    animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      .select, in: .tabs(container, .tab(tab, title: tab.title)), animated: animated,
      animation: animation)
  }

  /// Fills the tabs, from left to right, and stops the coordinators of tabs that are not among the
  /// new ones.
  public static func setTabs(
    _ destinations: [ScreenDestination], in container: UITabBarController? = nil,
    animated: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(.setTabs, to: destinations, in: .tabs(container), animated: animated)
  }

  /// Makes a screen, or a child with its screen, the root of a window.
  ///
  /// If `window` is nil, it is the nearest window of the coordinator that performs the transition.
  /// If `suspendingCurrent` is true, the present root is suspended together with the screens that
  /// it presents, so that it can come back as the root. Its coordinators are then paused instead of
  /// stopped. An animated transition is a cross-fade.
  public static func setRoot<Shown: Presentable>(
    _ presentable: @autoclosure @escaping @MainActor () -> Shown, of window: UIWindow? = nil,
    suspendingCurrent: Bool = false, animated: Bool = false
  ) -> ScreenTransition {
    ScreenTransition(
      .setRoot, to: [Shown._destination(presentable)],
      in: .window(window, suspendsCurrent: suspendingCurrent), animated: animated)
  }

  /// Performs transitions one after another, and stops at the first one that is rejected.
  ///
  /// No other transition in the same window runs between them. If a step happens in another window,
  /// it goes before the transitions that wait there, and the queue of the previous step's window
  /// continues. The rejection names the step that was rejected, unless a leave guard does not allow
  /// the sequence.
  package static func sequence(_ steps: [ScreenTransition]) -> ScreenTransition {
    ScreenTransition(.sequence, steps: steps)
  }

  /// Performs transitions one after another, and stops at the first one that is rejected.
  public static func sequence(_ steps: ScreenTransition...) -> ScreenTransition {
    ScreenTransition(.sequence, steps: steps)
  }

  /// A transition that does nothing and is performed at once.
  public static var none: ScreenTransition { ScreenTransition(.none, animated: false) }
}
