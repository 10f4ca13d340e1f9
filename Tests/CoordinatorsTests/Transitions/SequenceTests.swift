import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Several transitions as one request.
struct SequenceTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A step is performed by the coordinator that it names") {
      let (app, market) = launchMarket()
      let handle = market.perform(
        .sequence(
          .select(index: 1), .push(Coupon()).performed(by: market.bread),
          .sequence(.present(Account()), .none).performed(by: market.bread)))
      app.expectPerformed(handle)
      expectEqual(market.bread.children.map { "\(type(of: $0))" }, ["Coupon", "Account"])
      expectEqual(app.title, "Account")
      market.perform(.dismissAll().performed(by: market.bread))
      app.settle()
      expectEqual(app.title, "Coupon")
    }

    test("A step of a stopped coordinator is rejected") {
      let (app, market) = launchMarket()
      let bread = market.bread
      let coupon = Coupon()
      bread.push(coupon)
      app.settle()
      let present = ScreenTransition.present(Screen("Sheet")).performed(by: coupon)
      expectEqual("\(present)", "present Screen by Coupon")
      expectNotEqual(present, .present(Screen("Sheet")))
      bread.stop(coupon)
      app.settle()
      for transition in [present, .sequence(.select(index: 2), present)] {
        let handle = market.perform(transition)
        app.settle()
        expectNotNil(handle.ended?.rejection)
      }
      expectEqual(app.title, "Milk")
    }

    test("An attempted sequence asks the guards of another coordinator's step") {
      let (app, market) = launchMarket()
      let editor = Editor("Editor")
      market.bread.push(editor)
      market.select(index: 1)
      app.settle()
      let handle = market.attempt(
        .sequence(.select(index: 1), .popToRoot().performed(by: market.bread)))
      await editor.answer(false, in: app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
      expectEqual(handle.ended?.rejection?.code, "vetoed")
      expectEqual(app.title, "Editor")
    }

    test("A step creates its screen after the earlier steps have ended") {
      var stack: [String] = []
      @MainActor func make() -> Screen {
        stack = shop.titles
        return Screen("B")
      }
      shop.perform(.sequence(.push(Screen("A")), .push(make())))
      app.settle()
      expectEqual(stack, ["List", "A"])
    }

    test("A request that a journal subscriber makes during a sequence runs after it") {
      var isRequested = false
      let subscription = shop.context.journal.subscribe { [shop] event in
        guard !isRequested, "\(event.kind)" == "push Screen performed" else { return }
        isRequested = true
        shop.push(Screen("After"))
      }
      shop.perform(.sequence(.push(Screen("A")), .push(Screen("B"))))
      app.settle()
      expectEqual(shop.titles, ["List", "A", "B", "After"])
      withExtendedLifetime(subscription) {}
    }

    test("A request that a resumed coordinator makes during a sequence runs after it") {
      let waker = Chooser()
      waker.resumed = { [shop] in shop.push(Screen("After")) }
      shop.embed(waker, in: shop.list)
      shop.present(Coupon(), style: .fullScreen.pausingCovered())
      app.settle()
      expectTrue(waker.isPaused)
      shop.perform(.sequence(.dismissAll(), .push(Screen("A")), .push(Screen("B"))))
      app.settle()
      expectEqual(shop.titles, ["List", "A", "B", "After"])
    }

    test("A request made in whenCompleted of a sequence runs before the verb returns") {
      var stack: [String] = []
      shop.perform(.sequence(.push(Screen("A")), .pop())).whenCompleted { [shop] _ in
        shop.push(Screen("B"))
        stack = shop.titles
      }
      app.settle()
      expectEqual(stack, ["List", "B"])
    }

    test("A step that times out ends its sequence as timed out") {
      var handle: TransitionHandle?
      let diagnostics = DiagnosticReporter.collecting {
        handle = shop.perform(
          .sequence(
            .push(Screen("A"), animation: TransitionAnimation { Fader(ends: false) }),
            .push(Screen("B"))))
        app.settle()
      }
      expectEqual(handle?.ended, .timedOut)
      expectEqual(diagnostics.map(\.code).first, "transitionTimedOut")
      expectEqual(shop.titles, ["List", "A"])
    }

    test("A sequence whose coordinator stops runs no step of another performer that waits") {
      let coupon = Coupon()
      shop.push(coupon)
      app.settle()
      shop.push(Screen("First"))
      let handle = coupon.perform(.sequence(.push(Screen("Second")).performed(by: shop), .none))
      shop.stop(coupon)
      app.settle()
      expectTrue(!shop.titles.contains("Second"), "\(shop.titles)")
      expectTrue(reason(handle) != "performed")
    }

    test("A restarted performer does not continue the sequence from before its stop") {
      let order = shop.startOrder()
      app.settle()
      let handle = order.perform(.sequence(.push(Screen("A")), .push(Screen("B"))))
      shop.stop(order)
      shop.start(order)
      app.settle()
      expectEqual(shop.titles, ["List", "Order"])
      expectTrue(reason(handle).contains("Step 2 of 2"))
      expectTrue(app.isIdle)
    }

    test("A step in another window goes first there, and the first window continues meanwhile") {
      let other = UINavigationController(rootViewController: Screen("Other"))
      let window = UIWindow()
      window.rootViewController = other
      window.makeKeyAndVisible()
      let root = Bare(other)
      root.launch()
      root.push(Screen("A"))
      root.push(Screen("Next"))
      root.push(Screen("Waits"))
      let handle = shop.perform(
        .sequence(.push(Screen("B")), .push(Screen("C"), on: other), .push(Screen("D"))))
      shop.push(Screen("Meanwhile"))
      app.settle()
      expectEqual(other.viewControllers.map { $0.title }, ["Other", "A", "Next", "C", "Waits"])
      expectEqual(shop.titles, ["List", "B", "Meanwhile", "D"])
      expectEqual(handle.ended, .performed)
    }

    test("A sequence can dismiss, replace the root and present on the new root") {
      let (app, mall) = launchMall()
      let handle = mall.perform(
        .sequence(
          .present(Screen("Sheet")), .dismiss(), .setRoot(Account()), .present(Screen("Last")))
      )
      app.expectPerformed(handle)
      expectTrue(mall.window.rootViewController is UINavigationController)
      expectEqual(app.title, "Last")
    }
  }

  @Test(.coordinators, .serialized, arguments: 0..<3)
  func `An empty first step does not let a sequence overtake waiting requests`(_ index: Int) {
    let nothing: ScreenTransition = [.none, .sequence(), .sequence(.none, .sequence())][index]
    shop.push(Screen("A"))
    shop.push(Screen("B"))
    shop.perform(.sequence(nothing, .push(Screen("C"))))
    app.settle()
    expectEqual(shop.titles, ["List", "A", "B", "C"])
  }

  @Test(.coordinators, .serialized, arguments: [0, 1])
  func `dismiss removes a screen that a sequence of the coordinator presented`(_ place: Int) {
    var steps: [ScreenTransition] = [.dismissAll(), .popToRoot()]
    let coupon = Coupon()
    steps.insert(.present(coupon), at: place)
    if place == 0 { steps = [.present(coupon), .popToRoot()] }
    shop.perform(.sequence(steps))
    app.settle()
    expectEqual(app.title, "Coupon")
    expectNil(shop.dismiss().ended)
    app.settle()
    expectEqual(app.title, "List")
    expectTrue(coupon.isInactive)
  }
}
