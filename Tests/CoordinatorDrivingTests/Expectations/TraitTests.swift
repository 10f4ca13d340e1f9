import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What `.coordinators` does for a test.
@MainActor @Suite(.coordinators) struct TraitTests {
  @Test func `A diagnostic is an issue of the test`() {
    let app = AppDriver(Desk.init(navigationController:))
    withKnownIssue {
      app.root?.stop(Lamp())
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Lamp") ?? false
    }
  }

  @Test(arguments: 1...3)
  func `Each test case has a device of its own, on which nothing moves by itself`(run: Int) {
    #expect(HeadlessDevice.current.windows.isEmpty)
    #expect(HeadlessDevice.current.clock.mode == .stepped)
    let app = AppDriver(Desk.init(navigationController:))
    #expect(app.device === HeadlessDevice.current)
    #expect(UIApplication.shared === app.device.application)
  }
}
