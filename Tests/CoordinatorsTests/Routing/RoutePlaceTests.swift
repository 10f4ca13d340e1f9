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
