import CompactTesting
import CoordinatorTesting
import Coordinators
import Foundation
import HeadlessUIKit
import Testing

/// Screens that come from storyboards.
@MainActor struct StoryboardedTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen is found in its storyboard by the name of its class") {
      let screen = ShopScreen.instantiate()
      expectEqual(screen.title, "Shop")
      expectNotNil(screen.storyboard)
      expectEqual(HeadlessDevice.current.log.entries, [])
    }

    test("A creator closure initialises the screen") {
      let screen = BuyScreen.instantiate { BuyScreen(coder: $0, price: 4) }
      expectEqual(screen.price, 4)
      expectEqual(screen.title, "Buy")
    }

    test("A screen can name its storyboard and its identifier") {
      expectEqual(ShelfScreen.instantiate().title, "Second shelf")
    }

    test("The defaults are Main.storyboard and the class name without its enclosing types") {
      expectEqual(Nested.Screen.storyboardName, "Main")
      expectEqual(Nested.Screen.storyboardIdentifier, "Screen")
      expectNil(Nested.Screen.storyboardBundle)
    }

    test("A coordinator connects screens from a storyboard") {
      let app = AppDriver(ShopCoordinator.init(navigationController:))
      expectEqual(app.title, "Shop")
      app.device.run { (app.root as? ShopCoordinator)?.buySubscription() }
      app.settle()
      expectEqual(app.title, "Buy")
      expectEqual(app.tree, "ShopCoordinator  active  ◀ ShopScreen, BuyScreen")
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
      text.contains("The Storyboard IDs of Shop.storyboard are 'BuyScreen', 'ShopScreen'."))
  }
}

// Main.storyboard belongs to another test target.
class ShopScreen: UIViewController, Storyboarded {
  class var storyboardName: String { "Shop" }
  class var storyboardBundle: Bundle? { .module }

  weak var coordinator: ShopCoordinator?
}

final class BuyScreen: UIViewController, Storyboarded {
  static let storyboardName = "Shop"

  let price: Int

  init?(coder: NSCoder, price: Int) {
    self.price = price
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    price = 0
    super.init(coder: coder)
  }
}

final class ShelfScreen: UIViewController, Storyboarded {
  static let storyboardName = "Shelf"
  static let storyboardIdentifier = "SecondShelf"
}

final class MissingScreen: UIViewController, Storyboarded {
  static let storyboardName = "Shop"
}

enum Nested {
  final class Screen: UIViewController, Storyboarded {}
}

final class ShopCoordinator: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = ShopScreen.instantiate()
    screen.coordinator = self
    push(screen, animated: false)
  }

  func buySubscription() {
    push(BuyScreen.instantiate { BuyScreen(coder: $0, price: 40) })
  }
}
