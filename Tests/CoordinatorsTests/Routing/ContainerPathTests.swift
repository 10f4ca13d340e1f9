import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Paths into columns, pages and embedded screens.
struct ContainerPathTests: TableSuite {
  let stage = MuseumStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    for (size, screen) in [("compact", ScreenMetrics.phone), ("regular", .pad)] {
      test("A path leads into a column of a \(size) window, and from there to any other place") {
        stage.app.device.screen = screen
        stage.app.settle()
        await expectEqual(stage.open(.painting(7)), "Room 1: Room, Painting 7")
        if size == "compact" {
          try stage.app.perform(.back)
          try stage.app.perform(.back)
          expectEqual(stage.app.title, "Halls")
        } else {
          try stage.app.perform(.back)
        }
        await expectEqual(stage.open(.painting(8)), "Room 1: Room, Painting 8")
        if size == "compact" {
          try stage.app.perform(.back)
          try stage.app.perform(.back)
          try expectEqual(
            "\(stage.museum.plan(to: .room(1)))",
            "halls / room(1)\nsetColumn UINavigationController")
          await expectEqual(stage.open(.room(1)), "Room 1: Room")
          await expectEqual(stage.open(.painting(8)), "Room 1: Room, Painting 8")
        }
        await expectEqual(stage.open(.stop(2)), "Room 1: Room, Painting 8 ^ Stop 2")
        await expectEqual(stage.open(.stop(0)), "Room 1: Room, Painting 8 ^ Stop 0")
        await expectEqual(stage.open(.audio), "Room 1: Room, Painting 8 ^ Stop 0 + Audio")
        await expectEqual(stage.open(.stop(1)), "Room 1: Room, Painting 8 ^ Stop 1")
        await expectEqual(stage.open(.room(2)), "Room 2: Room")
        await expectEqual(stage.open(.halls), size == "compact" ? "Halls" : "Room 2: Room")
      }
    }

    test("A path returns to a screen without a stack of its own in a collapsed column") {
      stage.app.device.screen = .phone
      stage.app.settle()
      let path = RoutePath(.halls, of: Museum.self).then(.map, of: Halls.self)
      for _ in 0..<2 {
        _ = await stage.open(path)
        expectEqual(stage.app.title, "Map")
        try stage.app.perform(.back)
        expectEqual(stage.app.title, "Halls")
      }
    }

    test("A path reveals the screen into which its route embeds another one") {
      let path = RoutePath.room(1).then(.label, of: Room.self)
      _ = await stage.open(.painting(7))
      for _ in 0..<2 {
        _ = await stage.open(path)
        let room = try require(stage.museum.children.first?.children.last as? Room)
        expectEqual(room.titles, ["Room"])
        expectEqual(room.entrance.children.map(\.title), ["Label"])
      }
    }

    test("A path reaches the columns of a window that has become narrow or wide") {
      for screen in [ScreenMetrics.phone, .pad, .phone] {
        stage.app.device.screen = screen
        stage.app.settle()
        await expectEqual(stage.open(.painting(7)), "Room 1: Room, Painting 7")
        await expectEqual(stage.open(.room(2)), "Room 2: Room")
      }
    }

    test("A path reveals a column over which others collapse when its tab is selected") {
      let app = AppDriver { tabs in Galleries(tabs) }
      app.device.screen = .phone
      app.settle()
      let galleries = try require(app.root as? Galleries)
      let path = RoutePath(.halls, of: Galleries.self).then(.list, of: Halls.self)
      let handle = galleries.open(path)
      await app.settleTasks()
      expectEqual(handle.ended, .opened(path))
      expectEqual(app.title, "Halls")
      try expectEqual(galleries.plan(to: path).steps.count, 0)
    }

    test("A path reveals what it has shown in a column over which others collapse") {
      let halls = RoutePath(.halls, of: Galleries.self)
      let room = halls.then(.list, of: Halls.self)
      let cellar = room.then(.cellar, of: Room.self)
      for (path, title, hasRoom) in [
        (halls.then(.index, of: Halls.self), "Index", true),
        (room.then(.painting(7), of: Room.self), "Painting 7", true), (cellar, "Cellar", true),
        (cellar.then(.entrance, of: Cellar.self), "Cellar", true),
        // The room presents its guide on arrival.
        (halls.then(.room(13), of: Halls.self), "Guide", false),
      ] {
        let app = AppDriver { tabs in Galleries(tabs) }
        app.device.screen = .phone
        app.settle()
        let galleries = try require(app.root as? Galleries)
        if hasRoom {
          try require(galleries.children.last as? Halls).setColumn(Room(2), for: .primary)
        }
        app.settle()
        let handle = galleries.open(path)
        await app.settleTasks()
        expectEqual(handle.ended, .opened(path))
        expectEqual(app.title, title)
      }
    }

    test("A path does not show a column that the compact column hides") {
      stage.app.device.screen = .pad
      _ = await stage.open(.room(1))
      let halls = try require(stage.museum.children.first as? Halls)
      halls.setColumn(Screen("Compact"), for: .compact)
      stage.app.settle()
      stage.app.device.screen = .phone
      stage.app.settle()
      try expectEqual(stage.museum.plan(to: .room(1)).steps.count, 0)
    }

    for isFinished in [true, false] {
      test("A path waits for a page turn of the user, finished: \(isFinished)") {
        _ = await stage.open(.stop(0))
        try stage.app.beginPageTurn(forward: true)
        stage.app.moveGesture(to: 0.5)
        stage.app.device.clock.turn()
        let handle = stage.museum.open(.stop(0))
        stage.app.device.clock.advance(by: .seconds(15))
        expectNil(handle.ended)
        if isFinished { stage.app.finishGesture() } else { stage.app.cancelGesture() }
        await stage.app.settleTasks()
        expectEqual(handle.ended, .opened(.stop(0)))
        expectEqual(stage.picture, "Halls ^ Stop 0")
      }
    }

    test("Pages that code and a user have turned are turned again in a replay") {
      _ = await stage.open(.painting(7))
      _ = await stage.open(.stop(2))
      let tour = try require(stage.museum.children.last as? Tour)
      for index in [0, 0, 2, 1] {
        tour.turn(to: tour.stops[index])
        stage.app.settle()
      }
      try stage.app.perform(.swipePage(forward: false, cancelAt: nil))
      expectEqual(stage.picture, "Room 1: Room, Painting 7 ^ Stop 0")
      // A dismissal has a position, too, which is not that of a page.
      tour.trigger(.help)
      await stage.app.settleTasks()
      try stage.app.perform(.swipeDown(cancelAt: nil))
      try stage.app.perform(.swipePage(forward: true, cancelAt: nil))
      expectEqual(stage.picture, "Room 1: Room, Painting 7 ^ Stop 1")
      let other = MuseumStage()
      try await Replay(stage.app.events).run(on: other.app)
      expectEqual(other.picture, stage.picture)
    }

    test("A user's way back from a collapsed column is in the journal, and in a replay") {
      stage.app.device.screen = .phone
      stage.app.settle()
      _ = await stage.open(.room(1))
      try stage.app.perform(.back)
      expectEqual(stage.picture, "Halls")
      guard case .transition(let transition)? = stage.app.events.last?.kind else { return }
      expectEqual("\(transition)", "hideColumn UINavigationController observed")
      expectEqual(transition.screen?.title, "Halls")
      let other = MuseumStage()
      other.app.device.screen = .phone
      other.app.settle()
      try await Replay(stage.app.events).run(on: other.app)
      expectEqual(other.picture, "Halls")
    }

    test("A user's way back in the sidebar is repeated in the sidebar") {
      let other = MuseumStage()
      let sidebars = try [stage, other].map { stage in
        stage.app.device.screen = .pad
        let sidebar = Room(2)
        try require(stage.museum.children.first as? Halls).setColumn(sidebar, for: .primary)
        sidebar.trigger(.painting(5))
        stage.app.settle()
        return sidebar
      }
      await expectEqual(stage.open(.painting(7)), "Room 1: Room, Painting 7")
      try UserInput(device: stage.app.device).tapBack(in: sidebars[0].navigationController)
      stage.app.settle()
      try await Replay(stage.app.events).run(on: other.app)
      expectEqual(sidebars[1].titles, ["Room"])
      expectEqual(other.picture, "Room 1: Room, Painting 7")
    }

    test("Places in columns and pages are restored") {
      _ = await stage.open(.painting(7))
      _ = await stage.open(.audio)
      let snapshot = stage.museum.snapshot()
      let other = MuseumStage()
      other.museum.restore(snapshot)
      await other.app.settleTasks()
      expectEqual(other.picture, stage.picture)
      expectEqual(other.museum.snapshot(), snapshot)
    }
  }
}

/// A museum in a new app.
@MainActor
final class MuseumStage {
  let app: AppDriver
  let museum: Museum

  init() { (app, museum) = launchApp { Museum($0) } }

  func open(_ path: RoutePath) async -> String {
    let handle = museum.open(path)
    await app.settleTasks()
    guard case .opened = handle.ended else { return "\(handle.ended.map { "\($0)" } ?? "waiting")" }
    if let plan = try? museum.plan(to: path), !plan.steps.isEmpty { return "left: \(plan)" }
    return picture
  }

  /// What is visible of the room, and what is presented over it.
  var picture: String {
    let room = museum.children.first?.children.last as? Room
    var text = "Halls"
    if let room, room.navigationController.parent?.isViewLoaded == true {
      text = "Room \(room.id): " + room.titles.joined(separator: ", ")
    }
    if let tour = museum.children.last as? Tour {
      let stop = tour.pageViewController.viewControllers?.first?.title ?? "-"
      text += " ^ \(stop)"
      for child in tour.pageViewController.viewControllers?.first?.children ?? [] {
        text += " + \(child.title ?? "-")"
      }
    }
    return text
  }
}

extension RoutePath {
  fileprivate static let halls = RoutePath(.halls, of: Museum.self).then(.list, of: Halls.self)
  fileprivate static func room(_ id: Int) -> RoutePath {
    RoutePath(.halls, of: Museum.self).then(.room(id), of: Halls.self)
  }
  fileprivate static func painting(_ id: Int) -> RoutePath {
    room(1).then(.painting(id), of: Room.self)
  }
  fileprivate static func stop(_ index: Int) -> RoutePath {
    RoutePath(.tour, of: Museum.self).then(.stop(index), of: Tour.self)
  }
  fileprivate static let audio = RoutePath(.tour, of: Museum.self).then(.audio, of: Tour.self)
}

/// The root, with halls in columns, and a tour in pages.
final class Museum: WindowCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case halls, tour }

  let context = CoordinatorContext()
  let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  static var links: LinkTable<Route> {
    LinkSchemes("museum")
    Mount("halls", on: Halls.self, by: .halls)
    Mount("tour", on: Tour.self, by: .tour)
  }

  func start() { trigger(.halls, animated: false) }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .halls: .setRoot(Halls())
    case .tour: .present(Tour())
    }
  }
}

/// A tab, and halls in another one.
final class Galleries: TabBarCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case halls }

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  private let halls = Halls()

  init(_ tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  static var links: LinkTable<Route> {
    LinkSchemes("galleries")
    Mount("halls", on: Halls.self, by: .halls)
  }

  func start() {
    setTabs([Room(0), halls])
    halls.setColumn(Room(1), for: .secondary)
  }

  func transition(for route: Route) -> ScreenTransition { .select(Halls.self) }
}

/// A list in the primary column, and a room in the other.
final class Halls: SplitCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case list, index, map, room(Int) }

  let context = CoordinatorContext()
  let splitViewController = UISplitViewController(style: .doubleColumn)
  let list = Screen("Halls")

  func start() {
    splitViewController.preferredDisplayMode = .oneBesideSecondary
    setColumn(list, for: .primary)
  }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .list: .none
    case .index: .setColumn(Screen("Index"), for: .primary)
    case .map: .setColumn(Screen("Map"), for: .secondary)
    case .room(let id): .setColumn(Room(id), for: .secondary)
    }
  }
}

/// A stack of paintings.
final class Room: NavigationCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case cellar, label, painting(Int) }

  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  let entrance = Screen("Room")
  let id: Int

  init(_ id: Int) { self.id = id }

  func start() {
    push(entrance, animated: false)
    if id == 13 { present(Screen("Guide"), style: .pageSheet) }
  }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .cellar: .push(Cellar())
    case .label: .embed(Screen("Label"), in: self.entrance)
    case .painting(let id): .push(Screen("Painting \(id)"))
    }
  }
}

/// A place that one enters where it is.
final class Cellar: SceneCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case entrance }

  let context = CoordinatorContext()
  let rootViewController = Screen("Cellar")

  func start() {}

  func transition(for route: Route) -> ScreenTransition { .none }
}

/// Pages, one of which can have a player inside.
final class Tour: PageCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case stop(Int), audio, help }

  let context = CoordinatorContext()
  let pageViewController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  let stops = (0..<3).map { Screen("Stop \($0)") }

  func start() { setPages(stops) }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .stop(let index): .turn(to: self.stops[index])
    case .audio: .embed(Screen("Audio"), in: self.stops[0])
    case .help: .present(Screen("Help"))
    }
  }
}
