import CompactTesting
import CoordinatorTesting
import Coordinators
import HeadlessUIKit
import Testing

/// The framework's role with the initialiser that this app requires.
@MainActor
private protocol NavigationCoordinator: Coordinators.NavigationCoordinator {
  init(navigationController: UINavigationController)
}

@MainActor
private protocol TabBarCoordinator: Coordinators.TabBarCoordinator {
  init(tabBarController: UITabBarController)
}

private enum Registration {}

extension Registration {
  @MainActor
  protocol Delegate: AnyObject {
    func registrationDidFinish(_ coordinator: Registration.Coordinator)
  }

  final class Coordinator: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController: UINavigationController
    weak var delegate: (any Registration.Delegate)?

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      let screen = Step1ViewController()
      screen.title = "Registration"
      screen.coordinator = self
      push(screen, animated: false)
    }

    func didFinishStep1() {
      let screen = Step2ViewController()
      screen.coordinator = self
      push(screen)
    }

    func didFinishStep2() { delegate?.registrationDidFinish(self) }
  }
}

extension Registration {
  final class Step1ViewController: UIViewController {
    weak var coordinator: Coordinator?
  }
}

extension Registration {
  final class Step2ViewController: UIViewController {
    weak var coordinator: Coordinator?
  }
}

private enum Home {}

extension Home {
  final class Coordinator: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      let screen = Step1ViewController()
      screen.title = "Home"
      push(screen, animated: false)
    }
  }

  final class Step1ViewController: UIViewController {}
}

/// Shows the sections of the app one after the other on one stack.
private final class StackAppCoordinator: NavigationCoordinator, Registration.Delegate {
  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let registration = Registration.Coordinator(navigationController: navigationController)
    registration.delegate = self
    start(registration)
  }

  func registrationDidFinish(_ coordinator: Registration.Coordinator) {
    stop(coordinator)
    start(Home.Coordinator(navigationController: navigationController))
  }
}

/// Shows each section of the app in a tab.
private final class TabAppCoordinator: TabBarCoordinator {
  let context = CoordinatorContext()
  let tabBarController: UITabBarController

  init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  func start() {
    let home = Home.Coordinator(navigationController: UINavigationController())
    let registration = Registration.Coordinator(navigationController: UINavigationController())
    let sections: [any NavigationCoordinator] = [home, registration]
    for section in sections { start(section) }
    tabBarController.viewControllers = sections.map(\.navigationController)
  }

  func showRegistration() { tabBarController.selectedIndex = 1 }
}

@MainActor struct NamespaceTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The tree distinguishes equally named coordinators and screens of two sections") {
      let app = AppDriver(TabAppCoordinator.init(tabBarController:))
      for line in [
        "├─ Home.Coordinator  active  ◀ Home.Step1ViewController",
        "└─ Registration.Coordinator  ", "◀ Registration.Step1ViewController",
      ] {
        expectTrue(app.tree.contains(line))
      }
    }

    test("A coordinator shows its own screens, and its parent starts the next section") {
      let app = AppDriver(StackAppCoordinator.init(navigationController:))
      let root = try require(app.root as? StackAppCoordinator)
      let registration = try require(root.children.first as? Registration.Coordinator)
      registration.didFinishStep1()
      app.settle()
      expectEqual(registration.childViewControllers.count, 2)
      expectEqual(
        app.tree,
        """
        StackAppCoordinator  active
        └─ Registration.Coordinator  active  ◀ Registration.Step1ViewController, \
        Registration.Step2ViewController
        """)
      registration.didFinishStep2()
      app.settle()
      expectEqual(
        app.tree,
        """
        StackAppCoordinator  active
        └─ Home.Coordinator  active  ◀ Home.Step1ViewController
        """)
      expectEqual(app.depth, 1)
    }

    test("A tab bar coordinator shows its sections in tabs and selects one of them") {
      let app = AppDriver(TabAppCoordinator.init(tabBarController:))
      let root = try require(app.root as? TabAppCoordinator)
      expectEqual(app.title, "Home")
      root.showRegistration()
      app.settle()
      expectEqual(app.title, "Registration")
      expectEqual(root.childCoordinators.count, 2)
      expectEqual(root.childCoordinators.last?.isActive, true)
    }
  }
}
