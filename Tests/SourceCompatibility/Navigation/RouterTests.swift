import CompactTesting
import Testing
import UIKit

// A router between coordinators and the navigation controller, and base classes of coordinators
// with dependencies, results and deep links.

protocol Presentable: AnyObject {
  func toPresent() -> UIViewController?
}

extension UIViewController: Presentable {
  func toPresent() -> UIViewController? { self }
}

protocol FlowRouting: Presentable {
  func present(_ module: Presentable?, animated: Bool)
  func dismissModule(animated: Bool, completion: (() -> Void)?)
  func push(_ module: Presentable?, animated: Bool, hideBottomBar: Bool, completion: (() -> Void)?)
  func popModule(animated: Bool)
  func setRootModule(_ module: Presentable?, hideBar: Bool)
  func popToRootModule(animated: Bool)
}

final class FlowRouter: NSObject, FlowRouting {
  private weak var rootController: UINavigationController?
  private var completions: [UIViewController: () -> Void] = [:]

  init(rootController: UINavigationController) {
    self.rootController = rootController
    super.init()
  }

  func toPresent() -> UIViewController? { rootController }

  func present(_ module: Presentable?, animated: Bool) {
    guard let controller = module?.toPresent() else { return }
    rootController?.present(controller, animated: animated, completion: nil)
  }

  func dismissModule(animated: Bool, completion: (() -> Void)?) {
    rootController?.dismiss(animated: animated, completion: completion)
  }

  func push(
    _ module: Presentable?, animated: Bool = true, hideBottomBar: Bool = false,
    completion: (() -> Void)? = nil
  ) {
    guard
      let controller = module?.toPresent(),
      controller is UINavigationController == false
    else {
      assertionFailure("Deprecated push UINavigationController.")
      return
    }
    if let completion = completion { completions[controller] = completion }
    controller.hidesBottomBarWhenPushed = hideBottomBar
    rootController?.pushViewController(controller, animated: animated)
  }

  func popModule(animated: Bool) {
    if let controller = rootController?.popViewController(animated: animated) {
      runCompletion(for: controller)
    }
  }

  func setRootModule(_ module: Presentable?, hideBar: Bool = false) {
    guard let controller = module?.toPresent() else { return }
    rootController?.setViewControllers([controller], animated: false)
    rootController?.isNavigationBarHidden = hideBar
  }

  func popToRootModule(animated: Bool) {
    if let controllers = rootController?.popToRootViewController(animated: animated) {
      controllers.forEach(runCompletion)
    }
  }

  private func runCompletion(for controller: UIViewController) {
    guard let completion = completions.removeValue(forKey: controller) else { return }
    completion()
  }
}

enum DeepLink: Equatable {
  case item(String)

  init?(_ activity: NSUserActivity?) {
    guard
      let activity = activity, activity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = activity.webpageURL,
      let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let id = components.queryItems?.first(where: { $0.name == "id" })?.value
    else { return nil }
    self = .item(id)
  }
}

class BaseCoordinator {
  var childCoordinators: [BaseCoordinator] = []
  var onFinish: (() -> Void)?

  func start() { start(with: nil) }
  func start(with link: DeepLink?) {}

  func addDependency(_ coordinator: BaseCoordinator) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  func removeDependency(_ coordinator: BaseCoordinator?) {
    guard !childCoordinators.isEmpty, let coordinator = coordinator else { return }
    childCoordinators.removeAll { $0 === coordinator }
  }
}

/// A coordinator that is one of the tabs, with its own stack.
final class ItemsCoordinator: BaseCoordinator {
  let navigation = UINavigationController()
  private lazy var router: FlowRouting = FlowRouter(rootController: navigation)

  override func start(with link: DeepLink?) {
    let list = UIViewController()
    list.title = "Items"
    router.setRootModule(list, hideBar: false)
    if case .item(let id)? = link { showItem(id) }
  }

  func showItem(_ id: String) {
    let item = UIViewController()
    item.title = id
    router.push(item, animated: true, hideBottomBar: true) { [weak self] in self?.onFinish?() }
  }

  func back() { router.popModule(animated: true) }
}

final class TabsCoordinator: BaseCoordinator {
  let tabs = UITabBarController()

  override func start(with link: DeepLink?) {
    let items = ItemsCoordinator()
    items.navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    items.onFinish = { [weak self, weak items] in self?.removeDependency(items) }
    addDependency(items)
    tabs.setViewControllers([UINavigationController(), items.navigation], animated: false)
    items.start(with: link)
    if link != nil { tabs.selectedViewController = items.navigation }
  }
}

struct RouterTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A deep link goes through the tabs to its screen, and back without its coordinator") {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://a.org/items?id=42")
      let coordinator = TabsCoordinator()
      coordinator.start(with: DeepLink(activity))
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = coordinator.tabs
      let items = coordinator.childCoordinators.first as? ItemsCoordinator
      expectEqual(coordinator.tabs.selectedIndex, 1)
      expectEqual(items?.navigation.viewControllers.map(\.title), ["Items", "42"])
      expectEqual(items?.navigation.topViewController?.hidesBottomBarWhenPushed, true)
      items?.back()
      expectTrue(coordinator.childCoordinators.isEmpty)
    }

    test("A router presents and dismisses what can be presented") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let navigation = UINavigationController(rootViewController: UIViewController())
      let router: FlowRouting = FlowRouter(rootController: navigation)
      let window = device.show(navigation)
      let module = UIViewController()
      device.run { router.present(module, animated: true) }
      device.clock.drain()
      expectSame(navigation.presentedViewController, module)
      var isDismissed = false
      device.run { router.dismissModule(animated: true) { isDismissed = true } }
      device.clock.drain()
      expectTrue(isDismissed)
      expectSame(router.toPresent(), navigation)
      _ = window
    }
  }
}
