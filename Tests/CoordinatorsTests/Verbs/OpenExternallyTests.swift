import CompactTesting
import CoordinatorCore
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Opening a URL in another app, and the entries in the journal.
struct OpenExternallyTests: TableSuite {
  var (app, shop) = launchShop()
  let store: URL

  init() throws { store = try require(URL(string: "https://store.example/review")) }

  private var lines: [String] {
    app.events.map { "\($0.path) \($0.kind)" }.filter { $0.contains("openExternally") }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("openExternally opens a URL and ends in a later run-loop turn") {
      let handle = shop.openExternally(store)
      expectEqual(app.device.openedURLs, [store])
      expectNil(handle.ended)
      expectEqual(lines, ["Shop openExternally https://store.example/review requested"])
      app.settle()
      await expectEqual(handle.result, .performed)
      expectEqual(lines.last, "Shop openExternally https://store.example/review performed")
      expectEqual(lines.count, 2)
    }

    test("A URL that no app can open is rejected with the reason") {
      app.device.opensExternally = { _ in false }
      let handle = shop.openExternally(store)
      app.settle()
      let reason = "Nothing on this device opens https://store.example/review."
      expectEqual(handle.ended?.rejection?.description, reason)
      expectEqual(
        lines.last, "Shop openExternally https://store.example/review: \(reason) rejected")
      expectTrue(app.device.openedURLs.isEmpty)
    }

    test("Each of two URLs has its own result, even if the coordinator stops meanwhile") {
      app.device.opensExternally = { $0.scheme == "https" }
      let phone = try require(URL(string: "tel:112"))
      let handles = [shop.openExternally(store), shop.openExternally(phone)]
      shop.cancel()
      app.settle()
      expectEqual(handles.first?.ended, .performed)
      expectNotNil(handles.last?.ended?.rejection)
    }

    test("The journal has the result, even if a child has stopped meanwhile") {
      let order = Order(on: shop.navigationController)
      shop.start(order)
      order.openExternally(store)
      order.finish(1)
      app.settle()
      expectEqual(lines.last, "Shop/Order openExternally https://store.example/review performed")
    }

    test("A stopped coordinator opens nothing, which is reported") {
      shop.cancel()
      app.settle()
      var handle: TransitionHandle?
      let diagnostics = DiagnosticReporter.collecting {
        handle = shop.openExternally(store)
      }
      expectEqual(diagnostics.map(\.code), ["transitionOfInactiveCoordinator"])
      expectNotNil(handle?.ended?.rejection)
      expectTrue(app.device.openedURLs.isEmpty)
    }
  }
}
