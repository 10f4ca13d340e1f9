import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Coordinators of a root that another root replaces while requests wait.
struct FormerRootTests: TableSuite {
  let app: AppDriver
  let mall: Mall
  let shop = Shop(navigationController: UINavigationController())

  init() {
    (app, mall) = launchMall()
    mall.setRoot(shop)
    app.settle()
  }

  /// Sets another root by a raw call, in the middle of a transition.
  private func replaceRoot() {
    app.device.clock.advance(by: .milliseconds(100))
    mall.window.rootViewController = Screen("Other")
    app.settle()
  }

  /// Expects that the former root's requests were rejected, and that only the new root is visible.
  private func expectStopped(_ handles: [TransitionHandle]) {
    for handle in handles { expectNotNil(handle.ended?.rejection) }
    expectEqual(app.pile, "Other")
    expectTrue(shop.isInactive)
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A former root's coordinator performs no request that waited behind the new root") {
      let login = Coupon()
      shop.present(Screen("Sheet"))
      mall.setRoot(login)
      let handles = [
        shop.present(Screen("Late")), shop.dismissAll(), shop.push(Screen("Pushed")),
        shop.perform(.sequence(.dismissAll(), .popToRoot(), .push(Screen("Linked")))),
      ]
      var outcomes: [Bool] = []
      shop.alert("Hello").whenEnded { outcomes.append($0.isFinished) }
      expectTrue(shop.isActive)
      app.settle()
      for handle in handles {
        expectTrue(
          "\(handle.ended?.rejection?.description ?? "")".contains("stopped before the transition"))
      }
      expectEqual(outcomes, [false])
      expectEqual(app.title, "Coupon")
      expectEqual(app.tree, "Mall  active\n└─ Coupon  active  ◀ Screen")
      expectTrue(shop.isInactive)
    }

    test("A former root's coordinator presents nothing over a root that a raw call has set") {
      let handles = [shop.present(Screen("Sheet")), shop.push(Screen("Late"))]
      replaceRoot()
      expectStopped(handles)
    }

    test("A former root's sequence does not go on over a root that a raw call has set") {
      let handle = shop.perform(.sequence(.push(Screen("One")), .present(Screen("Two"))))
      replaceRoot()
      expectStopped([handle])
    }

    test("A former root's coordinator presents nothing over a root that a completion has set") {
      shop.push(Screen("Next")).whenCompleted { [mall] _ in
        mall.window.rootViewController = Screen("Other")
      }
      let late = shop.present(Screen("Late"))
      app.settle()
      expectStopped([late])
    }

    test("A former root's coordinator presents nothing when its hidden window is shown again") {
      mall.window.isHidden = true
      let late = shop.present(Screen("Late"))
      mall.window.rootViewController = Screen("Other")
      app.device.clock.advance(by: .milliseconds(100))
      mall.window.isHidden = false
      app.settle()
      expectStopped([late])
    }

    test("The window's own coordinator performs its requests after a raw change of the root") {
      mall.setRoot(Screen("First"))
      app.settle()
      let handles = [mall.present(Screen("A")), mall.present(Screen("B"))]
      replaceRoot()
      for handle in handles { app.expectPerformed(handle) }
      expectTrue(mall.isActive)
    }

    test("A root that a waiting request brings back performs what waits behind it") {
      let handles = [shop.push(Screen("A")), mall.setRoot(shop), shop.push(Screen("B"))]
      replaceRoot()
      for handle in handles { app.expectPerformed(handle) }
      expectEqual(shop.titles, ["List", "A", "B"])
    }

    test("A former root's coordinator stops before the next request begins") {
      let login = Coupon()
      shop.present(Screen("Sheet"))
      mall.setRoot(login)
      var state: [Bool] = []
      let next = mall.perform(
        .present(
          {
            state.append(shop.isInactive)
            return Screen("Next")
          }()))
      app.expectPerformed(next)
      expectEqual(state, [true])
      expectEqual(app.title, "Next")
    }

    test("A former root's coordinator continues if it gives the window its next root") {
      shop.present(Screen("Sheet"))
      mall.setRoot(Coupon())
      app.expectPerformed(shop.setRoot(Screen("Back")))
      expectTrue(shop.isActive)
      expectEqual(app.title, "Back")
    }
  }
}
