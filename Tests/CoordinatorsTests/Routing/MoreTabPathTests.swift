import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Paths to more tabs than the bar has places for, and to what is over the context of a tab.
struct MoreTabPathTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A path selects a tab without a place in the bar, also one that the More list has shown") {
      let (app, cabinet) = try cabinet()
      for index in [5, 5, 0, 5, 4, 0, 5] {
        let path = RoutePath(.drawer(index), of: Cabinet.self)
        let handle = cabinet.open(path)
        await app.settleTasks()
        expectEqual(handle.ended, .opened(path))
        expectEqual(app.title, "Drawer \(index)")
      }
    }

    test("The More list and the tabs in it are chosen again in a replay") {
      let (app, cabinet) = try cabinet()
      let tabs = cabinet.tabBarController
      for (place, steps) in [
        ("More", []), ("Drawer 0", [.tab("Drawer 0")]),
        ("Drawer 5", [.tab("More"), .select("Drawer 5")]),
        ("More", [.back]), ("Drawer 4", [.select("Drawer 4")]), ("More", [.tab("More")]),
        ("Drawer 1", [.tab("Drawer 1")]), ("Drawer 5", []), ("Drawer 4", []),
      ] as [(String, [Step])] {
        for step in steps { try app.perform(step) }
        if steps.isEmpty {
          let drawer = tabs.viewControllers?.first { $0.tabBarItem.title == place }
          tabs.selectedViewController = drawer ?? tabs.moreNavigationController
        }
        await app.settleTasks()
        expectEqual(app.title, place)
        let (repeated, _) = try self.cabinet()
        try await Replay(app.events).run(on: repeated)
        expectEqual(repeated.title, place)
        expectEqual(repeated.tree, app.tree)
      }
    }

    test("A route that only selects a tab is restored with it, beside tabs without a route") {
      let (app, cabinet) = try cabinet()
      for (index, place) in [(1, "Drawer 1"), (5, "Drawer 5"), (1, "Drawer 1"), (0, "Note")] {
        cabinet.trigger(.own(index))
        await app.settleTasks()
        if place == "Note" {
          cabinet.drawers[index].trigger(.note)
          await app.settleTasks()
        }
        let (restored, other) = try self.cabinet()
        other.restore(cabinet.snapshot())
        await restored.settleTasks()
        expectEqual(restored.title, place)
        expectEqual(other.snapshot(), cabinet.snapshot())
      }
    }

    test("A screen over the context of a tab is restored, and dismissed again in a replay") {
      let (app, cabinet) = try cabinet()
      cabinet.select(index: 1)
      cabinet.drawers[1].trigger(.note)
      await app.settleTasks()
      expectEqual(app.title, "Note")
      let (restored, other) = try self.cabinet()
      other.restore(cabinet.snapshot())
      await restored.settleTasks()
      expectEqual(restored.title, "Note")
      expectEqual(other.snapshot(), cabinet.snapshot())
      cabinet.drawers[1].dismiss()
      await app.settleTasks()
      let (repeated, _) = try self.cabinet()
      try await Replay(app.events).run(on: repeated)
      expectEqual(repeated.title, "Drawer 1")
    }
  }

  /// A cabinet in a new app, in a narrow window.
  private func cabinet() throws -> (AppDriver, Cabinet) {
    let app = AppDriver { tabs in Cabinet(tabs) }
    app.device.screen = .phone
    app.settle()
    return (app, try require(app.root as? Cabinet))
  }
}

/// More tabs than a narrow bar has places.
private final class Cabinet: TabBarCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case drawer(Int), own(Int) }

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let drawers = (0..<6).map { Drawer($0) }

  init(_ tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  func start() { setTabs(drawers) }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .drawer(let index): .select(index: index)
    case .own(let index): .select(self.drawers[index].navigationController)
    }
  }
}

/// A stack over whose context a note is presented.
private final class Drawer: NavigationCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case note }

  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  private let index: Int

  init(_ index: Int) {
    self.index = index
    navigationController.tabBarItem.title = "Drawer \(index)"
  }

  func start() { push(Screen("Drawer \(index)"), animated: false) }

  func transition(for route: Route) -> ScreenTransition {
    .present(Screen("Note"), style: .overCurrentContext)
  }
}
