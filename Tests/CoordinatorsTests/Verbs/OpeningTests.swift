import CoordinatorCore
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Leaving for another app, and what the journal says of it.
@MainActor @Suite(.coordinators) struct OpeningTests {
  let app: AppDriver
  let shop: Shop
  let store: URL

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
    store = try #require(URL(string: "https://store.example/review"))
  }

  private var lines: [String] {
    app.events.map { "\($0.path) \($0.kind)" }.filter { $0.contains("openExternally") }
  }

  @Test func `An address is opened, and the end comes in a later turn`() async {
    let handle = app.device.run { shop.openExternally(store) }
    #expect(app.device.openedURLs == [store])
    #expect(handle.ended == nil)
    #expect(lines == ["Shop openExternally https://store.example/review requested"])
    app.settle()
    #expect(await handle.result == .performed)
    #expect(lines.last == "Shop openExternally https://store.example/review performed")
    #expect(lines.count == 2)
  }

  @Test func `An address that nothing opens is rejected, with the reason`() {
    app.device.opensExternally = { _ in false }
    let handle = app.device.run { shop.openExternally(store) }
    app.settle()
    let reason = "Nothing on this device opens https://store.example/review."
    guard case .rejected(let rejection) = handle.ended else {
      Issue.record("it was \(String(describing: handle.ended))")
      return
    }
    #expect(rejection.description == reason)
    #expect(
      lines.last == "Shop openExternally https://store.example/review: \(reason) rejected")
    #expect(app.device.openedURLs.isEmpty)
  }

  @Test func `One address of several is refused, and a stop meanwhile loses no end`() throws {
    app.device.opensExternally = { $0.scheme == "https" }
    let phone = try #require(URL(string: "tel:112"))
    let handles = app.device.run { [shop.openExternally(store), shop.openExternally(phone)] }
    app.device.run { shop.cancel() }
    app.settle()
    #expect(handles.first?.ended == .performed)
    #expect(handles.last?.ended != .performed)
    #expect(handles.last?.ended != nil)
  }

  @Test func `A coordinator that has stopped opens nothing, which is reported`() {
    app.device.run { shop.cancel() }
    app.settle()
    var ended: TransitionResult?
    withKnownIssue {
      ended = app.device.run { shop.openExternally(store) }.ended
    }
    #expect(ended != nil)
    #expect(ended != .performed)
    #expect(app.device.openedURLs.isEmpty)
  }
}
