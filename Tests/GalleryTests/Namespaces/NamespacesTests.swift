import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import GalleryNamespaces

struct `Namespaces`: TableSuite {
  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("let a kind be refined to demand an initialiser") {
      @MainActor func made<Kind: AppNavigationCoordinator>(
        _ kind: Kind.Type, on stack: UINavigationController
      ) -> Kind {
        Kind(navigationController: stack)
      }
      let stack = UINavigationController()
      expectSame(made(Home.Coordinator.self, on: stack).navigationController, stack)
      expectSame(made(Registration.Coordinator.self, on: stack).navigationController, stack)
      @MainActor func tabs<Kind: AppTabBarCoordinator>(
        of kind: Kind.Type, in bar: UITabBarController
      ) -> Kind {
        Kind(tabBarController: bar)
      }
      let bar = UITabBarController()
      expectSame(tabs(of: Main.Coordinator.self, in: bar).tabBarController, bar)
    }
  }
}
