import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Notices with one button.
@MainActor struct NoticeTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A notice has a title, a text and one button, which cancels") {
      shop.alert("Sold out", message: "Come again tomorrow.")
      app.settle()
      let alert = try require(
        shop.navigationController.presentedViewController as? UIAlertController)
      expectEqual(alert.title, "Sold out")
      expectEqual(alert.message, "Come again tomorrow.")
      expectEqual(alert.preferredStyle, .alert)
      expectEqual(alert.actions.map(\.title), ["OK"])
      // A cancel action also handles Esc and the escape gesture.
      expectEqual(alert.actions.map(\.style), [.cancel])
    }

    test("Tapping its button ends a notice and dismisses its alert") {
      var ends: [String] = []
      shop.alert("Sold out", button: "Pity").whenEnded {
        ends.append($0.isFinished ? "read" : "\($0)")
      }
      app.settle()
      expectTrue(ends.isEmpty)
      app.tap("Pity")
      expectEqual(ends, ["read"])
      expectNil(shop.navigationController.presentedViewController)
      expectTrue(shop.childCoordinators.isEmpty)
    }
  }
}
