import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// A rejected transition is told unless somebody looks at it.
@MainActor @Suite(.coordinators, .serialized) struct RejectionTests: TableSuite {
  var (app, shop) = launchShop()

  /// The problems that are reported when what was asked for has had its turn.
  private func problems(_ ask: () -> Void) -> [String] {
    DiagnosticReporter.collecting {
      ask()
      app.settle()
    }.map(\.problem)
  }

  nonisolated private func isUnseenPop(_ issue: Issue) -> Bool {
    issue.comments.first?.rawValue.hasPrefix("'Shop' was asked to 'pop', and") ?? false
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("One that nobody looks at is reported, with its reason, and stands in the journal") {
      let diagnostics = DiagnosticReporter.collecting {
        shop.pop()
        app.settle()
      }
      expectEqual(
        diagnostics.map(\.description),
        [
          """
          'Shop' was asked to 'pop', and it was rejected: The stack has no second screen, so that there \
          is nothing to pop.

          This usually means that a person saw nothing happen, since nobody looked at the handle either.

          To fix this, do what the reason says; where it may happen, ask 'result', 'whenEnded' or 'ended'.
          """
        ])
      expectTrue(app.journal.contains("rejectionUnseen"))
    }

    test("A button that is tapped often is reported once") {
      let tap = { @MainActor [shop] in _ = shop.pop(animated: false) }
      expectEqual(problems { for _ in 0..<3 { tap() } }.count, 1)
      expectEqual(problems { tap() }, [])
    }

    test("Without a look it is an issue of the test at the call") {
      let line = #line + 2
      withKnownIssue {
        shop.pop()
        app.settle()
      } matching: {
        isUnseenPop($0) && $0.sourceLocation?.line == line
          && $0.sourceLocation?.fileID == #fileID
      }
    }

    test("A diagnostic names the call, also of a request that has waited") {
      let other = Coupon()
      let diagnostics = DiagnosticReporter.collecting {
        shop.push(Screen("A"))
        shop.popTo(Screen("Elsewhere"))
        shop.stop(other)
        shop.start(shop)
        app.settle()
      }
      let end = #line - 2
      expectEqual(
        diagnostics.map { "\($0.code) \($0.location ?? "")" },
        [
          "notAChild \(#fileID):\(end - 2)", "startsItself \(#fileID):\(end - 1)",
          "rejectionUnseen \(#fileID):\(end - 3)",
        ])
    }

    test("A call in a hook is named, not the verb that runs the hook") {
      var order: Order?
      let diagnostics = DiagnosticReporter.collecting {
        let made = Order(on: shop.navigationController, titles: ["A"]) { order in
          order.start(order)
        }
        shop.start(made)
        order = made
      }
      expectNotNil(order)
      expectEqual(diagnostics.map(\.location), ["\(#fileID):\(#line - 6)"])
    }

    test("Who asks how it ended is told nothing else") {
      expectEqual(problems { _ = shop.pop().ended }, [])
      expectEqual(problems { shop.pop().whenCompleted { _ in } }, [])
    }

    test("Who awaits it is told nothing else") {
      let result = await shop.pop().result
      expectNotEqual(result, .performed)
      expectEqual(problems {}, [])
    }

    test("Who keeps the handle may look later") {
      var handle: TransitionHandle? = shop.pop()
      expectEqual(problems {}, [])
      expectNotNil(handle?.ended)
      handle = nil
      expectEqual(problems {}, [])
    }

    test("Who lets go of the handle unseen is told at the next occasion") {
      var handle: TransitionHandle? = shop.pop()
      expectEqual(problems {}, [])
      expectNotNil(handle)
      withKnownIssue {
        handle = nil
        _ = shop.popTo(Screen("Elsewhere")).ended
        app.settle()
      } matching: {
        isUnseenPop($0)
      }
    }

    test("A sequence is told of once, with its step") {
      expectEqual(
        problems { shop.perform(.sequence(.popToRoot(), .pop())) },
        [
          "'Shop' was asked to 'sequence popToRoot, then pop', and it was rejected: Step 2 of 2, 'pop': The "
            + "stack has no second screen, so that there is nothing to pop."
        ])
    }

    test("A verb that rejects before it becomes a request is told of") {
      let (app, market) = launchMarket()
      let problems = DiagnosticReporter.collecting {
        market.removeTab(Aisle("Fish"))
        app.settle()
      }
      expectEqual(problems.map(\.code), ["rejectionUnseen"])
    }

    test("An address that nothing opens is told of") {
      app.device.opensExternally = { _ in false }
      let url = try #require(URL(string: "shop://1"))
      expectEqual(
        problems { shop.openExternally(url) },
        [
          "'Shop' was asked to 'openExternally shop://1', and it was rejected: Nothing on this device "
            + "opens shop://1."
        ])
    }

    test("A veto, and what the end of its coordinator overtakes, is no mistake") {
      let stage = try LeaveStage()
      stage.shop.push(stage.editor)
      stage.app.settle()
      let vetoed = stage.shop.attempt(.pop())
      await stage.editor.answer(false)
      stage.app.settle()
      expectEqual(vetoed.ended?.rejection?.isVeto, true)
      let order = Order(on: shop.navigationController)
      expectEqual(
        problems {
          shop.start(order)
          order.push(Screen("Waits"))
          order.cancel()
        }, [])
    }

    test("A child that ends in its own start is no mistake") {
      expectEqual(problems { shop.push(Hasty()) }, [])
    }

    test("A child that shares the stack is told to be started") {
      let order = Order(on: shop.navigationController)
      expectEqual(
        problems { shop.push(order) },
        [
          "'Shop' was asked to 'push UINavigationController', and it was rejected: Order shares the "
            + "navigation controller that is shown already, and brings no screen of its own: call "
            + "'start(child)', and let its 'start()' show the first one by 'push(screen)'."
        ])
      expectEqual(app.depth, 1)
      let other = Order(on: shop.navigationController)
      expectEqual(problems { shop.present(other) }.first?.contains("Order shares"), true)
      let account = Account()
      expectEqual(
        problems { shop.push(account) }.first?.hasSuffix(
          "Account is a navigation controller, which UIKit cannot push: present it."),
        true)
    }
  }
}
