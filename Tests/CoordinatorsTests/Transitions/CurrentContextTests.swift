import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Presentations in the current context of a tab's stack: each tab can have one.
struct CurrentContextTests: TableSuite {
  var (app, market) = launchMarket()
  let log = ExitLog()

  init() {
    for aisle in [market.fruit, market.bread] { aisle.exits = log }
    market.exits = log
  }

  /// Presents a sheet in the context of each of two tabs, and leaves the second tab selected.
  private func presentTwo() -> [Child] {
    let aisles = [market.fruit, market.bread]
    let sheets = aisles.map { _ in Sheet(Screen("Sheet"), log) }
    for (index, aisle) in aisles.enumerated() {
      market.select(index: index)
      aisle.present(sheets[index], style: .currentContext)
      app.settle()
      expectSame(
        sheets[index].rootViewController.presentingViewController, aisle.navigationController)
    }
    return sheets.map { Child($0, [$0.rootViewController], app, log) }
  }

  /// Whether each of the two tabs presents a screen.
  private var arePresented: [Bool] {
    [market.fruit, market.bread].map { $0.navigationController.presentedViewController != nil }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("dismissAll ends even if a raw call dismisses one of two sheets meanwhile") {
      let children = presentTwo()
      let handle = market.dismissAll()
      market.bread.navigationController.presentedViewController?.dismiss(animated: false)
      app.expectPerformed(handle)
      expectEqual(arePresented, [false, false])
      expectEqual(children.map { $0.flow == nil }, [true, true])
      expectTrue(app.isIdle)
    }

    test("A raw presentation in a flow's context has its owner before the next presentation") {
      let coupon = Coupon()
      let leaf = coupon.rootViewController
      leaf.definesPresentationContext = true
      market.fruit.push(coupon)
      app.settle()
      let (raw, sheet) = (Screen("Raw"), Screen("Sheet"))
      raw.modalPresentationStyle = .overCurrentContext
      leaf.present(raw, animated: false)
      market.fruit.present(sheet, animated: false)
      app.settle()
      market.fruit.dismiss(animated: false)
      app.settle()
      expectSame(leaf.presentedViewController, raw)
      expectNil(sheet.presentingViewController)
    }

    test("A raw presentation over the screen below, during a cancelled swipe, has its owner") {
      let coupon = Coupon()
      let leaf = coupon.rootViewController
      leaf.definesPresentationContext = true
      market.fruit.push(coupon)
      market.fruit.push(Screen("Top"))
      app.settle()
      let raw = Screen("Raw")
      raw.modalPresentationStyle = .overCurrentContext
      try app.beginSwipeBack()
      leaf.present(raw, animated: false)
      app.device.clock.turn()
      app.cancelGesture()
      app.settle()
      EngineProbe.readHiddenScreens()
      app.settle()
      expectSame(raw.presentingViewController, leaf)
      expectSame(EngineProbe.owner(of: raw), coupon)
    }

    test("dismissAll removes the sheets of two tabs and the screen that covers both") {
      let children = presentTwo()
      market.present(Screen("Cover"), animated: false, style: .fullScreen)
      app.settle()
      app.expectPerformed(market.dismissAll())
      expectEqual(arePresented, [false, false])
      expectEqual(children.map { $0.flow == nil }, [true, true])
      expectEqual(app.title, "Bread")
    }

    test("Sheets in two tabs are removed after their coordinators have finished") {
      let children = presentTwo()
      for child in children { (child.flow as? Sheet)?.finish(1) }
      let calls = ExitStage.calls("Sheet", of: "Aisle", as: "finished")
      for child in children {
        expectEqual(
          child.story,
          """
          \(calls)
          \(calls)
          freed: coordinator, context, screens
          journal: Sheet stopped; Sheet finished; Sheet stopped; Sheet finished; \
          Aisle leave Screen, Screen performed
          """)
      }
      expectEqual(arePresented, [false, false])
      expectTrue(app.isIdle)
      expectEqual(app.title, "Bread")
      market.select(index: 0)
      app.settle()
      expectEqual(app.title, "Fruit")
    }

    test("dismissAll removes the sheet of each tab and the sheet over the tab bar") {
      var children = presentTwo()
      children.append(
        { () -> Child in
          let cover = Sheet(Screen("Cover"), log)
          market.present(cover, style: .pageSheet)
          app.settle()
          return Child(cover, [cover.rootViewController], app, log)
        }())
      for child in children { child.begin() }
      let handle = market.dismissAll()
      let outcome = "cancelled: its last screen was removed"
      let calls = ["Aisle", "Aisle", "Market"].map {
        ExitStage.calls("Sheet", of: $0, as: outcome)
      }
      let end = "Sheet stopped; Sheet \(outcome)"
      for child in children {
        expectEqual(
          child.story,
          """
          \(calls.joined(separator: "\n"))
          freed: coordinator, context, screens
          journal: Market dismiss requested; Market dismiss Screen performed; \(end); \(end); \(end)
          """)
      }
      expectEqual(handle.ended, .performed)
      expectEqual(arePresented, [false, false])
      expectNil(market.tabBarController.presentedViewController)
      expectEqual(app.title, "Bread")
    }

    test("An attempt to dismiss all asks the guards in each tab") {
      let editors = [Editor("Fruit"), Editor("Bread")]
      for (index, aisle) in [market.fruit, market.bread].enumerated() {
        market.select(index: index)
        aisle.present(editors[index], style: .currentContext)
        app.settle()
      }
      let handle = market.attempt(.dismissAll())
      await editors[1].answer(true)
      app.settle()
      expectNil(handle.ended)
      await editors[0].answer(true)
      app.expectPerformed(handle)
      expectEqual(editors.map { $0.presentingViewController == nil }, [true, true])
    }

    test("A presentation in a sheet's own context is removed with the sheet") {
      let children = { () -> [Child] in
        let leaf = Leaf(UINavigationController(), ["Leaf"], log)
        market.present(leaf, style: .pageSheet)
        app.settle()
        let sheet = Sheet(Screen("Sheet"), log)
        leaf.present(sheet, style: .overCurrentContext)
        app.settle()
        expectSame(sheet.rootViewController.presentingViewController, leaf.navigationController)
        return [
          Child(leaf, [leaf.navigationController], app, log),
          Child(sheet, [sheet.rootViewController], app, log),
        ]
      }()
      let handle = market.dismissAll()
      let dismissal = [
        "Market dismiss requested", "Market dismiss UINavigationController performed",
      ]
      let end = "cancelled: its last screen was removed"
      let (leaf, sheet) = (["Leaf stopped", "Leaf \(end)"], ["Sheet stopped", "Sheet \(end)"])
      expectEqual(
        children.map(\.story),
        [
          "Leaf hears that Sheet stopped\n"
            + ExitStage.left("Leaf", of: "Market", after: dismissal + sheet),
          ExitStage.left("Sheet", of: "Leaf", after: dismissal, then: leaf),
        ])
      expectEqual(handle.ended, .performed)
      expectNil(market.tabBarController.presentedViewController)
    }

    for isNested in [false, true] {
      test("A presentation in an embedded screen's own context stays: nested \(isNested)") {
        let (outer, embedded, sheet) = (Coupon(), Coupon(), Sheet(Screen("Sheet"), log))
        market.fruit.embed(outer)
        if isNested { outer.embed(embedded) }
        let presenter = isNested ? embedded : outer
        presenter.rootViewController.definesPresentationContext = true
        app.settle()
        app.expectPerformed(presenter.present(sheet, style: .overCurrentContext))
        expectSame(sheet.rootViewController.presentingViewController, presenter.rootViewController)
        expectTrue(sheet.isActive)
        app.expectPerformed(presenter.dismiss())
        expectTrue(sheet.isInactive)
      }
    }

    test("A presentation in a tab is removed with the root that contains the tab") {
      let (app, mall) = launchMall()
      let market = Market(tabBarController: UITabBarController())
      app.device.run { _ = mall.setRoot(market) }
      app.settle()
      market.fruit.exits = log
      let child = { () -> Child in
        let sheet = Sheet(Screen("Sheet"), log)
        app.device.run { _ = market.fruit.present(sheet, style: .currentContext) }
        app.settle()
        return Child(sheet, [sheet.rootViewController], app, log)
      }()
      expectEqual(app.title, "Sheet")
      app.device.run { _ = mall.setRoot(Screen("Next")) }
      child.expectLeft(
        of: "Aisle", after: "Mall setRoot Screen requested", "Mall setRoot Screen performed",
        then: Array(
          repeating: ["Aisle stopped", "Aisle ended: its last screen was removed"], count: 3
        )
        .flatMap { $0 } + ["Market stopped", "Market ended: its last screen was removed"])
      expectEqual([market.isInactive, market.fruit.isInactive], [true, true])
      expectTrue(mall.children.isEmpty)
    }
  }

  @Test(.coordinators, .serialized, arguments: [false, true])
  func `dismissAll and a dismissal are not merged, in either order`(isAllFirst: Bool) {
    _ = presentTwo()
    let cover = Screen("Cover")
    market.present(cover, style: .pageSheet)
    app.settle()
    market.present(Screen("Busy"), style: .pageSheet)
    let verbs: [() -> TransitionHandle] = [{ market.dismiss(cover) }, { market.dismissAll() }]
    let handles = (isAllFirst ? verbs.reversed() : verbs).map { $0() }
    app.settle()
    expectFalse(handles.map(\.ended).contains(.merged))
    expectEqual(arePresented, [false, false])
    expectEqual(app.title, "Bread")
  }

  @Test(.coordinators, .serialized, arguments: [0, 1])
  func `A presentation in a tab is removed with the tab`(index: Int) {
    let children = presentTwo()
    for child in children { child.begin() }
    market.setTabs(index == 0 ? [market.bread, market.milk] : [market.fruit, market.milk])
    let tabs = "Market setTabs UINavigationController, UINavigationController"
    let resumed = index == 1 ? "Aisle resumed; " : ""
    children[index].expectLeft(
      of: "Aisle", after: "\(tabs) requested", "\(resumed)\(tabs) performed",
      then: ["Aisle stopped", "Aisle ended: its last screen was removed"])
    expectEqual(children[1 - index].flow?.isInactive, false)
    expectEqual([market.fruit, market.bread].map(\.isInactive), [index == 0, index == 1])
    market.setTabs([market.fruit, market.bread])
    market.select(index: index)
    app.settle()
    expectEqual(arePresented, [index == 1, index == 0])
    expectEqual(app.title, ["Fruit", "Bread"][index])
  }
}
