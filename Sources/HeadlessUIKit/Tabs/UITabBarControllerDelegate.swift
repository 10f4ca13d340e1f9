public import Foundation

/// Hears which tab a user chooses, and may refuse it.
///
/// Neither `shouldSelect` nor `didSelect` is called for changes by code.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the chosen tab may be shown, also if it is shown already; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a user chose a tab, also if it was shown already.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  /// Whether the chosen tab may be shown, where the screens were given as tabs; true by default.
  ///
  /// It is a tab at the root or one in a group.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called after a user chose a tab, where the screens were given as tabs.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )
  /// The controllers that a tab in a group with a navigation controller puts on its stack; the
  /// proposed ones by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  /// Never called: a user cannot rearrange tabs here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  )
  /// Never called: a user cannot rearrange tabs here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// Never called: a user cannot rearrange tabs here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// The animator of a change of the tab; nil, the default, for none.
  ///
  /// Asked for changes by code, too.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives an animator in place of time; nil by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  private var forward: Forwarding<any UITabBarControllerDelegate>? { Forwarding(from: self) }

  /// Allows the choice.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}

  /// Allows the choice.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {}
  /// The proposed ones.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    forward?(tabBarController) {
      $0.tabBarController(
        tabBarController, displayedViewControllersFor: tab,
        proposedViewControllers: proposedViewControllers)
    } ?? proposedViewControllers
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    forward?(tabBarController) {
      $0.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    forward?(tabBarController) {
      $0.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    forward?(tabBarController) {
      $0.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// No animation.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Time.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The methods in the form `delegate.tabBarController?(...)`, which optional methods have.
  @_disfavoredOverload
  public var tabBarController: OptionalCalls<any UITabBarControllerDelegate>? {
    OptionalCalls(self)
  }
}

extension OptionalCalls where Delegate == any UITabBarControllerDelegate {
  /// Asks whether a tab may be shown.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Tells that a user chose a tab.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }

  /// Asks whether a tab may be shown.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  /// Tells that a user chose a tab.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    delegate.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }

  /// Asks for the controllers of a tab in a group.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    delegate.tabBarController(
      tabBarController,
      displayedViewControllersFor: tab,
      proposedViewControllers: proposedViewControllers
    )
  }

  /// Never called: a user cannot rearrange tabs here.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    delegate.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  /// Never called: a user cannot rearrange tabs here.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    delegate.tabBarController(
      tabBarController, willEndCustomizing: viewControllers, changed: changed)
  }

  /// Never called: a user cannot rearrange tabs here.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    delegate.tabBarController(
      tabBarController, didEndCustomizing: viewControllers, changed: changed)
  }

  /// Asks for an animator.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(
      tabBarController,
      animationControllerForTransitionFrom: fromVC,
      to: toVC
    )
  }

  /// Asks what drives an animator.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
