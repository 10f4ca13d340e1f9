import HeadlessUIKit
import Testing

@MainActor
struct BarClassTests {
  private final class OwnBar: UINavigationBar {
    let padding = Array(repeating: "x", count: 1_000)
    var note = "own"
  }

  @Test func `A navigation controller makes its bar of the class that it was given`() throws {
    let stage = Stage()
    let navigation = stage.run {
      UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
    }
    let bar = try #require(navigation.navigationBar as? OwnBar)
    #expect(bar.note == "own")
    #expect(bar.padding.count == 1_000)
  }
}
