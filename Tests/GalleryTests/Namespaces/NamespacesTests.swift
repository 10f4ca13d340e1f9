import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import GalleryNamespaces

@MainActor struct `Namespaces`: TableSuite {
  private let app = AppDriver(device: .current)

  init() {
    app.launch(AppDelegate.self)
  }

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("keep two coordinators of one name apart") {
      expectEqual(
        app.tree,
        """
        Main.Coordinator  active
        ├─ Home.Coordinator  active  ◀ Home.ViewController
        └─ Registration.Coordinator  paused  ◀ Registration.Step1ViewController
        """)
    }

    test("hold what nobody else uses") {
      expectEqual(Registration.ProgressView(step: 2).text, "Step 2 of 3")
      let coordinator = Registration.Coordinator(navigationController: UINavigationController())
      let listener = Listener()
      coordinator.delegate += listener
      coordinator.launch()
      coordinator.step1Finished(name: "Ada")
      coordinator.step2Finished(city: "London")
      coordinator.step3Finished()
      expectEqual(listener.forms, [Registration.Form(name: "Ada", city: "London")])
    }

    test("need no base class: coordinators override nothing") {
      let coordinators: [AnyObject] = try [main] + main.childCoordinators
      expectEqual(coordinators.count, 3)
      for coordinator in coordinators {
        expectNil(Mirror(reflecting: coordinator).superclassMirror)
      }
    }

    test("are navigation coordinators, most of them") {
      let coordinators = try [main] + main.childCoordinators
      expectEqual(coordinators.map { $0 is any NavigationCoordinator }, [false, true, true])
    }

    test("are the skeleton: each screen of the app is a coordinator's") {
      app.tap("Register")
      app.type("Ada", into: "Name")
      app.tap("Next")
      let stacks = try require(main.tabBarController.viewControllers as? [UINavigationController])
      let screens = try main.childCoordinators.compactMap { $0 as? any NavigationCoordinator }
        .map(\.childViewControllers)
      expectEqual(screens.map(\.count), [1, 2])
      expectEqual(stacks.map(\.viewControllers), screens)
    }

    test("are named by their section from outside") {
      let step: Registration.Step1ViewController = Registration.Step1ViewController()
      let home: Home.ViewController = Home.ViewController()
      expectTrue(
        [step, home].map { String(reflecting: type(of: $0)) } == [
          "GalleryNamespaces.Registration.Step1ViewController",
          "GalleryNamespaces.Home.ViewController",
        ])
      let registration = try require(main.child(Registration.Coordinator.self))
      expectTrue(registration.childViewControllers.first is Registration.Step1ViewController)
    }

    test("list the screens of a coordinator, bottom to top") {
      let coordinator = Registration.Coordinator(navigationController: UINavigationController())
      coordinator.launch()
      coordinator.step1Finished(name: "Ada")
      coordinator.step2Finished(city: "London")
      expectEqual(
        coordinator.childViewControllers.map { String(reflecting: type(of: $0)) },
        (1...3).map { "GalleryNamespaces.Registration.Step\($0)ViewController" })
    }

    test("lose a screen from the list by the back button") {
      app.tap("Register")
      app.type("Ada", into: "Name")
      app.tap("Next")
      let registration = try require(main.child(Registration.Coordinator.self))
      expectEqual(registration.childViewControllers.count, 2)
      app.back()
      expectEqual(registration.childViewControllers.count, 1)
    }

    test("have three kinds, of which the plain one is the base") {
      final class Plain: Coordinator {
        let context = CoordinatorContext()
        func start() {}
      }
      let kinds: [any Coordinator] = [
        Plain(), Home.Coordinator(navigationController: UINavigationController()),
        Main.Coordinator(tabBarController: UITabBarController()),
      ]
      for coordinator in kinds {
        coordinator.launch()
        expectTrue(coordinator.isActive)
        coordinator.context.stop()
        expectTrue(coordinator.isInactive)
      }
    }

    test("list the sections of a tab bar coordinator in the order of the tabs") {
      let coordinator = Main.Coordinator(tabBarController: UITabBarController())
      coordinator.launch()
      let tabs = coordinator.tabCoordinators.map { ObjectIdentifier($0) }
      expectEqual(tabs, coordinator.childCoordinators.map { ObjectIdentifier($0) })
      expectTrue(coordinator.tabCoordinators.first is Home.Coordinator)
      expectTrue(coordinator.tabCoordinators.last is Registration.Coordinator)
    }

    test("let a kind be refined to demand an initialiser") {
      @MainActor func made<Kind: AppNavigationCoordinator>(
        _ kind: Kind.Type, on stack: UINavigationController
      ) -> Kind {
        Kind(navigationController: stack)
      }
      let stack = UINavigationController()
      expectSame(made(Home.Coordinator.self, on: stack).navigationController, stack)
      expectSame(made(Registration.Coordinator.self, on: stack).navigationController, stack)
      @MainActor func tabs<Kind: AppTabBarCoordinator>(
        of kind: Kind.Type, in bar: UITabBarController
      ) -> Kind {
        Kind(tabBarController: bar)
      }
      let bar = UITabBarController()
      expectSame(tabs(of: Main.Coordinator.self, in: bar).tabBarController, bar)
    }

    test("let one screen be pushed by one coordinator and presented by another") {
      final class Presenting: SceneCoordinator {
        let context = CoordinatorContext()
        let rootViewController = UIViewController()
      }
      let pushed = Home.ViewController()
      let window = UIWindow()
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      let pushing = Home.Coordinator(navigationController: navigation)
      pushing.launch()
      pushing.push(pushed, animated: false)
      app.settle()
      expectSame(navigation.topViewController, pushed)

      let other = UIWindow()
      let presenting = Presenting()
      other.rootViewController = presenting.rootViewController
      other.makeKeyAndVisible()
      presenting.launch()
      let presented = Home.ViewController()
      presenting.present(presented, animated: false)
      app.settle()
      expectSame(presenting.rootViewController.presentedViewController, presented)
    }
  }

  @MainActor private final class Listener: Registration.CoordinatorDelegate {
    private(set) var forms: [Registration.Form] = []

    func registrationCoordinator(
      _ sender: Registration.Coordinator, didRegister form: Registration.Form
    ) {
      forms.append(form)
    }
  }

  private var main: Main.Coordinator {
    get throws { try require(app.runner?.delegate as? AppDelegate).coordinator }
  }
}
