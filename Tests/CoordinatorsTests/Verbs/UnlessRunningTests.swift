import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Verbs that start flows, or only if none of its class is running, and their handles.
struct UnlessRunningTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("present(unlessRunning:) presents one flow for two taps, and another one after its end") {
      var made = 0
      @MainActor func coupon() -> Coupon {
        made += 1
        return Coupon()
      }
      let taps = [shop.present(unlessRunning: coupon()), shop.present(unlessRunning: coupon())]
      app.settle()
      expectEqual(taps.map { $0.ended }, [.performed, .merged])
      expectSame(taps[0].flow, taps[1].flow)
      expectEqual(shop.children.count, 1)
      let first = try require(shop.child(Coupon.self))
      first.finish("ten percent")
      app.settle()
      expectNil(shop.navigationController.presentedViewController)
      shop.present(unlessRunning: coupon())
      app.settle()
      expectTrue(shop.child(Coupon.self) !== first)
      expectEqual(made, 2)
      // A flow that is being dismissed does not count as running.
      shop.dismiss()
      app.expectPerformed(shop.present(unlessRunning: coupon()))
      expectEqual(app.title, "Coupon")
    }

    test("push(unlessRunning:) pushes one flow for two calls, also a child without an outcome") {
      let taps = [shop.push(unlessRunning: Coupon()), shop.push(unlessRunning: Coupon())]
      let others = [
        shop.push(unlessRunning: Chooser()), shop.push(unlessRunning: Chooser()),
        shop.present(unlessRunning: Chooser()),
      ]
      app.settle()
      expectEqual(taps.map { $0.ended }, [.performed, .merged])
      expectEqual(others.map(\.ended), [.performed, .merged, .merged])
      expectEqual(shop.titles, ["List", "Coupon", "Chooser"])
      shop.pop(animated: false)
      expectEqual(shop.present(unlessRunning: Chooser()).ended, nil)
      app.settle()
      expectEqual(app.title, "Chooser")
    }

    for verb in ["present", "push"] {
      test("A flow that has stopped does not count as running in coordinatorDidStop: \(verb)") {
        let first = Coupon()
        shop.push(first)
        app.settle()
        var handle: TransitionHandle?
        StopListener(first) { [shop] in
          handle =
            verb == "push"
            ? shop.push(unlessRunning: Coupon()) : shop.present(unlessRunning: Coupon())
        }
        first.finish("ten percent")
        app.settle()
        expectEqual(handle?.ended, .performed)
        expectEqual(first.log, ["start", "stop"])
        expectEqual(app.title, "Coupon")
      }
    }

    test("A flow whose own sheet is dismissed still counts as running") {
      let first = Coupon()
      shop.push(first)
      first.present(Screen("Sheet"))
      app.settle()
      first.dismiss()
      let handle = shop.push(unlessRunning: Coupon())
      app.settle()
      expectEqual(handle.ended, .merged)
      expectEqual(shop.titles, ["List", "Coupon"])
    }

    test("A flow that a waiting request removes does not count as running") {
      shop.push(unlessRunning: Chooser())
      app.settle()
      shop.push(Screen("Detail"))
      shop.popToRoot()
      app.expectPerformed(shop.push(unlessRunning: Chooser()))
      expectEqual(shop.titles, ["List", "Chooser"])
    }

    test("A flow that a running transition shows counts as running") {
      shop.push(unlessRunning: Chooser())
      shop.push(Screen("Detail"))
      app.settle()
      shop.pop()
      expectEqual(shop.push(unlessRunning: Chooser()).ended, .merged)
      app.settle()
      expectEqual(shop.titles, ["List", "Chooser"])
      shop.perform(.set([.screen(Screen("New")), .screen(Chooser())]))
      expectEqual(shop.push(unlessRunning: Chooser()).ended, .merged)
      app.settle()
      expectEqual(shop.titles, ["New", "Chooser"])
    }

    test("A flow of a root that is about to be replaced does not count as running") {
      shop.push(Chooser())
      shop.present(Screen("Sheet"))
      app.settle()
      shop.setRoot(Screen("Next"))
      app.expectPerformed(shop.present(unlessRunning: Chooser()))
      expectEqual(app.pile, "Next ^ Chooser")
    }

    test("A flow whose guard has allowed its dismissal does not count as running") {
      let note = Note()
      shop.present(note)
      app.settle()
      let dismissal = shop.attempt(.dismiss())
      await note.rootViewController.answer(true)
      let handle = shop.present(unlessRunning: Note())
      app.settle()
      expectEqual([dismissal.ended, handle.ended], [.performed, .performed])
      expectEqual(app.title, "Note")
    }

    test("A flow whose guard has allowed its removal does not count as running while that waits") {
      let note = Note()
      shop.present(note)
      app.settle()
      let dismissal = shop.attempt(.dismiss())
      shop.present(Screen("Sheet"))
      await note.rootViewController.answer(true)
      expectNil(dismissal.ended)
      let handle = shop.present(unlessRunning: Note())
      app.settle()
      expectEqual(handle.ended, .performed)
    }

    test("A flow above a sheet that is dismissed does not count as running") {
      shop.present(Screen("Sheet"))
      shop.present(unlessRunning: Coupon())
      app.settle()
      shop.dismissAll()
      app.expectPerformed(shop.present(unlessRunning: Coupon()))
      expectEqual(app.pile, "List ^ Coupon")
    }

    // MARK: Handles

    test("push, present, embed and setRoot report the end of a flow") {
      let pushed = Coupon()
      expectEqual(end(pushed, shop.push(pushed), app), "true finished")
      let presented = Coupon()
      expectEqual(end(presented, shop.present(presented), app), "true finished")
      let embedded = Coupon()
      expectEqual(end(embedded, shop.embed(embedded, in: shop.list), app), "true finished")
      let root = Coupon()
      expectEqual(end(root, shop.setRoot(root), app), "true finished")
    }

    test("turn reports the end of a flow") {
      let pages = ContainerExitTests.Pages()
      shop.present(pages, animated: false, style: .fullScreen)
      pages.setPages([Screen("One")])
      app.settle()
      let coupon = Coupon()
      expectEqual(end(coupon, pages.turn(to: coupon, animated: false), app), "true finished")
      expectEqual(app.title, "Coupon")
    }

    test("A flow that cannot be started is cancelled, and its transition is rejected") {
      let (app, market) = launchMarket()
      app.settle()
      market.context.stop()
      var ends: [String] = []
      let diagnostics = DiagnosticReporter.collecting {
        let shown = market.addTab(Coupon())
        shown.whenEnded { ends.append($0.description) }
        expectNotNil(shown.ended?.rejection)
      }
      expectFalse(diagnostics.isEmpty)
      expectEqual(ends, ["cancelled: could not be started"])
    }
  }

  /// Finishes a flow that was shown and returns what its handle reports.
  private func end(_ coupon: Coupon, _ shown: FlowHandle<String>, _ app: AppDriver)
    -> String
  {
    var ends: [String] = []
    shown.whenEnded { ends.append($0.description) }
    app.settle()
    ends.append("\(shown.ended == .performed)")
    coupon.finish("used")
    return ends.joined(separator: " ")
  }
}
