import CompactTesting
import CoordinatorCore
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Leaving for another app, and what the journal says of it.
@MainActor @Suite(.coordinators, .serialized) struct OpeningTests: TableSuite {
  var (app, shop) = launchShop()
  let store: URL

  init() throws { store = try #require(URL(string: "https://store.example/review")) }

  private var lines: [String] {
    app.events.map { "\($0.path) \($0.kind)" }.filter { $0.contains("openExternally") }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An address is opened, and the end comes in a later turn") {
      let handle = app.device.run { shop.openExternally(store) }
      expectEqual(app.device.openedURLs, [store])
      expectNil(handle.ended)
      expectEqual(lines, ["Shop openExternally https://store.example/review requested"])
      app.settle()
      await expectEqual(handle.result, .performed)
      expectEqual(lines.last, "Shop openExternally https://store.example/review performed")
      expectEqual(lines.count, 2)
    }

    test("An address that nothing opens is rejected, with the reason") {
      app.device.opensExternally = { _ in false }
      let handle = app.device.run { shop.openExternally(store) }
      app.settle()
      let reason = "Nothing on this device opens https://store.example/review."
      expectEqual(handle.ended?.rejection?.description, reason)
      expectEqual(
        lines.last, "Shop openExternally https://store.example/review: \(reason) rejected")
      expectTrue(app.device.openedURLs.isEmpty)
    }

    test("One address of several is refused, and a stop meanwhile loses no end") {
      app.device.opensExternally = { $0.scheme == "https" }
      let phone = try #require(URL(string: "tel:112"))
      let handles = app.device.run { [shop.openExternally(store), shop.openExternally(phone)] }
      app.device.run { shop.cancel() }
      app.settle()
      expectEqual(handles.first?.ended, .performed)
      expectNotNil(handles.last?.ended?.rejection)
    }

    test("A coordinator that has stopped opens nothing, which is reported") {
      app.device.run { shop.cancel() }
      app.settle()
      var handle: TransitionHandle?
      let told = DiagnosticReporter.collecting {
        handle = app.device.run { shop.openExternally(store) }
      }
      expectEqual(told.map(\.code), ["transitionOfInactiveCoordinator"])
      expectNotNil(handle?.ended?.rejection)
      expectTrue(app.device.openedURLs.isEmpty)
    }
  }
}
