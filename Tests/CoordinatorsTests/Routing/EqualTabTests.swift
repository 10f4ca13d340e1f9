import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Tabs whose coordinators have one class, of which the second one has a guard.
struct EqualTabTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A choice asks the guard of the tab's own route") {
      try await expectAsked(in: BothMounts.self)
      try await expectAsked(in: SecondMount.self)
    }

    test("A replay and a restoration ask the guard of the tab's own route") {
      let (app, twins) = try launched(BothMounts.self)
      twins.select(index: 1)
      app.settle()
      for (isReplay, isClosed) in [(true, false), (true, true), (false, false), (false, true)] {
        let (other, again) = try launched(BothMounts.self)
        again.gate.closed = isClosed ? ["work"] : []
        if isReplay {
          let difference = await other.difference(replaying: app.events)
          expectEqual(
            difference?.reason,
            isClosed ? "Twins<BothMounts> does not admit 'work': It is closed." : nil)
        } else {
          again.restore(twins.snapshot())
          await other.settleTasks()
        }
        expectEqual(again.tabBarController.selectedIndex, isClosed ? 0 : 1)
        expectEqual(again.gate.asked, ["work"])
      }
    }

    test("Each tab has the path of its own route, if one leads there") {
      try expectEqual(paths(in: BothMounts.self), ["home", "work"])
      try expectEqual(paths(in: SecondMount.self), ["none", "work"])
    }
  }

  private func launched<Table: TwinTable>(
    _ table: Table.Type
  ) throws -> (app: AppDriver, twins: Twins<Table>) {
    let app = AppDriver(Twins<Table>.init)
    return (app, try require(app.root as? Twins<Table>))
  }

  /// Expects that only the second tab's guard is asked.
  private func expectAsked<Table: TwinTable>(in table: Table.Type) async throws {
    let (app, twins) = try launched(table)
    for (isClosed, tab, index, count) in [
      (true, "Work", 0, 1), (true, "About", 2, 1), (true, "Home", 0, 1), (false, "Work", 1, 2),
    ] {
      twins.gate.closed = isClosed ? ["work"] : []
      app.tab(tab)
      await app.settleTasks()
      expectEqual(twins.tabBarController.selectedIndex, index, "\(table) \(tab)")
      expectEqual(twins.gate.asked.count, count, "\(table) \(tab)")
    }
  }

  private func paths<Table: TwinTable>(in table: Table.Type) throws -> [String] {
    let (app, twins) = try launched(table)
    return app.device.run { twins.children.map { $0.routePath?.description ?? "none" } }
  }
}

/// The links of a twins.
@MainActor
private protocol TwinTable {
  static var links: LinkTable<TwinRoute> { get }
}

private enum TwinRoute: Hashable, Codable, Sendable { case home, work }

private enum BothMounts: TwinTable {
  static var links: LinkTable<TwinRoute> {
    LinkTable {
      LinkSchemes("twins")
      Mount("home", on: Shelf.self, by: .home)
      Mount("work", on: Shelf.self, by: .work)
    }
  }
}

private enum SecondMount: TwinTable {
  static var links: LinkTable<TwinRoute> {
    LinkTable {
      LinkSchemes("twins")
      Mount("work", on: Shelf.self, by: .work)
    }
  }
}

/// Three tabs, of which the first two have coordinators of one class.
private final class Twins<Table: TwinTable>: TabBarCoordinator, EntryGuarding {
  typealias Route = TwinRoute

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let gate = Gate()

  init(_ tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  static var links: LinkTable<TwinRoute> { Table.links }

  func start() { setTabs([Shelf("Home"), Shelf("Work"), Screen("About")]) }

  func transition(for route: TwinRoute) -> ScreenTransition {
    switch route {
    case .home: .sequence(.dismissAll(), .select(index: 0))
    case .work: .select(index: 1)
    }
  }

  func guardsEntry(to route: TwinRoute) -> Bool { route == .work }
  func admit(_ route: TwinRoute) async -> Admission<TwinRoute> { await gate.answer(route, .allow) }
}
