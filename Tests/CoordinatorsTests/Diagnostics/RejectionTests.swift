import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// A rejected transition is reported unless code inspects its result.
struct RejectionTests: TableSuite {
  var (app, shop) = launchShop()

  /// The problems that are reported until all requests have ended.
  private func problems(_ requests: () -> Void) -> [String] {
    DiagnosticReporter.collecting {
      requests()
      app.settle()
    }.map(\.problem)
  }

  nonisolated private func isUnseenPop(_ issue: Issue) -> Bool {
    issue.comments.first?.rawValue.hasPrefix("'Shop' was asked to 'pop', and") ?? false
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An uninspected rejection is reported with its reason and recorded in the journal") {
      let diagnostics = DiagnosticReporter.collecting {
        shop.pop()
        app.settle()
      }
      expectEqual(
        diagnostics.map(\.description),
        [
          """
          'Shop' was asked to 'pop', and it was rejected: The stack has only one screen, so there is nothing to pop.

          This usually means that the user saw nothing happen, because no code has read how the \
          transition ended.

          To fix this, follow the reason. If you expect the rejection, read 'ended' or 'result'.
          """
        ])
      expectTrue(app.journal.contains("diagnostic: 'Shop' was asked to 'pop', and it was rejected"))
    }

    test("A rejection is reported to the reporter of its moment, whoever runs the clock") {
      var codes: [String] = []
      DiagnosticReporter.$override.withValue(DiagnosticReporter { codes.append($0.code) }) {
        _ = shop.pop(animated: false)
      }
      app.settle()
      expectEqual(codes.count, 1)
    }

    test("Rejections of the same call are reported once") {
      let tap = { @MainActor [shop] in _ = shop.pop(animated: false) }
      expectEqual(problems { for _ in 0..<3 { tap() } }.count, 1)
      expectEqual(problems { tap() }, [])
    }

    test("An uninspected rejection is an issue of the test at the line of the call") {
      let line = #line + 2
      withKnownIssue {
        shop.pop()
        app.settle()
      } matching: {
        isUnseenPop($0) && $0.sourceLocation?.line == line
          && $0.sourceLocation?.fileID == #fileID
      }
    }

    test("A diagnostic names the source line of the call, also after the request has waited") {
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
      let recorded = app.events.compactMap { event in
        if case .diagnostic(let diagnostic) = event.kind { diagnostic } else { nil }
      }
      expectEqual(recorded.map(\.location), diagnostics.map(\.location))
    }

    test("A diagnostic names the call inside a hook, not the verb that runs the hook") {
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

    test("Reading the end of a transition prevents the report") {
      expectEqual(problems { _ = shop.pop().ended }, [])
      expectEqual(problems { shop.pop().whenCompleted { _ in } }, [])
    }

    test("Awaiting the result prevents the report") {
      let result = await shop.pop().result
      expectNotEqual(result, .performed)
      expectEqual(problems {}, [])
    }

    test("A handle that is kept can be inspected later") {
      var handle: TransitionHandle? = shop.pop()
      expectEqual(problems {}, [])
      expectNotNil(handle?.ended)
      handle = nil
      expectEqual(problems {}, [])
    }

    test("A rejected sequence is reported once and names the step") {
      expectEqual(
        problems { shop.perform(.sequence(.popToRoot(), .pop())) },
        [
          "'Shop' was asked to 'sequence popToRoot, then pop', and it was rejected: Step 2 of 2, 'pop': The stack has only one screen, so there is nothing to pop."
        ])
    }

    test("A rejection before the request is queued is reported and recorded in the journal") {
      let (app, market) = launchMarket()
      let problems = DiagnosticReporter.collecting {
        market.removeTab(Aisle("Fish"))
        app.settle()
      }
      expectEqual(problems.map(\.code), ["rejectionUnseen"])
      let ends = app.events.map { "\($0.kind)" }.filter { $0.hasPrefix("setTabs") }
      expectEqual(ends.last?.contains(": Aisle is not a tab"), true)
    }

    test("A URL that no app can open is reported") {
      app.device.opensExternally = { _ in false }
      let url = try require(URL(string: "shop://1"))
      let reported = DiagnosticReporter.collecting {
        shop.openExternally(url)
        app.settle()
      }
      expectEqual(reported.map(\.callSite?.fileID), [#fileID])
      expectEqual(
        reported.map(\.problem),
        [
          "'Shop' was asked to 'openExternally shop://1', and it was rejected: Nothing on this device "
            + "opens shop://1."
        ])
    }

    test("A veto, or a request dropped because its coordinator ended, is not reported") {
      let stage = LeaveStage()
      stage.shop.push(stage.editor)
      stage.app.settle()
      let vetoed = stage.shop.attempt(.pop())
      await stage.editor.answer(false, in: stage.app)
      expectEqual(vetoed.ended?.rejection?.isVeto, true)
      expectEqual(vetoed.ended?.rejection?.code, "vetoed")
      let order = Order(on: shop.navigationController)
      expectEqual(
        problems {
          shop.start(order)
          order.push(Screen("Waits"))
          order.cancel()
        }, [])
    }

    test("A child that finishes in its own start is not reported") {
      expectEqual(problems { shop.push(Hasty()) }, [])
    }

    test("Pushing a child that shares the stack suggests start(child)") {
      let order = Order(on: shop.navigationController)
      expectEqual(
        problems { shop.push(order) },
        [
          "'Shop' was asked to 'push UINavigationController', and it was rejected: Order shares a navigation controller that is already visible, and has no other screen: call 'start(child)', and push the first screen in its 'start()'; or, for a route, let it be a 'SceneCoordinator' with the first screen, too."
        ])
      expectEqual(app.depth, 1)
      let other = Order(on: shop.navigationController)
      expectEqual(problems { shop.present(other) }.first?.contains("Order shares"), true)
      let corner = TabTests.Counter()
      shop.present(corner, animated: false)
      app.settle()
      let inCorner = Order(on: corner.rootController)
      expectEqual(
        problems { corner.perform(.push(inCorner, on: corner.rootController)) }.first?
          .contains("Order shares"), true)
      shop.dismiss(animated: false)
      app.settle()
      let account = Account()
      expectEqual(
        problems { shop.push(account) }.first?.hasSuffix(
          "Account is a navigation controller, which UIKit cannot push: present it."),
        true)
    }
  }
}
