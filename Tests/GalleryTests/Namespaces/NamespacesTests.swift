import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import GalleryNamespaces

@MainActor @Suite(.coordinators) struct `Namespaces` {
  private let app = AppDriver(device: .current)

  init() {
    app.launch(AppDelegate.self)
  }

  @Test func `keep two coordinators of one name apart`() {
    #expect(
      app.tree == """
        Main.Coordinator  active
        ├─ Home.Coordinator  active  ◀ Home.ViewController
        └─ Registration.Coordinator  paused  ◀ Registration.Step1ViewController
        """)
  }

  @Test func `let the tab bar coordinator be told when to switch`() {
    app.tap("Register")
    #expect(app.title == "Your name")
    register(as: "Ada", from: "London")
    #expect(app.title == "Home")
    #expect(app.screen.contains("Welcome, Ada."))
    app.tab("Registration")
    #expect(app.depth == 1)
  }

  @Test func `hold what nobody else uses`() {
    #expect(Registration.ProgressView(step: 2).text == "Step 2 of 3")
    #expect(Registration.Form() == Registration.Form(name: "", city: ""))
  }

  @Test func `list the screens of a coordinator, bottom to top`() {
    let coordinator = Registration.Coordinator(navigationController: UINavigationController())
    coordinator.launch()
    coordinator.step1Finished(name: "Ada")
    #expect(
      coordinator.childViewControllers.map { "\(type(of: $0))" } == [
        "Step1ViewController", "Step2ViewController",
      ])
  }

  @Test func `list the sections of a tab bar coordinator in the order of the tabs`() {
    let coordinator = Main.Coordinator(tabBarController: UITabBarController())
    coordinator.launch()
    let tabs = coordinator.tabCoordinators.map { ObjectIdentifier($0) }
    #expect(tabs == coordinator.childCoordinators.map { ObjectIdentifier($0) })
    #expect(coordinator.tabCoordinators.first is Home.Coordinator)
    #expect(coordinator.tabCoordinators.last is Registration.Coordinator)
  }

  @Test func `let a kind be refined to demand an initialiser`() {
    func made<Kind: AppNavigationCoordinator>(_ kind: Kind.Type) -> Kind {
      Kind(navigationController: UINavigationController())
    }
    #expect(made(Home.Coordinator.self).navigationController.viewControllers.isEmpty)
    #expect(made(Registration.Coordinator.self).childCoordinators.isEmpty)
  }

  @Test func `let one screen be pushed by one coordinator and presented by another`() {
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
    pushing.show(pushed, animated: false)
    app.settle()
    #expect(navigation.topViewController === pushed)

    let other = UIWindow()
    let presenting = Presenting()
    other.rootViewController = presenting.rootViewController
    other.makeKeyAndVisible()
    presenting.launch()
    let presented = Home.ViewController()
    presenting.present(presented, animated: false)
    app.settle()
    #expect(presenting.rootViewController.presentedViewController === presented)
  }

  private func register(as name: String, from city: String) {
    app.type(name, into: "Name")
    app.tap("Next")
    app.type(city, into: "City")
    app.tap("Next")
    #expect(app.screen.contains("\(name) from \(city)"))
    app.tap("Register")
  }
}
