import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The places of routes whose transitions are sequences, or name another performer.
struct RoutePlaceTests: TableSuite {
  let stage = PressStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A route that is a sequence is known as the place of its screen, also below an alert") {
      let article = RoutePath.library.then(.only(42), of: Stand.self)
      stage.press.library.push(Editor("Editor"))
      stage.press.alert("Sure?")
      stage.app.settle()
      try expectEqual(stage.press.plan(to: article).leaveGuards, ["Editor"])
      stage.press.library.popToRoot()
      stage.app.settle()
      let path = article.then(.offer, of: Article.self)
      await expectEqual(stage.open(path), "List Article 42 ^ Coupon")
      expectEqual(stage.press.library.children.first?.routePath, article)
      try expectEqual(stage.press.plan(to: path).steps, [])
    }

    test("A path to a child that is always there, or to the root, leaves the sheets over it") {
      let (app, yard) = launchApp { window in Yard(window) }
      yard.shelf.present(Screen("Sheet"))
      app.settle()
      let path = RoutePath(.shelf, of: Yard.self)
      let handle = app.device.run { yard.open(path) }
      app.settle()
      expectEqual(handle.ended, .opened(path))
      expectEqual(app.title, "Shelf")
      for isByRoot in [false, true] {
        _ = isByRoot ? yard.present(Screen("Sheet")) : yard.shelf.present(Screen("Sheet"))
        app.settle()
        let handle = app.device.run { yard.open(RoutePath([])) }
        app.settle()
        expectEqual(handle.ended, .opened(RoutePath([])))
        expectEqual(app.title, "Shelf")
      }
    }

    test("A path that ends at a constant route finds the child that a verb has shown there") {
      let (app, lobby) = launchApp { Lobby($0) }
      let (shelf, trail) = (Shelf("Shelf"), Trail(on: lobby.navigationController))
      lobby.start(trail)
      trail.push(Screen("Trail"))
      lobby.push(Screen("Above"))
      lobby.present(shelf)
      shelf.push(Screen("Note"))
      app.settle()
      for (route, pile) in [
        (Lobby.Route.shelf, "Above ^ Note"), (.shelf, "Above ^ Note"), (.trail, "Trail"),
      ] {
        let path = RoutePath(route, of: Lobby.self)
        let handle = app.device.run { lobby.open(path) }
        app.settle()
        expectEqual(handle.ended, .opened(path))
        expectEqual(app.pile, pile)
        if route == .shelf { shelf.present(Screen("Sheet")) }
        app.settle()
      }
      expectSame(lobby.children.first, trail)
      expectEqual(lobby.navigationController.viewControllers.map(\.title), ["Lobby", "Trail"])
    }

    test("A verb in the method that makes transitions is reported, by a trigger and by a plan") {
      let (app, kiosk) = launchApp { Kiosk($0) }
      let problem = "'Kiosk' was asked to 'push Screen' while it made a route's transition."
      let reported = DiagnosticReporter.collecting {
        kiosk.trigger(.bad)
        app.settle()
      }
      expectEqual(reported.map(\.problem), [problem])
      let planned = DiagnosticReporter.collecting {
        kiosk.open(RoutePath(.bad, of: Kiosk.self))
        app.settle()
      }
      expectTrue(planned.contains { $0.problem == problem })
      let good = DiagnosticReporter.collecting {
        kiosk.trigger(.good)
        app.settle()
      }
      expectTrue(good.isEmpty)
    }

    test("A path to the root leaves a sheet with what is embedded in it") {
      let sheet = Screen("Sheet")
      stage.press.present(sheet)
      stage.press.embed(Screen("Map"), in: sheet)
      stage.app.settle()
      try await expectEqual(stage.open(require(stage.press.routePath)), "List")
    }

    test("A route that replaces a stack is known as the place of its last screen") {
      let (app, desk) = launchApp { Bench($0) }
      let path = RoutePath(.article(42), of: Bench.self)
      for _ in 0..<2 {
        let handle = app.device.run { desk.open(path) }
        app.settle()
        expectEqual(handle.ended, .opened(path))
        expectEqual(desk.navigationController.viewControllers.map(\.title), ["List", "Article 42"])
        try expectEqual(desk.plan(to: path).steps, [])
      }
      (desk.children.first as? Folder)?.restorableState = "open"
      let (again, other) = launchApp { Bench($0) }
      again.device.run { other.restore(desk.snapshot()) }
      again.settle()
      expectEqual(other.navigationController.viewControllers.map(\.title), ["List", "Article 42"])
      expectEqual((other.children.first as? Folder)?.restorableState, "open")
      expectEqual(other.transitions, 1)
    }

    test("A route that fills the tabs is known as the place of each of them") {
      let (app, hub) = launchApp(Hub.init(tabBarController:))
      let main = RoutePath(.main, of: Hub.self)
      let note = main.then(.note, of: Shelf.self)
      for path in [main, note, note, main] {
        let handle = app.device.run { hub.open(path) }
        app.settle()
        expectEqual(handle.ended, .opened(path))
        expectEqual(
          hub.tabBarController.picture, path == main && hub.notes == 0 ? "Shelf" : "Shelf Note")
      }
      expectEqual(hub.notes, 1)
      hub.tabBarController.selectedIndex = 1
      (hub.children.first as? Shelf)?.restorableState = "by title"
      (hub.children.last as? Store)?.restorableState = "by price"
      app.settle()
      let other = try expectRestored(hub, in: app)
      expectEqual((other.children.last as? Store)?.restorableState, "by price")
    }

    test("A route that fills the tabs is restored once, also beside a tab without a child") {
      let (app, hub) = launchApp(Hub.init(tabBarController:))
      hub.trigger(.plain)
      app.settle()
      (hub.children.first as? Shelf)?.restorableState = "by title"
      for index in 0..<2 {
        hub.tabBarController.selectedIndex = index
        app.settle()
        _ = try expectRestored(hub, in: app)
      }
    }

    test("A route that fills the pages with children of one class restores each of them") {
      let (app, states) = (AppDriver { Leaflet($0) }, ["one", "two", "three"])
      let leaflet = try require(app.root as? Leaflet)
      leaflet.trigger(.main)
      app.settle()
      for (page, state) in zip(leaflet.children, states) {
        (page as? Folder)?.restorableState = state
      }
      let (again, other) = launchApp { Leaflet($0) }
      again.device.run { other.restore(leaflet.snapshot()) }
      again.settle()
      expectEqual(other.children.compactMap { ($0 as? Folder)?.restorableState }, states)
      expectEqual(other.transitions, 1)
    }

    test("A route that goes back to a screen leaves it the route that has shown it") {
      let (app, desk) = launchApp { Bench($0) }
      desk.trigger(.article(42))
      desk.push(Screen("Above"), animated: false)
      desk.trigger(.top)
      app.settle()
      let path = RoutePath(.article(42), of: Bench.self)
      try expectEqual(desk.plan(to: path).steps, [])
      expectEqual(desk.navigationController.viewControllers.map(\.title), ["List", "Article 42"])
    }

    for route in [Press.Route.notice, .newArticle] {
      test("A route that another coordinator performs is known as its place: \(route)") {
        let path = RoutePath(route, of: Press.self)
        let picture = route == .notice ? "List Notice" : "List Article 99"
        for _ in 0..<2 {
          stage.press.alert("Sure?")
          stage.app.settle()
          await expectEqual(stage.open(path), picture)
          try expectEqual(stage.press.plan(to: path).steps, [])
        }
      }
    }
  }
}

/// Restores tabs in a new app, and expects the same tree, shelf and selection after one transition.
@MainActor private func expectRestored(_ hub: Hub, in app: AppDriver) throws -> Hub {
  let (again, other) = launchApp(Hub.init(tabBarController:))
  again.device.run { other.restore(hub.snapshot()) }
  again.settle()
  expectEqual(again.tree, app.tree)
  expectEqual(other.tabBarController.selectedIndex, hub.tabBarController.selectedIndex)
  expectEqual((other.children.first as? Shelf)?.restorableState, "by title")
  expectEqual(other.transitions, 1)
  return other
}

/// A root whose only place is a child that it shows in its start.
private final class Yard: WindowCoordinator, Routing {
  enum Route: Hashable, Sendable { case shelf }

  let context = CoordinatorContext()
  let window: UIWindow
  let shelf = Shelf("Shelf")

  init(_ window: UIWindow) { self.window = window }

  static var links: LinkTable<Route> {
    LinkSchemes("yard")
    Mount("shelf", on: Shelf.self, by: .shelf)
  }

  func start() {
    setRoot(shelf)
    window.makeKeyAndVisible()
  }

  func transition(for route: Route) -> ScreenTransition { .none }
}

/// A root with a child at each of its routes.
private final class Lobby: NavigationCoordinator, Routing {
  enum Route: Hashable, Sendable { case shelf, trail }

  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(_ stack: UINavigationController) { navigationController = stack }

  static var links: LinkTable<Route> {
    LinkSchemes("lobby")
    Mount("shelf", on: Shelf.self, by: .shelf)
    Mount("trail", on: Trail.self, by: .trail)
  }

  func start() { push(Screen("Lobby"), animated: false) }

  func transition(for route: Route) -> ScreenTransition {
    route == .shelf ? .present(Shelf("New")) : .push(Screen("New"))
  }
}

/// A stack whose bad route calls a verb.
private final class Kiosk: NavigationCoordinator, Routing {
  enum Route: Hashable, Sendable { case bad, good }

  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(_ stack: UINavigationController) { navigationController = stack }

  func start() { push(Screen("Kiosk"), animated: false) }

  func transition(for route: Route) -> ScreenTransition {
    if route == .good { return .push(Screen("Good")) }
    push(Screen("Bad"))
    return .none
  }
}

/// A stack that a route replaces.
private final class Bench: NavigationCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable {
    case article(Int)
    /// The second screen.
    case top
  }

  let context = CoordinatorContext()
  let navigationController: UINavigationController
  /// How often the stack was replaced.
  private(set) var transitions = 0

  init(_ stack: UINavigationController) { navigationController = stack }

  func start() { push(Screen("Bench"), animated: false) }

  func transition(for route: Route) -> ScreenTransition {
    guard case .article(let id) = route else {
      return .popTo(navigationController.viewControllers[1])
    }
    return .set([.screen(self.folder()), .screen(Article(id, gate: Gate()))])
  }

  private func folder() -> Folder {
    transitions += 1
    return Folder()
  }
}

/// A list with a state.
private final class Folder: SceneCoordinator, Restorable {
  let context = CoordinatorContext()
  let rootViewController = Screen("List")
  var restorableState = "closed"
  func restore(_ state: String) { restorableState = state }
}

/// Tabs that a route fills.
private final class Hub: TabBarCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case main, plain }

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  /// How often the tabs were filled.
  private(set) var transitions = 0

  init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  func start() { setTabs([Screen("Empty")]) }

  func transition(for route: Route) -> ScreenTransition {
    .setTabs([
      .screen(self.shelf()), route == .main ? .screen(Store()) : .screen(Screen("Home")),
    ])
  }

  private func shelf() -> Shelf {
    transitions += 1
    return Shelf("Shelf")
  }

  /// The number of notes on the shelf.
  var notes: Int {
    let shelf = children.first as? Shelf
    return shelf?.navigationController.viewControllers.filter { $0.title == "Note" }.count ?? 0
  }
}

/// Pages that a route fills with children of one class.
private final class Leaflet: WindowCoordinator, PageCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case main }

  let context = CoordinatorContext()
  let pageViewController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  let window: UIWindow
  /// How often the pages were listed.
  private(set) var transitions = 0

  init(_ window: UIWindow) { self.window = window }

  func start() {
    setRoot(pageViewController)
    window.makeKeyAndVisible()
  }

  func transition(for route: Route) -> ScreenTransition {
    .setPages([.screen(self.first()), .screen(Folder()), .screen(Folder())])
  }

  private func first() -> Folder {
    transitions += 1
    return Folder()
  }
}

/// A tab with a state.
private final class Store: NavigationCoordinator, Restorable {
  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  func start() { push(Screen("Store"), animated: false) }
  var restorableState = "by name"
  func restore(_ state: String) { restorableState = state }
}
