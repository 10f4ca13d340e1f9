import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What is in sight of a container, as a screen reader is told it.
@MainActor @Suite(.coordinators, .serialized) struct SightAnnouncementTests: TableSuite {
  var (app, mall) = launchMall()

  init() { app.settle() }

  private func told(_ act: () -> Void) -> [String] {
    let start = app.device.accessibilityPosts.count
    act()
    app.settle()
    return app.device.accessibilityPosts[start...].map { post in
      let view = post.element as? UIView
      return
        "\(post.notification == .screenChanged ? "screen" : "layout") "
        + "\((view?.next as? UIViewController)?.title ?? "-")"
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Of pages the one that is shown is in sight") {
      expectEqual(told { mall.setRoot(Album()) }, ["screen One"])
    }

    test("A column without a stack changes the layout") {
      let split = app.root(AttemptTests.Classic(), on: .pad)
      app.settle()
      expectEqual(told { split.setColumn(Screen("Detail"), for: .secondary) }, ["layout Detail"])
    }

    test("Of columns the one with the most detail is in sight") {
      app.device.screen = .pad
      expectEqual(told { mall.setRoot(Desk()) }, ["screen Message"])
    }
  }
}
