import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Screens that report their appearances are noticed without a view of the framework in theirs.
struct ReportingExitTests: TableSuite {
  /// A screen like those of SwiftUI, to whose view nothing may be added.
  final class Hosted: UIViewController, AppearanceReporting {
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      reportAppearance()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      reportDisappearance()
    }
  }

  final class Profile: SceneCoordinator {
    let context = CoordinatorContext()
    let rootViewController = Hosted()
  }

  let profile = Profile()
  var screen: Hosted { profile.rootViewController }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  /// Expects that the coordinator stops when a raw call removes its screen.
  private func expectStop(_ app: AppDriver, byCall remove: () -> Void) {
    app.settle()
    expectTrue(profile.isActive)
    expectEqual(screen.view.subviews, [])
    remove()
    app.settle()
    expectTrue(profile.isInactive)
  }

  func table(_ test: inout TestTable) {
    test("A raw call replaces the root") {
      let (app, mall) = launchMall()
      mall.setRoot(profile)
      expectStop(app) { app.window?.rootViewController = Screen("Other") }
    }

    test("A raw call removes the embedded screen") {
      let (app, shop) = launchShop()
      shop.embed(profile, in: shop.list)
      expectStop(app) { screen.unembedRaw() }
    }

    test("A raw call dismisses the presented screen") {
      let (app, shop) = launchShop()
      shop.present(profile)
      expectStop(app) { screen.dismiss(animated: true) }
    }

    test("A suspended root that a raw call shows again presents its screen again") {
      let (app, mall) = launchMall()
      mall.setRoot(profile)
      mall.present(Screen("Sheet"))
      app.settle()
      mall.setRoot(Account(), suspendingCurrent: true)
      app.settle()
      app.window?.rootViewController = screen
      app.settle()
      expectTrue(profile.isActive)
      expectEqual(screen.presentedViewController?.title, "Sheet")
    }

    test("A presentation waits for the window of the root") {
      let (app, mall) = launchMall()
      mall.setRoot(profile)
      app.settle()
      app.window?.rootViewController = Screen("Splash")
      profile.present(Screen("Sheet"))
      expectEqual(screen.view.subviews, [])
      app.window?.rootViewController = screen
      app.settle()
      expectEqual(screen.presentedViewController?.title, "Sheet")
    }
  }
}
