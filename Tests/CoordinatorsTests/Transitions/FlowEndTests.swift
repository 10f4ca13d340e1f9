import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A flow that a transition shows reports its end exactly once.
final class FlowEndTests: TableSuite {
  var (app, shop) = launchShop()
  private var ends: [String] = []

  private func note(_ outcome: Outcome<String>) { ends.append(outcome.output ?? "\(outcome)") }

  private func present(_ coupon: Coupon) -> ScreenTransition {
    .present(coupon.whenEnded { [weak self] in self?.note($0) })
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A flow in a sequence reports its output") { [self] in
      shop.present(Screen("Sheet"))
      app.settle()
      app.expectPerformed(shop.perform(.sequence(.dismissAll(), present(Coupon()))))
      expectEqual(ends, [])
      shop.child(Coupon.self)?.finish("10%")
      app.settle()
      expectEqual(ends, ["10%"])
      expectEqual(app.title, "List")
    }

    test("A flow that is pushed, set or made the root reports its end") { [self] in
      let (app, mall) = launchMall()
      mall.perform(.setRoot(Coupon().whenEnded { [weak self] in self?.note($0) }))
      app.settle()
      mall.child(Coupon.self)?.finish("root")
      shop.perform(.push(Coupon().whenEnded { [weak self] in self?.note($0) }))
      self.app.settle()
      shop.child(Coupon.self)?.finish("pushed")
      self.app.settle()
      shop.perform(
        .set([
          .screen(self.shop.list), .screen(Coupon().whenEnded { [weak self] in self?.note($0) }),
        ]))
      self.app.back()
      expectEqual(ends.count, 3)
      expectTrue(ends.contains("root"))
      expectEqual(ends.suffix(2), ["pushed", "cancelled: its last screen was removed"])
    }

    test("A flow after a rejected step is not created and reports nothing") { [self] in
      var made = 0
      @MainActor func make() -> Coupon {
        made += 1
        return Coupon()
      }
      let handle = shop.perform(
        .sequence(
          .popTo(Screen("Stranger")), .present(make().whenEnded { [weak self] in self?.note($0) })))
      app.settle()
      expectTrue(reason(handle).contains("Step 1 of 2"))
      expectEqual(made, 0)
      expectEqual(ends, [])
    }

    test("A flow whose own step is rejected after its start is cancelled") { [self] in
      let handle = shop.perform(.push(Account().whenEnded { [weak self] in self?.note($0) }))
      app.settle()
      expectTrue(reason(handle).contains("which UIKit cannot push"))
      expectEqual(ends, ["cancelled: could not be shown"])
    }

    test("A flow that ends inside its start reports its output") { [self] in
      let handle = shop.perform(.present(Hasty().whenEnded { [weak self] in self?.note($0) }))
      app.settle()
      expectTrue(reason(handle).contains("The child does not run"))
      expectEqual(ends, ["known at once"])
    }

    test("A running flow also reports its end to a transition that shows it") { [self] in
      let coupon = Coupon()
      shop.start(coupon).whenEnded { [weak self] in self?.note($0) }
      shop.perform(present(coupon))
      app.settle()
      expectEqual(app.title, "Coupon")
      coupon.finish("10%")
      expectEqual(ends, ["10%", "10%"])
    }

    test("A flow that is created before the guard is asked reports its end") { [self] in
      let editor = Editor("Editor")
      shop.push(editor, animated: false)
      app.settle()
      shop.attempt(.set([.screen(Coupon().whenEnded { [weak self] in self?.note($0) })]))
      await editor.answer(false, in: app)
      expectEqual(ends, ["cancelled: could not be started"])
      ends = []
      shop.attempt(.set([.screen(Coupon().whenEnded { [weak self] in self?.note($0) })]))
      await editor.answer(true, in: app)
      shop.child(Coupon.self)?.finish("10%")
      expectEqual(ends, ["10%"])
    }

    test("A transition that is performed twice reports two ends") { [self] in
      let transition = ScreenTransition.present(
        Coupon().whenEnded { [weak self] in self?.note($0) })
      for output in ["10%", "20%"] {
        shop.perform(transition)
        app.settle()
        shop.child(Coupon.self)?.finish(output)
        app.settle()
      }
      expectEqual(ends, ["10%", "20%"])
    }

    test("A transition that is merged with a repeat reports one end") { [self] in
      var transition = present(Coupon())
      transition.route = "coupon"
      shop.push(Screen("A"))
      shop.perform(transition)
      shop.perform(transition)
      app.settle()
      shop.child(Coupon.self)?.finish("10%")
      app.settle()
      expectEqual(ends, ["10%"])
      expectEqual(app.title, "A")
    }
  }
}
