import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The places of routes whose transitions are sequences, or name another performer.
@MainActor struct RoutePlaceTests: TableSuite {
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
      let app = AppDriver { window in Yard(window) }
      let yard = try require(app.root as? Yard)
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
      let app = AppDriver { Lobby($0) }
      let lobby = try require(app.root as? Lobby)
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

    test("A path to the root leaves a sheet with what is embedded in it") {
      let sheet = Screen("Sheet")
      stage.press.present(sheet)
      stage.press.embed(Screen("Map"), in: sheet)
      stage.app.settle()
      try await expectEqual(stage.open(require(stage.press.routePath)), "List")
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
