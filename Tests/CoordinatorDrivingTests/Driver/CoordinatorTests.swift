import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A coordinator is found by its class, however deep it is.
@MainActor @Suite(.coordinators) struct CoordinatorTests {
  @Test func `The first of a class is found, each before its children`() throws {
    let app = AppDriver(Office.init(tabBarController:))
    let office = try #require(app.coordinator(Office.self))
    #expect(office === app.root)
    let place = try #require(app.coordinator(Place.self))
    #expect(place === office.child(Place.self))
    #expect(app.coordinator(Desk.self) === place.child(Desk.self))
    #expect(app.coordinator(Lamp.self) == nil)
    app.tap("Lamp")
    #expect(app.coordinator(Lamp.self)?.isActive == true)
    app.swipeDown()
    #expect(app.coordinator(Lamp.self) == nil)
  }

  @Test func `Those of an application that was launched are found`() {
    let app = AppDriver(device: .current)
    #expect(app.coordinator(Desk.self) == nil)
    app.launch(DeskDelegate.self)
    #expect(app.coordinator(Desk.self)?.form.title == "Desk")
  }
}
