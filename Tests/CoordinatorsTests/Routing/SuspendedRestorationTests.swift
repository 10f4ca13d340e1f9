import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The restoration of what a route has suspended, or what is in a tab that is not selected.
struct SuspendedRestorationTests: TableSuite {
  let app: AppDriver
  private let house: House

  init() throws { (app, house) = try Self.launch() }

  private static func launch() throws -> (app: AppDriver, house: House) {
    let app = AppDriver { tabs in House(tabs) }
    return (app, try require(app.root as? House))
  }

  /// Restores a snapshot of the house in a new app.
  private func restored() async throws -> (app: AppDriver, house: House) {
    app.settle()
    let other = try Self.launch()
    var ends = 0
    other.app.device.run { other.house.restore(house.snapshot()) { ends += 1 } }
    await other.app.settleTasks()
    expectEqual(ends, 1)
    return other
  }

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("What a route has suspended is restored before that route") {
      house.trigger(.sheet)
      house.trigger(.lock)
      let other = try await restored()
      expectEqual(other.app.title, "Lock")
      expectEqual(other.house.snapshot(), house.snapshot())
    }

    test("The root in front comes back in front, even if start() has shown it first") {
      let apps = [AppDriver(Duplex.init), AppDriver(Duplex.init)]
      let roots = apps.compactMap { $0.root as? Duplex }
      for route in [Duplex.Route.right, .left] {
        let handle = apps[0].device.run { roots[0].open(RoutePath(route, of: Duplex.self)) }
        await apps[0].settle { handle.ended != nil }
      }
      let snapshot = roots[0].snapshot()
      let start = apps[1].device.clock.now
      apps[1].device.run { roots[1].restore(snapshot) }
      await apps[1].settleTasks()
      expectTrue(apps[1].device.clock.now - start < .milliseconds(300))
      expectEqual(apps.map(\.pile), ["Coupon", "Coupon"])
      expectEqual(roots[1].snapshot(), snapshot)
    }

    test("A sheet that comes back with a suspended root is still the place of its route") {
      house.trigger(.sheet)
      let snapshot = house.snapshot()
      house.setRoot(Screen("Lock"), suspendingCurrent: true)
      house.setRoot(house.tabBarController)
      app.settle()
      expectEqual(app.title, "Sheet")
      expectEqual(house.snapshot(), snapshot)
    }

    test("A restoration ends if the root that a route has suspended came back without one") {
      house.trigger(.lock)
      app.settle()
      house.setRoot(house.tabBarController, suspendingCurrent: true)
      house.trigger(.sheet)
      _ = try await restored()
    }

    test("A restoration that waits for a window ends with the app") {
      weak var house: House?
      let diagnostics = DiagnosticReporter.collecting {
        let app = AppDriver { tabs in House(tabs) }
        house = app.root as? House
        app.device.run {
          house?.setRoot(Screen("Lock"), suspendingCurrent: true)
          let entry = Snapshot.Entry(route: #"{"sheet":{}}"#)
          house?.restore(Snapshot(root: Snapshot.Node(type: "House", entries: [entry])))
        }
        app.settle()
      }
      expectEqual(diagnostics.map(\.code), ["waitsForReturn"])
      expectNil(house)
    }

    test("Tabs inside a tab that is not selected keep their selection") {
      house.pair.stands[1].trigger(.imprint)
      await app.settleTasks()
      house.pair.select(house.pair.stands[1])
      house.select(index: 1)
      let other = try await restored().house
      let selected = [other.tabBarController, other.pair.tabBarController].map(\.selectedIndex)
      expectEqual(selected, [1, 1])
      expectEqual(other.pair.stands.map(\.titles), [["List"], ["List", "Imprint"]])
    }
  }
}

/// A root with tabs in its first tab, and a lock that suspends it.
private final class House: TabBarCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case lock, sheet }

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let pair = Pair(tabBarController: UITabBarController())

  init(_ tabs: UITabBarController) { tabBarController = tabs }

  func start() { setTabs([pair, Shelf("Saved")]) }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .lock: .setRoot(Screen("Lock"), suspendingCurrent: true)
    case .sheet: .present(Screen("Sheet"))
    }
  }
}
