import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What is asked for while a child is started and shown comes after it, in the order in which it was asked.
@MainActor @Suite(.coordinators, .serialized) struct ReservedPlaceTests: TableSuite {
  var (app, shop) = launchShop()

  init() { app.settle() }

  private typealias Main = OrderTests.Main

  /// A screen that does something as soon as its view is made.
  final class Eager: UIViewController {
    var act: () -> Void = {}
    override func viewDidLoad() {
      super.viewDidLoad()
      act()
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("What a view dismisses that the showing makes is what its start has asked to present") {
      let eager = Eager()
      eager.title = "Eager"
      var ends: [TransitionHandle] = []
      let main = Main { main in
        main.push(eager, animated: false)
        eager.act = { ends.append(main.dismiss()) }
        ends.append(main.present(Screen("Loading")))
      }
      shop.setRoot(main)
      app.settle()
      expectEqual(ends.map(\.ended), [.performed, .performed])
      expectEqual(app.pile, "Eager")
    }

    test("What a view presents that the showing makes lies over what its start has presented") {
      let eager = Eager()
      eager.title = "Eager"
      let main = Main { main in
        main.push(eager, animated: false)
        eager.act = { main.present(Screen("B")) }
        main.present(Screen("A"))
      }
      shop.setRoot(main)
      app.settle()
      expectEqual(app.pile, "Eager ^ A ^ B")
    }

    test("What was presented last is what has come last, whenever it was asked for") {
      let main = Main { main in
        main.push(Screen("Home"), animated: false)
        main.present(Screen("Sheet"), animated: false)
      }
      shop.present(main, animated: false)
      app.settle()
      main.dismiss(animated: false)
      app.settle()
      expectTrue(main.isActive)
      main.perform(.sequence(.push(Screen("Next")), .present(Screen("Second"))))
      main.present(Screen("First"))
      app.settle()
      main.dismiss()
      app.settle()
      expectEqual(main.navigationController.presentedViewController?.title, "Second")
    }

    test("A later step of a sequence overtakes nothing that was asked for before it") {
      let main = Main { main in
        main.present(Screen("C"))
        main.perform(.sequence(.push(Screen("B"), animated: false), .present(Screen("A"))))
      }
      shop.present(main, style: .fullScreen)
      app.settle()
      expectEqual(app.pile, "List ^ B ^ C ^ A")
    }

    test("A group of which a tab is selected is selected") {
      let app = AppDriver { (container: UITabBarController) in TabLeavesTests.Shelf(container) }
      let shelf = try #require(app.root as? TabLeavesTests.Shelf)
      app.settle()
      let group = try #require(shelf.tabBarController.tabs.last as? UITabGroup)
      let ends = [group.children[0], group].map { tab in
        let handle = shelf.perform(.select(tab))
        app.settle()
        return handle.ended
      }
      expectEqual(ends, [.performed, .performed])
    }
  }
}
