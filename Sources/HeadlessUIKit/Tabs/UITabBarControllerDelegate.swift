public import Foundation

/// Is notified of the tabs that a user selects, and can prevent a selection.
///
/// `shouldSelect` and `didSelect` are not called for changes by code.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the tapped tab may be selected, even if it is selected already; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a user tapped a tab, even if it was selected already.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  /// Whether the tapped tab may be selected, if the screens were set as tabs; true by default.
  ///
  /// The tab is a root tab or in a group.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called after a user tapped a tab, if the screens were set as tabs.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )
  /// The controllers of a tab in the stack of its group's navigation controller; by default the
  /// proposed ones.
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
  /// Also called for changes by code.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller of an animator; nil by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  private var forward: Forwarding<any UITabBarControllerDelegate>? { Forwarding(from: self) }

  /// Allows the selection.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}

  /// Allows the selection.
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
  /// The proposed view controllers.
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
  /// Not interactive.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The methods in the form of optional methods, `delegate.tabBarController?(...)`.
  @_disfavoredOverload
  public var tabBarController: OptionalCalls<any UITabBarControllerDelegate>? {
    OptionalCalls(self)
  }
}

extension OptionalCalls where Delegate == any UITabBarControllerDelegate {
  /// Returns whether a tab may be selected.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Notifies the delegate that a user tapped a tab.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }

  /// Returns whether a tab may be selected.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  /// Notifies the delegate that a user tapped a tab.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    delegate.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }

  /// Returns the controllers of a tab in a group.
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

  /// Returns the delegate's animator.
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

  /// Returns the delegate's interaction controller.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
