import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The user's choice of a tab to which a route leads.
struct TabChoiceTests: TableSuite {
  let stage = PressStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A choice asks the guard of the tab's route") {
      stage.root.isSlow = true
      stage.root.closed = ["saved"]
      stage.app.tab("Saved")
      stage.app.tab("Saved")
      await wait { !stage.root.asked.isEmpty }
      stage.app.settle()
      expectEqual(stage.picture, "List")
      stage.root.answerNow()
      await wait { !EngineProbe.isAskingEntryGuard }
      stage.app.settle()
      expectEqual(stage.picture, "List")
      expectEqual(
        "\(stage.app.events.last?.kind, default: "none")",
        "select Shelf: Press does not admit 'saved': It is closed. rejected")
      stage.root.closed = []
      stage.app.tab("Saved")
      await stage.app.settle { stage.picture == "Shelf" }
      expectEqual(stage.root.asked, ["saved", "saved"])
      expectTrue(stage.press.saved.isActive)
    }

    test("A choice asks the guard of a child on a stack that the tabs' coordinator owns") {
      var (events, asked): ([Event], [Stacks.Route]) = ([], [])
      for isReplay in [false, true] {
        let (app, foyer) = launchApp(Foyer.init(window:))
        if isReplay { try await Replay(events).run(on: app) } else { app.tab("Shelf") }
        await app.settle { foyer.stacks.tabBarController.selectedIndex == 1 }
        events = app.events
        asked += foyer.stacks.asked
        expectEqual(foyer.asked, 0)
        app.tab("Shelf")
        expectEqual(foyer.stacks.shelf.reselected, 1)
      }
      expectEqual(asked, [.shelf, .shelf])
    }

    test("A choice asks the guard of the tab's route, whatever is wrong with the links") {
      let tables = try await [
        Self.asked(in: NoScheme.self), Self.asked(in: Twice.self), Self.asked(in: Slash.self),
      ]
      expectEqual(tables.map(\.asked), Array(repeating: ["saved", "saved"], count: 3))
      expectEqual(tables.map(\.codes), [[], ["invalidLinkTables"], ["invalidLinkTables"]])
    }

    test("A choice asks the guard of a tab to which only a pattern leads") {
      let (app, booth) = launchApp(Booth<Patterned>.init)
      app.tab("Saved")
      await app.settle { booth.tabBarController.selectedIndex == 1 }
      expectEqual(booth.gate.asked, ["saved"])
    }

    test("A choice asks the guard of the tab's route if the root has no routes") {
      let (app, mall) = launchMall()
      let booth = Booth<NoScheme>(UITabBarController())
      mall.setRoot(booth)
      app.settle()
      booth.gate.isSlow = true
      app.tab("Saved")
      await wait { booth.gate.asked == ["saved"] }
      booth.gate.answerNow()
      await app.settleTasks()
      expectEqual(booth.tabBarController.selectedIndex, 1)
    }

    test("A choice asks the guard of the tab's own route if another route has filled the tabs") {
      let (app, gallery) = launchApp(Gallery.init)
      gallery.trigger(.all)
      app.tab("Saved")
      await app.settleTasks()
      expectEqual(gallery.tabBarController.selectedIndex, 0)
      expectEqual(gallery.asked, [.saved])
    }

    test("A choice asks the guard of a tab without a child, and so does a restoration") {
      let (app, safe) = launchApp(Safe.init)
      app.tab("Gold")
      await app.settleTasks()
      expectEqual(safe.gate.asked, ["gold"])
      expectEqual(safe.tabBarController.selectedIndex, 1)
      let (other, closed) = launchApp(Safe.init)
      closed.gate.closed = ["gold"]
      closed.restore(safe.snapshot())
      await other.settleTasks()
      expectEqual(closed.gate.asked, ["gold"])
      expectEqual(closed.tabBarController.selectedIndex, 0)
      closed.gate.closed = []
      closed.restore(safe.snapshot())
      await other.settleTasks()
      expectEqual(closed.tabBarController.selectedIndex, 1)
      let replayed = AppDriver(Safe.init)
      try await Replay(app.events).run(on: replayed)
      expectEqual((replayed.root as? Safe)?.gate.asked, ["gold"])
      expectEqual(replayed.title, "Gold")
    }

    test("A later choice of another tab ends one that waits for its guard") {
      for (choices, index) in [
        (["Saved", "About"], 2), (["Saved", "About", "Saved"], 1), (["Saved", "Home"], 0),
      ] {
        typealias Tabs = Booth<NoScheme>
        let (app, other) = (AppDriver(Tabs.init), AppDriver(Tabs.init))
        let (booth, repeated) = try (require(app.root as? Tabs), require(other.root as? Tabs))
        booth.gate.isSlow = true
        for choice in choices { app.tab(choice) }
        await wait { booth.gate.asked == ["saved"] }
        booth.gate.answerNow()
        await app.settleTasks()
        expectEqual(booth.tabBarController.selectedIndex, index, "\(choices)")
        try await Replay(app.events).run(on: other)
        expectEqual(repeated.tabBarController.selectedIndex, index, "\(choices)")
      }
    }

    test("A choice shares the question of a superseded link") {
      stage.root.isSlow = true
      stage.root.unguarded = ["library"]
      let link = stage.begin(.saved)
      await wait { !stage.root.asked.isEmpty }
      await expectEqual(stage.open(.library), "List")
      expectEqual(link.ended, .superseded)
      stage.app.tab("Saved")
      stage.root.answerNow()
      await stage.app.settle { !EngineProbe.isAskingEntryGuard }
      stage.app.settle()
      expectEqual(stage.picture, "Shelf")
      expectEqual(stage.root.asked, ["saved"])
    }

    test("A choice asks leave guards after the entry guard") {
      let editor = Editor("Editor")
      stage.press.library.push(editor)
      stage.app.tab("Saved")
      await stage.app.settle { EngineProbe.isAsking(editor) }
      expectEqual(stage.root.asked, ["saved"])
      expectEqual(stage.picture, "List Editor")
      await editor.answer(true, in: stage.app)
      expectEqual(stage.picture, "Shelf")
    }

    test("The request of a choice that the guard allows ends before that of the tab begins") {
      let count = stage.app.events.count
      stage.app.tab("Saved")
      await wait { stage.picture == "Shelf" }
      stage.app.settle()
      expectEqual(
        stage.app.events.dropFirst(count).map { "\($0.kind)" }.joined(separator: "\n"),
        """
        select Shelf requested
        admission saved by Press: allowed
        select Shelf merged
        select UINavigationController requested
        paused
        resumed
        select UINavigationController performed
        """)
    }

    test("A choice that is redirected asks leave guards, and is requested when the guard allows it")
    {
      let (app, annex) = launchApp(Annex.init(tabBarController:))
      let count = app.events.count
      app.tab("Saved")
      await app.settle { EngineProbe.isAsking(annex.editor) }
      expectEqual(annex.tabBarController.selectedIndex, 0)
      await annex.editor.answer(true, in: app)
      expectEqual(annex.tabBarController.selectedIndex, 2)
      expectEqual(
        app.events.dropFirst(count).map { "\($0.kind)" }.joined(separator: "\n"),
        """
        select Shelf requested
        admission saved by Annex: redirected to library
        admission library by Annex: allowed
        select Shelf: Annex redirected it to 'library'. rejected
        select Stand requested
        leaving Editor: allowed
        resumed
        select UINavigationController performed
        """)
    }

    test("A coordinator that the user closes during the question stops, unless it shows a route") {
      for isChosen in [true, false] {
        let sheet = Press(tabBarController: UITabBarController())
        stage.press.present(sheet)
        stage.app.settle()
        sheet.gate.isSlow = true
        if isChosen { stage.app.tab("Saved") } else { sheet.trigger(.help) }
        await wait { !sheet.gate.asked.isEmpty }
        stage.app.swipeDown()
        stage.app.settle()
        expectEqual(sheet.isActive, !isChosen, "chosen: \(isChosen)")
        stage.press.stop(sheet)
        sheet.gate.answerNow()
        await wait { !EngineProbe.isAskingEntryGuard }
      }
    }
  }
}

extension TabChoiceTests {
  /// What the guard of a tab is asked by a choice and by a link, and the codes of the diagnostics.
  fileprivate static func asked<Table: BoothTable>(
    in table: Table.Type
  ) async throws -> (asked: [String], codes: [String]) {
    var made: AppDriver?
    let diagnostics = DiagnosticReporter.collecting { made = AppDriver(Booth<Table>.init) }
    let app = try require(made)
    let booth = try require(app.root as? Booth<Table>)
    app.tab("Saved")
    await app.settle { booth.tabBarController.selectedIndex == 1 }
    let handle = app.device.run { booth.open(.all, of: Shelf.self) }
    await app.settle { handle.ended != nil }
    expectEqual(handle.ended?.description, "opened saved / all")
    return (booth.gate.asked, diagnostics.map(\.code))
  }
}

/// The links of a booth.
@MainActor
private protocol BoothTable {
  static var links: LinkTable<BoothRoute> { get }
}

private enum BoothRoute: Hashable, Codable, Sendable { case saved }

private enum NoScheme: BoothTable {
  static var links: LinkTable<BoothRoute> {
    LinkTable { Mount("saved", on: Shelf.self, by: .saved) }
  }
}

private enum Patterned: BoothTable {
  static var links: LinkTable<BoothRoute> {
    LinkTable { LinkPattern("saved", to: .saved) }
  }
}

private enum Twice: BoothTable {
  static var links: LinkTable<BoothRoute> {
    LinkTable {
      LinkSchemes("booth")
      LinkPattern("one/:id", to: .saved)
      LinkPattern("one/:name", to: .saved)
      Mount("saved", on: Shelf.self, by: .saved)
    }
  }
}

private enum Slash: BoothTable {
  static var links: LinkTable<BoothRoute> {
    LinkTable {
      LinkSchemes("booth")
      Mount("saved/", on: Shelf.self, by: .saved)
    }
  }
}

/// Three tabs, of which the second one has a guard.
private final class Booth<Table: BoothTable>: TabBarCoordinator, EntryGuarding {
  typealias Route = BoothRoute

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let gate = Gate()

  init(_ tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  static var links: LinkTable<BoothRoute> { Table.links }

  func start() { setTabs([Screen("Home"), Shelf("Saved"), Screen("About")]) }
  func transition(for route: BoothRoute) -> ScreenTransition { .select(Shelf.self) }

  func admit(_ route: BoothRoute) async -> Admission<BoothRoute> {
    await gate.answer(route, .allow)
  }
}

/// Two tabs without a child, of which the second one has a guard.
private final class Safe: TabBarCoordinator, EntryGuarding {
  enum Route: Hashable, Codable, Sendable { case gold }

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let gate = Gate()

  init(_ tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  static var links: LinkTable<Route> {
    LinkSchemes("safe")
    LinkPattern("gold", to: .gold)
  }

  func start() { setTabs([Screen("Home"), Screen("Gold")]) }
  func transition(for route: Route) -> ScreenTransition { .select(index: 1) }
  func admit(_ route: Route) async -> Admission<Route> { await gate.answer(route, .allow) }
}

/// A route fills the tabs, and another one selects the second one, which is closed.
private final class Gallery: TabBarCoordinator, EntryGuarding {
  enum Route: Hashable, Sendable { case all, saved }

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  private(set) var asked: [Route] = []

  init(_ tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  static var links: LinkTable<Route> { Mount("saved", on: Shelf.self, by: .saved) }

  func start() { setTabs([Screen("Empty")]) }
  func transition(for route: Route) -> ScreenTransition {
    route == .saved
      ? .select(Shelf.self) : .setTabs([.screen(Screen("Home")), .screen(Shelf("Saved"))])
  }

  func guardsEntry(to route: Route) -> Bool { route == .saved }
  func admit(_ route: Route) async -> Admission<Route> {
    asked.append(route)
    return .deny("It is closed.")
  }
}

/// Three tabs; the entry guard redirects the second one to the third one.
private final class Annex: TabBarCoordinator, EntryGuarding {
  enum Route: Hashable, Sendable { case saved, library }

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let editor = Editor("Editor")

  init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  static var links: LinkTable<Route> {
    LinkSchemes("annex")
    Mount("saved", on: Shelf.self, by: .saved)
  }

  func start() { setTabs([editor, Shelf("Saved"), Stand("Library")]) }

  func transition(for route: Route) -> ScreenTransition {
    route == .saved ? .select(Shelf.self) : .select(Stand.self)
  }

  func admit(_ route: Route) async -> Admission<Route> {
    route == .saved ? .redirect(.library) : .allow
  }
}

/// A root whose guard would be asked about the tabs.
private final class Foyer: WindowCoordinator, EntryGuarding {
  enum Route: Hashable, Sendable { case stacks }

  let context = CoordinatorContext()
  let window: UIWindow
  let stacks = Stacks()
  private(set) var asked = 0

  init(window: UIWindow) { self.window = window }

  static var links: LinkTable<Route> {
    LinkSchemes("foyer")
    Mount("stacks", on: Stacks.self, by: .stacks)
  }

  func start() {
    setRoot(stacks)
    window.makeKeyAndVisible()
  }

  func transition(for route: Route) -> ScreenTransition { .none }

  func admit(_ route: Route) async -> Admission<Route> {
    asked += 1
    return .allow
  }
}

/// Two stacks as tabs, on which children show their screens.
private final class Stacks: TabBarCoordinator, EntryGuarding {
  enum Route: Hashable, Sendable { case shelf }

  let context = CoordinatorContext()
  let tabBarController = UITabBarController()
  let shelf = Reselected()
  private(set) var asked: [Route] = []

  static var links: LinkTable<Route> { Mount("shelf", on: Reselected.self, by: .shelf) }

  func start() {
    let home = UINavigationController(rootViewController: Screen("Home"))
    shelf.navigationController.title = "Shelf"
    setTabs([home, shelf.navigationController])
    start(shelf)
  }

  func transition(for route: Route) -> ScreenTransition { .select(index: 1) }

  func admit(_ route: Route) async -> Admission<Route> {
    asked.append(route)
    return .allow
  }
}

private final class Reselected: NavigationCoordinator, Routing, TabReselecting {
  enum Route: Hashable, Sendable { case all }

  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  private(set) var reselected = 0

  func start() { push(Screen("Shelf"), animated: false) }
  func transition(for route: Route) -> ScreenTransition { .popToRoot() }
  func reselect() { reselected += 1 }
}
