package import UIKitShim

// What observes containers.
extension EngineProbe {
  /// Whether an object's class is one of this module, as of a delegate, a button or a view.
  package static func isOurs(_ object: AnyObject?) -> Bool {
    object.map { String(reflecting: type(of: $0)).hasPrefix("Coordinators.") } ?? false
  }

  /// Has the framework follow a container, or the presentation of any other screen.
  package static func follow(_ controller: UIViewController) {
    switch controller {
    case let stack as UINavigationController: StackObserver.of(stack).install()
    case let tabs as UITabBarController: TabObserver.of(tabs).install()
    case let columns as UISplitViewController: SplitObserver.of(columns).install()
    case let pages as UIPageViewController: PageObserver.of(pages).install()
    default: PresentationObserver.install(on: controller)
    }
  }

  /// The app's own delegate of a stack that the framework follows.
  package static func appsDelegate(of stack: UINavigationController) -> AnyObject? {
    StackObserver.of(stack).appDelegate
  }

  /// The pages that a page controller turns through.
  package static func pages(of controller: UIPageViewController) -> [UIViewController] {
    PageObserver.of(controller).pages
  }
}
