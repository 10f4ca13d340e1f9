import HeadlessUIKit

@testable import Coordinators

extension PageCoordinator {
  /// The coordinators of the listed pages, in order.
  var pageCoordinators: [any ScreenCoordinator] {
    PageObserver.of(pageViewController).coordinators
  }
}

extension SplitCoordinator {
  /// The coordinators of the columns, from the primary to the secondary.
  var columnCoordinators: [any ScreenCoordinator] {
    SplitObserver.of(splitViewController).coordinators
  }
}

// Access to the observers of containers.
extension EngineProbe {
  /// Whether the class of an object, such as a delegate, button or view, belongs to this module.
  static func isOurs(_ object: AnyObject?) -> Bool {
    object.map { String(reflecting: type(of: $0)).hasPrefix("Coordinators.") } ?? false
  }

  /// Makes the framework observe a container, or the presentation of another screen.
  static func follow(_ controller: UIViewController) {
    switch controller {
    case let stack as UINavigationController: StackObserver.of(stack).install(on: stack)
    case let tabs as UITabBarController: TabObserver.of(tabs).install(on: tabs)
    case let columns as UISplitViewController: SplitObserver.of(columns).install()
    case let pages as UIPageViewController: PageObserver.of(pages).install()
    default: PresentationObserver.install(on: controller)
    }
  }

  /// The app's own delegate of a stack that the framework observes.
  static func appsDelegate(of stack: UINavigationController) -> AnyObject? {
    StackObserver.of(stack).appDelegate
  }

  /// The pages that a page controller turns through.
  static func pages(of controller: UIPageViewController) -> [UIViewController] {
    PageObserver.of(controller).pages
  }
}
