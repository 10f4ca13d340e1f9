import CoordinatorCore
public import UIKitShim

/// A coordinator backed by a tab bar controller, whose children sit in the tabs.
///
/// ```swift
/// final class MainCoordinator: TabBarCoordinator {
///   let context = CoordinatorContext()
///   let tabBarController = UITabBarController()
///
///   func start() {
///     setTabs([Library.Coordinator(), Saved.Coordinator(), About.Coordinator()])
///   }
/// }
/// ```
///
/// The child in the selected tab is active, the others are paused.
@MainActor
public protocol TabBarCoordinator: ScreenCoordinator {
  /// The tab bar controller whose tabs this coordinator fills.
  var tabBarController: UITabBarController { get }
}

extension TabBarCoordinator {
  /// The coordinators of the tabs, in tab order.
  public var tabCoordinators: [any TabCoordinator] {
    context.screenOwner.tabCoordinators(of: tabBarController)
  }

  /// Fills the tabs: the transition `setTabs`.
  ///
  /// Each coordinator is started, if it is not running, and its root controller gets its
  /// `tabBarItem`. Coordinators whose tab is not among the new ones are stopped.
  @discardableResult
  public func setTabs(_ tabs: [any TabCoordinator], animated: Bool = false) -> TransitionHandle {
    context.screenOwner.setTabs(tabs, of: tabBarController, animated: animated)
  }

  /// Selects a tab by its coordinator: the transition `select`.
  ///
  /// One that is not in a tab rejects the transition.
  @discardableResult
  public func select(_ child: some TabCoordinator) -> TransitionHandle {
    perform(.select(child.rootController, in: tabBarController))
  }

  /// Selects a tab by its place, counted from 0: the transition `select`.
  ///
  /// A place outside the tabs rejects the transition.
  @discardableResult
  public func select(index: Int) -> TransitionHandle {
    perform(.select(index: index, in: tabBarController))
  }
}
