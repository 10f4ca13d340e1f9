import CoordinatorTesting
import HeadlessUIKit

/// The root of the fixtures: a list on a navigation controller.
final class Shop: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let list = Screen("List")
  var log: [String] = []
  weak var exits: ExitLog?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() { push(list, animated: false) }

  func coordinatorDidStart(_ coordinator: any Coordinator) { log.append("did start") }
  func coordinatorDidStop(_ coordinator: any Coordinator) {
    log.append("did stop")
    exits?.note("Shop", hearsOf: coordinator)
  }
  func coordinatorDidPause(_ coordinator: any Coordinator) { log.append("did pause") }
  func coordinatorDidResume(_ coordinator: any Coordinator) { log.append("did resume") }
}

/// A flow that shares its parent's navigation controller.
final class Order: NavigationCoordinator, FlowCoordinator {
  typealias Output = Int

  let context = CoordinatorContext()
  let navigationController: UINavigationController
  private let titles: [String]
  private let shows: @MainActor (Order) -> Void
  private(set) var log: [String] = []

  /// - Parameters:
  ///   - titles: The screens that the flow shows when it starts.
  ///   - shows: Runs at the end of `start()`, for example raw calls.
  init(
    on navigationController: UINavigationController, titles: [String] = ["Order"],
    shows: @escaping @MainActor (Order) -> Void = { _ in }
  ) {
    self.navigationController = navigationController
    self.titles = titles
    self.shows = shows
  }

  func start() {
    log.append("start")
    for title in titles { push(Screen(title)) }
    shows(self)
  }
  func stop() { log.append("stop") }
  func pause() { log.append("pause") }
  func resume() { log.append("resume") }
}

/// A flow with a screen of its own, for sheets.
final class Coupon: SceneCoordinator, FlowCoordinator {
  typealias Output = String

  let context = CoordinatorContext()
  let rootViewController = Screen("Coupon")
  private(set) var log: [String] = []

  func start() { log.append("start") }
  func stop() { log.append("stop") }
}

/// A scene that does something when it starts, stops or resumes.
final class Chooser: SceneCoordinator {
  let context = CoordinatorContext()
  let rootViewController = Screen("Chooser")
  var stopped: @MainActor () -> Void = {}
  var resumed: @MainActor () -> Void = {}
  private let begin: @MainActor (Chooser) -> Void

  init(begin: @escaping @MainActor (Chooser) -> Void = { _ in }) { self.begin = begin }

  func start() { begin(self) }
  func stop() { stopped() }
  func resume() { resumed() }
}

/// A coordinator without a role, which has no screen and no container.
final class Roleless: Coordinator {
  let context = CoordinatorContext()
  private let begin: @MainActor (Roleless) -> Void
  init(begin: @escaping @MainActor (Roleless) -> Void = { _ in }) { self.begin = begin }
  func start() { begin(self) }
}

/// A flow that ends inside its own start.
final class Hasty: SceneCoordinator, FlowCoordinator {
  typealias Output = String

  let context = CoordinatorContext()
  let rootViewController = Screen("Hasty")

  func start() { finish("known at once") }
}

/// A flow on a navigation controller of its own, for sheets with a stack.
final class Account: NavigationCoordinator, FlowCoordinator {
  typealias Output = String

  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  private(set) var log: [String] = []
  weak var exits: ExitLog?

  func start() {
    log.append("start")
    push(Screen("Account"), animated: false)
  }
  func stop() { log.append("stop") }
  func coordinatorDidStop(_ coordinator: any Coordinator) {
    exits?.note("Account", hearsOf: coordinator)
  }
}

/// A tab with a stack of its own.
final class Aisle: NavigationCoordinator, TabCoordinator {
  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  let tabBarItem: UITabBarItem
  private let name: String
  private(set) var log: [String] = []
  weak var exits: ExitLog?

  init(_ name: String) {
    self.name = name
    tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
  }

  var rootController: UINavigationController { navigationController }

  func start() {
    log.append("start")
    push(Screen(name), animated: false)
  }
  func stop() { log.append("stop") }
  func pause() { log.append("pause") }
  func resume() { log.append("resume") }
  func coordinatorDidStop(_ coordinator: any Coordinator) {
    exits?.note("Aisle", hearsOf: coordinator)
  }
}

/// A tab bar with three tabs.
final class Market: TabBarCoordinator {
  let context = CoordinatorContext()
  weak var exits: ExitLog?
  let tabBarController: UITabBarController
  let fruit = Aisle("Fruit")
  let bread = Aisle("Bread")
  let milk = Aisle("Milk")

  init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  func start() { setTabs([fruit, bread, milk]) }
  func coordinatorDidStop(_ coordinator: any Coordinator) {
    exits?.note("Market", hearsOf: coordinator)
  }
}

/// A root that shows nothing by itself.
final class Bare: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {}
}

/// A root that does not make its window visible.
final class ClosedMall: WindowCoordinator {
  let context = CoordinatorContext()
  let window: UIWindow

  init(window: UIWindow) { self.window = window }

  func start() { setRoot(Coupon()) }
}

/// A root that owns a window.
final class Mall: WindowCoordinator {
  let context = CoordinatorContext()
  weak var exits: ExitLog?
  let window: UIWindow

  init(window: UIWindow) { self.window = window }

  func start() {
    setRoot(Coupon())
    window.makeKeyAndVisible()
  }
  func coordinatorDidStop(_ coordinator: any Coordinator) {
    exits?.note("Mall", hearsOf: coordinator)
  }
}
