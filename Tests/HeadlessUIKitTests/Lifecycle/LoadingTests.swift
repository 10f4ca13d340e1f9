import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct LoadingTests: StageSuite {
  final class Careless: UIViewController {
    deinit { MainActor.assumeIsolated { _ = view } }
  }

  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The edit button begins and ends editing") {
      let screen = stage.screen("A")
      screen.navigationItem.rightBarButtonItem = screen.editButtonItem
      let navigation = UINavigationController(rootViewController: screen)
      stage.show(navigation)
      expectEqual(screen.editButtonItem.title, "Edit")
      try stage.input.tap(screen.editButtonItem)
      expectTrue(screen.isEditing)
      expectEqual(screen.editButtonItem.title, "Done")
      screen.isEditing = false
      expectEqual(screen.editButtonItem.title, "Edit")
    }

    test("The responder chain leads through controllers to the application") {
      let root = stage.screen("A")
      let navigation = UINavigationController(rootViewController: root)
      stage.show(navigation)
      var chain: [String] = []
      var responder: UIResponder? = root.view
      while let current = responder {
        chain.append("\(type(of: current))")
        responder = current.next
      }
      expectEqual(
        chain,
        [
          "UIView", "RecordedScreen", "NavigationView", "UINavigationController", "UIWindow",
          "UIApplication",
        ])
    }

    /// Fact log.deallocating: Loading the view of a controller that is being freed is logged.
    ///
    /// Source: stleamist/BetterSafariView#34; openradar 22250107
    test("Loading a view while its controller is freed is noted") {
      _ = Careless()
      expectEqual(
        stage.log,
        [
          "Attempting to load the view of a view controller while it is deallocating is not allowed "
            + "and may result in undefined behavior (<LoadingTests.Careless>)"
        ])
    }
  }
}
