import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What is in sight of a container, as a screen reader is told it.
@MainActor @Suite(.coordinators) struct SightAnnouncementTests {
  let app: AppDriver
  let mall: Mall

  init() throws {
    app = AppDriver { (window: UIWindow) in Mall(window: window) }
    mall = try #require(app.root as? Mall)
    app.settle()
  }

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

  @Test func `Of pages the one that is shown is in sight`() {
    #expect(told { mall.setRoot(Album()) } == ["screen One"])
  }

  @Test func `A column without a stack changes the layout`() {
    let split = app.root(AttemptTests.Classic(), on: .pad)
    #expect(told { split.set(Screen("Detail"), for: .secondary) } == ["layout Detail"])
  }

  @Test func `Of columns the one with the most detail is in sight`() {
    app.device.screen = .pad
    #expect(told { mall.setRoot(Desk()) } == ["screen Message"])
  }
}
