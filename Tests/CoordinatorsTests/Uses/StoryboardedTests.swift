import CompactTesting
import CoordinatorTesting
import Coordinators
import Foundation
import HeadlessUIKit
import Testing

/// Screens that come from storyboards, beside those of the examples.
struct StoryboardedTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen can name its storyboard and its identifier") {
      let screen = ShelfScreen.instantiate()
      expectEqual(screen.title, "Second shelf")
      expectNotNil(screen.storyboard)
      expectEqual(HeadlessDevice.current.log.entries, [])
    }

    test("An app is launched with a main storyboard") {
      final class ShelfDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      let app = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
      app.launch(ShelfDelegate.self, mainStoryboard: "Shelf")
      expectEqual(app.device.visibleWindow?.rootViewController?.title, "First shelf")
    }

    test("The defaults are Main.storyboard and the class name without its enclosing types") {
      expectEqual(Nested.Screen.storyboardName, "Main")
      expectEqual(Nested.Screen.storyboardIdentifier, "Screen")
      expectNil(Nested.Screen.storyboardBundle)
    }
  }

  @Test(.coordinators, .onItsOwnThread)
  func `An unknown identifier is reported with the known ones`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = MissingScreen.instantiate() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectTrue(text.contains("doesn't contain a view controller with identifier 'MissingScreen'"))
    expectTrue(
      text.contains("The Storyboard IDs of Shelf.storyboard are 'FirstShelf', 'SecondShelf'."))
  }
}

final class ShelfScreen: UIViewController, Storyboarded {
  static let storyboardName = "Shelf"
  static let storyboardIdentifier = "SecondShelf"
  static var storyboardBundle: Bundle? { .module }
}

final class MissingScreen: UIViewController, Storyboarded {
  static let storyboardName = "Shelf"
}

enum Nested {
  final class Screen: UIViewController, Storyboarded {}
}
