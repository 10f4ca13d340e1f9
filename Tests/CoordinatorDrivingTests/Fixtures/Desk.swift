import CoordinatorTesting
import HeadlessUIKit

/// The root of the fixtures: a form that pushes a list, and presents a sheet and an alert.
final class Desk: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let form = FormScreen()

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  static func launched(in window: UIWindow) -> Desk {
    let stack = UINavigationController()
    let desk = Desk(navigationController: stack)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    desk.launch()
    return desk
  }

  func start() {
    form.open = { [weak self] in self?.open($0) }
    push(form, animated: false)
  }

  private func open(_ name: String) {
    switch name {
    case "Drawer": push(Drawer())
    case "Lamp": present(Lamp(), style: .pageSheet)
    default: present(Alarm())
    }
  }
}

/// A list of sixty rows, most of them outside the screen.
final class Drawer: SceneCoordinator {
  let context = CoordinatorContext()
  let rootViewController = ListScreen(style: .plain)

  init() {
    rootViewController.title = "Drawer"
    rootViewController.rows = (0..<60).map { "Row \($0)" }
  }
}

final class Lamp: SceneCoordinator {
  let context = CoordinatorContext()
  let rootViewController = UIViewController()

  func start() { rootViewController.title = "Lamp" }
}

final class Alarm: SceneCoordinator {
  let context = CoordinatorContext()
  let rootViewController = UIAlertController(
    title: "Alarm", message: "It rings.", preferredStyle: .alert)

  func start() { rootViewController.addAction(UIAlertAction(title: "Enough", style: .cancel)) }
}

/// Two desks in tabs.
final class Office: TabBarCoordinator {
  let context = CoordinatorContext()
  let tabBarController: UITabBarController

  init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  func start() { setTabs([Place("Left"), Place("Right")]) }
}

/// A tab with a desk.
final class Place: TabCoordinator {
  let context = CoordinatorContext()
  let rootController = UINavigationController()
  let tabBarItem: UITabBarItem

  init(_ name: String) { tabBarItem = UITabBarItem(title: name, image: nil, tag: 0) }

  func start() { start(Desk(navigationController: rootController)) }
}
