import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Restorations of routes that are requested already, and what waits for a restoration.
struct RestorationWaitTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("What start() has requested and UIKit has not shown yet is not shown twice") {
      for (routes, picture) in [
        ([.page(1), .page(2)], "List Page 1 Page 2"), ([.spread], "List Page 1 Page 2"),
        ([.sheet], "List ^ Sheet"),
      ] as [([Reader.Route], String)] {
        let first = Reader(routes)
        first.run()
        expectEqual(first.picture, picture)
        for isVisible in [true, false] {
          let second = Reader(routes)
          second.run(restoring: first.snapshot(), visibleBefore: isVisible)
          expectEqual(second.picture, picture, "visible: \(isVisible)")
        }
      }
    }

    test("A link waits for the end of all restorations") {
      let (stage, other) = (PressStage(), PressStage())
      _ = await stage.open(.article(42))
      let snapshot = stage.press.snapshot()
      other.library.isSlow = true
      var ends = 0
      other.app.device.run {
        other.press.restore(snapshot) { ends += 1 }
        other.press.restore(Snapshot(root: Snapshot.Node(type: "Press"))) { ends += 1 }
      }
      let link = other.begin(.note)
      await other.app.settleTasks()
      expectEqual(ends, 1)
      expectNil(link.ended)
      other.library.answerNow()
      await expectEqual(other.end(of: link), "Shelf Note")
      expectEqual(ends, 2)
      expectEqual(other.press.library.titles, ["List", "Article 42"])
    }

    test("A restoration goes on when a coordinator stops whose guard has not answered") {
      let (first, second) = (PressStage(), PressStage())
      _ = await first.open(.article(42))
      let library = second.press.library
      library.gate.isSlow = true
      var hasEnded = false
      second.app.device.run { second.press.restore(first.press.snapshot()) { hasEnded = true } }
      await second.app.settle { !library.gate.asked.isEmpty }
      second.app.device.run { second.press.stop(library) }
      second.app.settle()
      expectTrue(hasEnded)
      library.gate.answerNow()
    }

    test("A route that was not guarded is not asked about after it has waited") {
      let (first, second) = (PressStage(), PressStage())
      _ = await first.open(.offer(42))
      let library = second.press.library
      library.gate.unguarded = ["article(42)"]
      library.gate.closed = ["article(42)"]
      var hasEnded = false
      second.app.device.run {
        library.push(Screen("Above"))
        library.trigger(.article(42))
        second.press.restore(first.press.snapshot()) { hasEnded = true }
        library.gate.unguarded = []
      }
      await second.app.settle { hasEnded }
      second.app.settle()
      expectEqual(second.picture, "List Above Article 42 ^ Coupon")
      expectEqual(library.gate.asked, ["offer"])
    }
  }
}

/// A stack that goes to routes in its start.
private final class Reader: NavigationCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case page(Int), spread, sheet }

  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  private let window = UIWindow()
  private let routes: [Route]

  init(_ routes: [Route]) { self.routes = routes }

  func start() {
    push(Screen("List"), animated: false)
    for route in routes { trigger(route) }
  }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .page(let number): .push(Screen("Page \(number)"))
    case .spread: .sequence(.push(Screen("Page 1")), .push(Screen("Page 2")))
    case .sheet: .present(Screen("Sheet"))
    }
  }

  /// Runs until everything has ended.
  func run(restoring snapshot: Snapshot? = nil, visibleBefore isVisible: Bool = true) {
    window.rootViewController = navigationController
    if isVisible { window.makeKeyAndVisible() }
    launch()
    var ends = 0
    if let snapshot { restore(snapshot) { ends += 1 } }
    window.makeKeyAndVisible()
    HeadlessDevice.current.clock.drain()
    expectEqual(ends, snapshot == nil ? 0 : 1)
  }

  var picture: String { navigationController.picture }
}
