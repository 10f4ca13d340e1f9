import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Requests that are made while a child is started and shown run after it, in their order.
struct ReservedPlaceTests: TableSuite {
  var (app, shop) = launchShop()

  private typealias Requester = RequestOrderTests.Requester

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("dismiss in viewDidLoad removes the sheet that the child requested in its start") {
      let eager = Eager("Eager")
      var ends: [TransitionHandle] = []
      let main = Requester { main in
        main.push(eager, animated: false)
        eager.loaded = { ends.append(main.dismiss()) }
        ends.append(main.present(Screen("Loading")))
      }
      shop.setRoot(main)
      app.settle()
      expectEqual(ends.map(\.ended), [.performed, .performed])
      expectEqual(app.pile, "Eager")
    }

    test("A sheet from viewDidLoad appears over the sheet that the child requested in its start") {
      let eager = Eager("Eager")
      let main = Requester { main in
        main.push(eager, animated: false)
        eager.loaded = { main.present(Screen("B")) }
        main.present(Screen("A"))
      }
      shop.setRoot(main)
      app.settle()
      expectEqual(app.pile, "Eager ^ A ^ B")
    }

    test("dismiss removes the sheet that was shown last, not the one requested last") {
      let main = Requester { main in
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

    test("A later step of a sequence does not overtake a request made before the sequence") {
      let main = Requester { main in
        main.present(Screen("C"))
        main.perform(.sequence(.push(Screen("B"), animated: false), .present(Screen("A"))))
      }
      shop.present(main, style: .fullScreen)
      app.settle()
      expectEqual(app.pile, "List ^ B ^ C ^ A")
    }

    test("Selecting a group is performed if one of its tabs is selected") {
      let (app, shelf) = launchApp { TabLeavesTests.Shelf($0) }
      let group = try require(shelf.tabBarController.tabs.last as? UITabGroup)
      let ends = [group.children[0], group].map { tab in
        let handle = shelf.perform(.select(tab))
        app.settle()
        return handle.ended
      }
      expectEqual(ends, [.performed, .performed])
    }
  }
}
