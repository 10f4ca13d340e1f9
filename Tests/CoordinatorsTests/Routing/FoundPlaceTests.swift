import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

struct FoundPlaceTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A route that start() enters and that is entered again is restored twice") {
      let (app, other) = (AppDriver(Street.init), AppDriver(Street.init))
      let (street, again) = try (require(app.root as? Street), require(other.root as? Street))
      street.trigger(.house(1))
      app.settle()
      expectEqual(street.titles, ["Street", "House 1", "House 1"])
      again.restore(street.snapshot())
      other.settle()
      expectEqual(again.titles, street.titles)
      expectEqual(again.snapshot(), street.snapshot())
    }

    test("Two equal routes that start() enters are restored twice, not three times") {
      let (app, other) = (AppDriver(Street.init), AppDriver(Street.init))
      let (street, again) = try (require(app.root as? Street), require(other.root as? Street))
      for each in [street, again] { each.trigger(.house(1), animated: false) }
      app.settle()
      other.settle()
      expectEqual(again.titles, ["Street", "House 1", "House 1"])
      again.restore(street.snapshot())
      other.settle()
      expectEqual(again.titles, street.titles)
    }

    test("A link is opened at a covered place that pushes a screen when it appears") {
      let app = AppDriver(Street.init)
      let street = try require(app.root as? Street)
      let house = try require(street.navigationController.topViewController as? Eager)
      street.push(Screen("Garden"), animated: false)
      app.settle()
      house.appeared = { [weak street] in street?.push(Screen("Door"), animated: false) }
      let path = RoutePath(.house(1), of: Street.self)
      let handle = street.open(path)
      await app.settleTasks()
      expectEqual(handle.ended, .opened(path))
      expectEqual(street.titles, ["Street", "House 1", "Door"])
    }

    test("The guard of a child that a sequence brings is asked before anything changes") {
      let app = AppDriver(Street.init)
      let street = try require(app.root as? Street)
      let path = RoutePath(.corner(2), of: Street.self).then(.cellar, of: House.self)
      let handle = street.open(path)
      await app.settleTasks()
      expectEqual(handle.ended?.description, "denied: House does not admit 'cellar': It is closed.")
      expectEqual(street.titles, ["Street", "House 1"])
    }

    test("A path to a route that is a sequence is repeated in a replay") {
      let (app, other) = (AppDriver(Street.init), AppDriver(Street.init))
      let street = try require(app.root as? Street)
      let handle = street.open(RoutePath(.corner(2), of: Street.self))
      await app.settleTasks()
      expectEqual(handle.ended, .opened(RoutePath(.corner(2), of: Street.self)))
      expectNil(await other.difference(replaying: app.events))
      expectEqual(other.tree, app.tree)
    }

    test("The guard of a tab to select is asked, also if another route has filled the tabs") {
      let (app, other) = (AppDriver(Bank.init), AppDriver(Bank.init))
      let (bank, again) = try (require(app.root as? Bank), require(other.root as? Bank))
      bank.trigger(.all)
      bank.trigger(.vault)
      app.settle()
      expectEqual(bank.tabBarController.selectedIndex, 1)
      again.isLoggedIn = false
      again.restore(bank.snapshot())
      await other.settleTasks()
      expectEqual(again.asked, 1)
      expectEqual(again.tabBarController.selectedIndex, 0)
    }

    test("A link to a root that a verb has shown dismisses what covers the root") {
      let (app, tower) = launchApp { Tower(window: $0) }
      tower.present(Screen("Sheet"))
      app.settle()
      let path = RoutePath(.hall, of: Tower.self)
      let handle = tower.open(path)
      await app.settle { handle.ended != nil }
      expectEqual(handle.ended, .opened(path))
      expectEqual(app.pile, "Coupon")
    }

    for route in [Vestibule.Route.lock, .lockBySteps] {
      test("A link to a route that suspends the root suspends what the root presents: \(route)") {
        let app = AppDriver(Vestibule.init)
        let vestibule = try require(app.root as? Vestibule)
        let sheet = Note()
        vestibule.present(sheet)
        app.settle()
        let handle = app.device.run { vestibule.open(RoutePath(route, of: Vestibule.self)) }
        await app.settle { handle.ended != nil || sheet.rootViewController.asked > 0 }
        expectEqual(app.pile, "Account")
        expectTrue(sheet.isPaused)
        app.expectPerformed(vestibule.setRoot(vestibule.navigationController))
        expectEqual(app.pile, "Vestibule ^ Note")
      }
    }

    test("A link back to a root of a route that suspends the other root suspends that") {
      let app = AppDriver(Duplex.init)
      let duplex = try require(app.root as? Duplex)
      for route in [Duplex.Route.right, .left] {
        let handle = app.device.run { duplex.open(RoutePath(route, of: Duplex.self)) }
        await app.settle { handle.ended != nil }
      }
      expectEqual(app.pile, "Coupon")
      expectEqual(duplex.children.map(\.state), [.active, .paused])
    }

    test("A link is opened only when its tab is chosen") {
      let app = AppDriver(Bank.init)
      let bank = try require(app.root as? Bank)
      bank.trigger(.all)
      app.settle()
      let path = RoutePath(.vault, of: Bank.self)
      let handle = bank.open(path)
      try UserInput(device: app.device).selectTab(0, in: bank.tabBarController)
      var steps: Int?
      handle.whenCompleted { _ in steps = try? bank.plan(to: path).steps.count }
      await app.settleTasks()
      expectEqual(handle.ended, .opened(path))
      expectEqual(steps, 0)
    }
  }
}

private final class Street: NavigationCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case house(Int), corner(Int) }
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  init(_ stack: UINavigationController) { navigationController = stack }
  func start() {
    push(Screen("Street"), animated: false)
    trigger(.house(1), animated: false)
  }
  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .house(let number): .push(House(number))
    case .corner(let number): .sequence(.push(Screen("Corner")), .push(House(number)))
    }
  }
}

private final class House: SceneCoordinator, EntryGuarding {
  enum Route: Hashable, Codable, Sendable { case cellar }
  let context = CoordinatorContext()
  let rootViewController: Eager
  init(_ number: Int) { rootViewController = Eager("House \(number)") }
  func start() {}
  func transition(for route: Route) -> ScreenTransition { .present(Screen("Cellar")) }
  func admit(_ route: Route) async -> Admission<Route> { .deny("It is closed.") }
}

private final class Bank: TabBarCoordinator, EntryGuarding {
  enum Route: Hashable, Codable, Sendable { case all, vault }
  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  var isLoggedIn = true
  private(set) var asked = 0
  init(_ tabs: UITabBarController) { tabBarController = tabs }
  static var links: LinkTable<Route> { Mount("vault", on: Vault.self, by: .vault) }
  func start() {}
  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .all: .setTabs([.screen(Screen("Hall")), .screen(Vault())])
    case .vault: .select(Vault.self)
    }
  }
  func guardsEntry(to route: Route) -> Bool { route == .vault && !isLoggedIn }
  func admit(_ route: Route) async -> Admission<Route> {
    asked += 1
    return .deny("Nobody is logged in.")
  }
}

private final class Vault: NavigationCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case list }
  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  func start() { push(Screen("Vault"), animated: false) }
  func transition(for route: Route) -> ScreenTransition { .popToRoot() }
}

/// A root that shows its only place by a verb.
private final class Tower: WindowCoordinator, Routing {
  enum Route: Hashable, Sendable { case hall }

  let context = CoordinatorContext()
  let window: UIWindow
  let hall = Coupon()

  init(window: UIWindow) { self.window = window }

  func start() {
    setRoot(hall)
    window.makeKeyAndVisible()
  }

  func transition(for route: Route) -> ScreenTransition { .setRoot(self.hall) }
}

/// A window with two roots, each of which is suspended while the other one is shown.
final class Duplex: WindowCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case left, right }

  let context = CoordinatorContext()
  let window: UIWindow

  init(window: UIWindow) { self.window = window }

  func start() {
    trigger(.left)
    window.makeKeyAndVisible()
  }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .left: .setRoot(Coupon(), suspendingCurrent: true)
    case .right: .setRoot(Account(), suspendingCurrent: true)
    }
  }
}

/// A root that can be suspended by a route.
private final class Vestibule: NavigationCoordinator, Routing {
  enum Route: Hashable, Sendable { case lock, lockBySteps }

  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(_ stack: UINavigationController) { navigationController = stack }

  func start() { push(Screen("Vestibule"), animated: false) }

  func transition(for route: Route) -> ScreenTransition {
    let lock = ScreenTransition.setRoot(Account(), suspendingCurrent: true)
    return route == .lock ? lock : .sequence(.none, lock)
  }
}
