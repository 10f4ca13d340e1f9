import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Requests wait while a gesture or a raw transition moves a screen in a tab or a page.
@Suite(.coordinators, .serialized) struct GestureWaitTests: TableSuite {
  var (app, market) = launchMarket()
}

extension GestureWaitTests {
  /// Requests that do not change the moving stack.
  enum Request: String, CaseIterable {
    case select, present, dismissAll, root, setTabs
  }

  private func perform(_ request: Request) -> TransitionHandle {
    switch request {
    case .select: market.select(index: 1)
    case .present: market.present(Screen("Sheet"))
    case .dismissAll: market.dismissAll()
    case .root: market.perform(.setRoot(Screen("Root")))
    case .setTabs: market.setTabs([market.fruit, market.milk])
    }
  }

  @Test(arguments: Request.allCases)
  func `A request waits for a swipe back inside a tab`(_ request: Request) throws {
    market.fruit.push(Screen("Apple"))
    try expectWait(in: app) { perform(request) }
    expectEqual(market.fruit.navigationController.viewControllers.count, 2)
  }

  /// Expects that a request waits for a long swipe back, and runs when that is cancelled.
  private func expectWait(
    in app: AppDriver, line: Int = #line, _ request: () -> TransitionHandle
  ) throws {
    app.settle()
    try app.beginSwipeBack()
    app.moveGesture(to: 0.5)
    let handle = request()
    app.device.clock.advance(by: .seconds(60))
    expectNil(handle.ended, line: line)
    app.cancelGesture()
    app.expectPerformed(handle, line: line)
  }

  @Test(arguments: Request.allCases)
  func `A request waits for a raw push inside a tab`(_ request: Request) {
    market.fruit.navigationController.pushViewController(Screen("Raw"), animated: true)
    app.device.clock.advance(by: .milliseconds(100))
    let handle = perform(request)
    app.device.clock.advance(by: .milliseconds(100))
    expectNil(handle.ended)
    app.expectPerformed(handle)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    for count in 1...2 {
      test("A tab change waits for a swipe back in the last cover of its context: \(count)") {
        let (account, other) = (Account(), Account())
        market.fruit.present(account, style: .currentContext)
        app.settle()
        if count == 2 { account.present(other, style: .overCurrentContext) }
        (count == 2 ? other : account).push(Screen("Deep"))
        try expectWait(in: app) { market.select(index: 1) }
      }
    }

    for isColumn in [true, false] {
      let place = isColumn ? "a column" : "a screen's own context"
      test("A presentation waits for a swipe back in a presentation over \(place)") {
        let (app, mall) = launchMall()
        app.device.screen = .pad
        let (desk, account) = (Desk(), Account())
        mall.setRoot(desk)
        let detail = Bare(UINavigationController())
        let screen = Screen("Detail")
        screen.definesPresentationContext = !isColumn
        desk.setColumn(detail, for: .secondary)
        detail.push(screen, animated: false)
        detail.present(account, style: .overCurrentContext)
        account.push(Screen("Deep"))
        try expectWait(in: app) { desk.present(Screen("Sheet")) }
      }
    }

    test("A presentation waits for a raw push in a stack that the visible screen embeds") {
      let (app, mall) = launchMall()
      let (screen, account) = (Screen("Desk"), Account())
      mall.perform(.setRoot(screen))
      mall.perform(.embed(account, in: screen))
      app.settle()
      account.navigationController.pushViewController(Screen("Raw"), animated: true)
      app.device.clock.advance(by: .milliseconds(100))
      let handle = mall.perform(.present(Screen("Sheet"), animated: false))
      app.device.clock.advance(by: .milliseconds(100))
      expectNil(handle.ended)
      app.expectPerformed(handle)
    }

    test("A push in a hidden tab does not wait for a raw push in the selected tab") {
      market.fruit.navigationController.pushViewController(Screen("Raw"), animated: true)
      app.device.clock.advance(by: .milliseconds(100))
      market.bread.push(Screen("Roll"))
      expectEqual(market.bread.titles, ["Bread", "Roll"])
      app.settle()
      expectEqual(market.fruit.titles, ["Fruit", "Raw"])
    }

    test("A request during a page turn is performed although a raw call removes the pages") {
      let album = Album()
      market.setTabs([album])
      app.settle()
      try app.beginPageTurn(forward: true)
      app.moveGesture(to: 0.5)
      let sheet = market.present(Screen("Sheet"), animated: false)
      app.device.clock.advance(by: .milliseconds(100))
      expectNil(sheet.ended)
      market.tabBarController.viewControllers = [Screen("Other")]
      app.device.clock.advance(by: .seconds(11))
      expectEqual(sheet.ended, .performed)
    }

    test("A request does not wait for a page turn in a root that a raw call replaces") {
      let (app, mall) = launchMall()
      let album = app.root(Album())
      try app.beginPageTurn(forward: true)
      app.moveGesture(to: 0.5)
      let sheet = mall.present(Screen("Sheet"), animated: false)
      app.device.clock.advance(by: .milliseconds(100))
      expectNil(sheet.ended)
      app.device.run { mall.window.rootViewController = Screen("Other") }
      app.device.clock.advance(by: .milliseconds(100))
      expectEqual(sheet.ended, .performed)
      withExtendedLifetime(album) {}
    }

    test("A request waits for the page turn in its window, also if pages turn elsewhere") {
      let (album, other) = (Album(), Album())
      market.setTabs([album])
      other.launch()
      app.settle()
      try app.beginPageTurn(forward: true)
      app.moveGesture(to: 0.5)
      try require(other.pageViewController.delegate).pageViewController?(
        other.pageViewController, willTransitionTo: [other.pages[1]])
      let sheet = market.present(Screen("Sheet"), animated: false)
      app.device.clock.advance(by: .milliseconds(100))
      expectNil(sheet.ended)
      app.finishGesture()
      expectEqual(sheet.ended, .performed)
    }

    test("A request still waits for a gesture after a test has settled") {
      market.fruit.push(Screen("Apple"))
      app.settle()
      try app.beginSwipeBack()
      app.moveGesture(to: 0.5)
      let sheet = market.present(Screen("Sheet"))
      await app.settleTasks()
      expectNil(sheet.ended)
      app.cancelGesture()
      expectEqual(sheet.ended, .performed)
      market.dismissAll()
      let album = Album()
      market.setTabs([album])
      app.settle()
      try app.beginPageTurn(forward: true)
      app.moveGesture(to: 0.5)
      let turn = album.turn(to: album.pages[3])
      await app.settleTasks()
      expectNil(turn.ended)
      app.finishGesture()
      expectEqual(turn.ended, .performed)
      expectEqual(app.device.log.messages, [])
    }

    test("A request in another window does not wait for a page drag") {
      let album = Album()
      market.setTabs([album])
      app.settle()
      let window = app.window
      let mall = Mall(window: UIWindow())
      mall.launch()
      app.settle()
      window?.makeKeyAndVisible()
      try app.beginPageTurn(forward: true)
      app.moveGesture(to: 0.5)
      let here = market.present(Screen("Sheet"))
      let there = mall.present(Screen("Sheet"))
      app.device.clock.advance(by: .seconds(5))
      expectNil(here.ended)
      expectEqual(there.ended, .performed)
      app.finishGesture()
      app.expectPerformed(here)
      expectEqual(album.shown, ["Two"])
    }

    test("A request does not wait after a cancelled page drag if UIKit keeps the page's view") {
      let album = Album()
      let pages = [Screen("One"), KeptPage()]
      market.setTabs([album])
      album.setPages(pages)
      app.settle()
      try app.beginPageTurn(forward: true)
      app.moveGesture(to: 0.2)
      let sheet = market.present(Screen("Sheet"))
      app.cancelGesture()
      expectNotNil(pages[1].viewIfLoaded?.window)
      app.device.clock.advance(by: .seconds(3))
      expectEqual(sheet.ended, .performed)
    }

    // UIKit does not report the end if the delegate sets the page that is already visible.
    for (index, title) in [(3, "Four"), (0, "One")] {
      test("A request does not wait for a page drag if the app's delegate sets a page: \(title)") {
        let album = Album()
        market.setTabs([album])
        app.settle()
        let delegate = PageSettingDelegate(to: album.pages[index])
        album.pageViewController.delegate = delegate
        market.select(index: 0)
        album.turn(to: album.pages[0])
        app.settle()
        #expect(throws: StepFailure.self) { try app.beginPageTurn(forward: true) }
        app.expectPerformed(market.present(Screen("Sheet")))
        expectEqual(album.shown, [title])
        withExtendedLifetime(delegate) {}
      }
    }
  }

  /// A page whose view stays beside the visible page.
  final class KeptPage: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if let pages = parent { pages.view.addSubview(view) }
    }
  }

  /// A delegate that sets a page when the user begins to drag.
  final class PageSettingDelegate: NSObject, UIPageViewControllerDelegate {
    let target: UIViewController
    init(to target: UIViewController) { self.target = target }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { pageViewController.setViewControllers([target], direction: .forward, animated: false) }
  }

  /// Calls that make a coordinator read its stack.
  enum Trigger: String, CaseIterable {
    case childViewControllers, start, background, attempt
  }

  @Test(arguments: Trigger.allCases)
  func `A child keeps running after a cancelled swipe back, even if code reads its stack`(
    _ trigger: Trigger
  ) throws {
    let stage = ExitStage()
    let child = stage.push()
    try stage.app.beginSwipeBack()
    stage.app.moveGesture(to: 0.4)
    switch trigger {
    case .childViewControllers: _ = stage.host.childViewControllers
    case .start: stage.host.start(Roleless())
    case .background:
      let runner = ApplicationRunner(device: stage.app.device) { TwoScenes.App() }
      runner.launch()
      runner.enterBackground()
      runner.enterForeground()
    case .attempt: stage.host.attempt(.none)
    }
    stage.app.device.clock.advance(by: .milliseconds(100))
    expectEqual(child.flow?.isInactive, false)
    stage.app.cancelGesture()
    expectEqual(child.flow?.isActive, true)
    expectFalse(child.story.contains("pop"))
    stage.app.back()
    expectNil(child.flow)
  }

  // MARK: Replaced delegates

  /// When the request is made.
  enum Moment: CaseIterable { case afterDrag, beforeReplacement, afterReplacement }

  @Test(arguments: Moment.allCases)
  func `A request does not wait forever if a page drag's delegate is replaced`(
    _ moment: Moment
  ) throws {
    let album = Album()
    market.setTabs([album])
    app.settle()
    let delegate = DelegateTableTests.Silent()
    var handle: TransitionHandle?
    try app.beginPageTurn(forward: true)
    app.moveGesture(to: 0.5)
    if moment == .beforeReplacement { handle = market.present(Screen("Sheet")) }
    album.pageViewController.delegate = delegate
    if moment == .afterReplacement { handle = market.present(Screen("Sheet")) }
    app.device.clock.advance(by: .seconds(1))
    expectNil(handle?.ended)
    app.finishGesture()
    if moment == .afterDrag { handle = market.present(Screen("Sheet")) }
    app.device.clock.advance(by: .seconds(3))
    expectEqual(handle?.ended, .performed)
    expectEqual(album.shown, ["Two"])
    expectTrue(EngineProbe.isOurs(album.pageViewController.delegate))
  }
}
