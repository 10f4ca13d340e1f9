import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Coordinators that are paused while other screens cover theirs.
struct CoveredPauseTests: TableSuite {
  var (app, shop) = launchShop()

  private func order(_ title: String) -> Order {
    let order = shop.startOrder([title])
    app.settle()
    return order
  }

  /// A scene that can keep running while it is covered.
  final class Player: SceneCoordinator {
    let context = CoordinatorContext()
    let rootViewController = Screen("Player")
    var pausesWhenCovered = false
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A covered coordinator resumes if a raw call leaves it only its child's screen") {
      let first = order("First")
      first.embed(Coupon(), in: shop.list)
      _ = order("Second")
      app.settle()
      expectTrue(first.isPaused)
      let stack = shop.navigationController
      stack.viewControllers.remove(at: 1)
      app.settle()
      expectTrue(first.isActive)
    }

    test("A covered sibling with a sheet is paused only after the sheet is dismissed") {
      let first = order("First")
      first.present(Screen("Sheet"))
      app.settle()
      let second = order("Second")
      expectTrue(first.isActive)
      first.dismiss()
      app.settle()
      expectTrue(first.isPaused)
      expectTrue(second.isActive)
      first.present(UINavigationController(rootViewController: Screen("Sheet")))
      app.settle()
      expectTrue(first.isActive)
      app.swipeDown()
      expectTrue(first.isPaused)
      app.back()
      expectTrue(first.isActive)
    }

    test("A sibling resumes when a screen of its parent becomes the top screen") {
      let first = order("First")
      shop.push(Screen("Between"))
      app.settle()
      expectTrue(first.isActive)
      let second = order("Second")
      expectTrue(first.isPaused)
      app.back()
      expectEqual(app.title, "Between")
      expectTrue(second.isInactive)
      expectTrue(first.isActive)
      expectEqual(first.log, ["start", "pause", "resume"])
    }

    test("A sibling stays paused if its parent pushes a screen over the covering one") {
      let first = order("First")
      let second = order("Second")
      shop.push(Screen("Above"))
      app.settle()
      expectTrue(first.isPaused)
      expectTrue(second.isActive)
    }

    test("A covered coordinator is not paused if pausesWhenCovered is false") {
      let player = Player()
      shop.push(player)
      app.settle()
      _ = order("Order")
      expectTrue(player.isActive)
      app.back()
      player.pausesWhenCovered = true
      _ = order("Order")
      expectTrue(player.isPaused)
      app.back()
      expectTrue(player.isActive)
    }

    test("A coordinator resumes when its covered screens are removed and it shows another one") {
      let account = Account()
      shop.present(account, style: .fullScreen)
      app.settle()
      let orders = ["First", "Second"].map {
        Order(on: account.navigationController, titles: [$0])
      }
      for order in orders {
        shop.start(order)
        app.settle()
      }
      orders[0].perform(.push(Screen("Other"), on: shop.navigationController))
      app.settle()
      expectTrue(orders[0].isPaused)
      shop.dismiss()
      app.settle()
      expectEqual(app.title, "Other")
      expectTrue(orders[1].isInactive)
      expectTrue(orders[0].isActive)
    }

    for hasStarters in [false, true] {
      test("Coordinators do not resume while an ancestor stops them, starters: \(hasStarters)") {
        let (app, market) = launchMarket()
        let parent = Order(on: market.fruit.navigationController, titles: ["Parent"])
        market.start(parent)
        let children = [market.fruit, market.bread, market.milk].map { tab in
          let child = Order(on: tab.navigationController, titles: ["Child"])
          let starter = Roleless { $0.start(child) }
          hasStarters ? parent.start(starter) : parent.start(child)
          return child
        }
        // What starts meanwhile makes the engine decide pauses.
        _ = children[2].whenEnded { _ in
          market.start(Order(on: market.milk.navigationController, titles: ["Next"]))
        }
        market.select(market.milk)
        app.settle()
        market.stop(parent)
        app.settle()
        expectEqual(children[0].log, ["start", "pause", "stop"])
        expectEqual(children[1].log, ["start", "pause", "stop"])
      }
    }

    test("A coordinator is not paused while its parent stops it") {
      let starter = Roleless()
      shop.start(starter)
      let first = Order(on: shop.navigationController, titles: ["First"])
      starter.start(first)
      app.settle()
      _ = order("Second")
      expectTrue(first.isPaused)
      starter.perform(.present(Coupon()))
      app.settle()
      expectTrue(first.isActive)
      shop.stop(starter)
      app.settle()
      expectEqual(first.log, ["start", "pause", "resume", "stop"])
    }

    test("A tab that is removed and presented in the same run-loop turn resumes") {
      let (app, market) = launchMarket()
      expectTrue(market.milk.isPaused)
      market.removeTab(market.milk)
      market.present(market.milk)
      app.settle()
      expectEqual(app.title, "Milk")
      expectEqual(market.milk.log, ["start", "pause", "resume"])
    }

    test("An unselected tab that presents a sheet is not paused, even after its removal") {
      let (app, market) = launchMarket()
      expectTrue(market.milk.isPaused)
      market.milk.present(Screen("Sheet"))
      app.settle()
      expectTrue(market.milk.isActive)
      market.removeTab(market.milk)
      app.settle()
      expectTrue(market.milk.isActive)
      app.swipeDown()
      expectTrue(market.milk.isInactive)
    }
  }
}
