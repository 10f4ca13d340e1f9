import CoordinatorCore
public import UIKitShim

/// A coordinator for a tab, with a root controller of any class and the tab's item in the bar.
///
/// Every coordinator with a screen can be a tab: ``TabBarCoordinator`` takes them all. Adopt this
/// protocol only if you want the root controller and the tab bar item as typed properties.
///
/// ```swift
/// final class AboutTabCoordinator: TabCoordinator {
///   let context = CoordinatorContext()
///   let rootController: UINavigationController
///   let tabBarItem = UITabBarItem(title: "About", image: nil, selectedImage: nil)
///
///   init() {
///     let home = AboutRootViewController()
///     rootController = UINavigationController(rootViewController: home)
///     home.delegate = self
///   }
/// }
/// ```
@MainActor
public protocol TabCoordinator<RootType>: ScreenCoordinator {
  /// The class of the tab's root controller.
  associatedtype RootType: UIViewController

  /// The controller that is shown while the tab is selected.
  var rootController: RootType { get }

  /// The tab's title and images in the bar.
  var tabBarItem: UITabBarItem { get }
}

extension TabCoordinator {
  /// Does nothing, because a tab's root is ready when the coordinator is made.
  public func start() {}
}

extension TabCoordinator where Self: SceneCoordinator {
  /// Does nothing, for a coordinator with both roles.
  public func start() {}
}
