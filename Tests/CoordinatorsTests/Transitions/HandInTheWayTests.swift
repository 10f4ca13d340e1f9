import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What happens while a person's finger, or a raw transition, moves something inside a tab or a page.
@MainActor @Suite(.coordinators, .serialized) struct HandInTheWayTests: TableSuite {
  var (app, market) = launchMarket()

  init() { app.settle() }

  /// What somebody may ask for meanwhile, which is not about the stack itself.
  enum Wish: String, CaseIterable {
    case select, present, dismissAll, root, setTabs
  }

  private func ask(_ wish: Wish) -> TransitionHandle {
    switch wish {
    case .select: market.select(index: 1)
    case .present: market.present(Screen("Sheet"))
    case .dismissAll: market.dismissAll()
    case .root: market.perform(.setRoot(Screen("Root")))
    case .setTabs: market.setTabs([market.fruit, market.milk])
    }
  }

  @Test(arguments: Wish.allCases)
  func `waits for a swipe back inside a tab`(_ wish: Wish) throws {
    market.fruit.push(Screen("Apple"))
    app.settle()
    try app.beginSwipeBack()
    app.moveSwipe(to: 0.5)
    let handle = ask(wish)
    app.device.clock.advance(by: .seconds(60))
    expectNil(handle.ended)
    app.cancelSwipe()
    app.settle()
    expectEqual(handle.ended, .performed)
    expectEqual(market.fruit.navigationController.viewControllers.count, 2)
  }

  @Test(arguments: Wish.allCases)
  func `waits for a raw push inside a tab`(_ wish: Wish) {
    market.fruit.navigationController.pushViewController(Screen("Raw"), animated: true)
    app.device.clock.advance(by: .milliseconds(100))
    let handle = ask(wish)
    app.device.clock.advance(by: .milliseconds(100))
    expectNil(handle.ended)
    app.settle()
    expectEqual(handle.ended, .performed)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Waits for a swipe back in what covers a tab's screens only") {
      let account = Account()
      market.fruit.present(account, style: .currentContext)
      account.push(Screen("Deep"))
      app.settle()
      try app.beginSwipeBack()
      app.moveSwipe(to: 0.5)
      let handle = market.select(index: 1)
      app.device.clock.advance(by: .seconds(60))
      expectNil(handle.ended)
      app.cancelSwipe()
      app.settle()
      expectEqual(handle.ended, .performed)
    }

    test("A push in a tab out of sight does not wait for a raw push in the selected one") {
      market.fruit.navigationController.pushViewController(Screen("Raw"), animated: true)
      app.device.clock.advance(by: .milliseconds(100))
      market.bread.push(Screen("Roll"))
      expectEqual(market.bread.titles, ["Bread", "Roll"])
      app.settle()
      expectEqual(market.fruit.titles, ["Fruit", "Raw"])
    }

    test("A turn to a page waits for the page that a finger moves") {
      let album = Album()
      market.setTabs([album])
      app.settle()
      let input = UserInput(device: app.device)
      try app.device.run { try input.beginPageTurn(in: album.pageViewController, forward: true) }
      app.device.run { input.movePageTurn(to: 0.5) }
      let handle = album.turn(to: album.pages[3])
      app.device.clock.advance(by: .seconds(60))
      expectNil(handle.ended)
      expectEqual(album.shown, ["One"])
      app.device.run { input.finishPageTurn() }
      // The queue does not wait until it looks whether the end was lost.
      app.device.clock.advance(by: .seconds(3))
      expectEqual(handle.ended, .performed)
      expectEqual(album.shown, ["Four"])
    }

    test("A page that a finger moves is in nobody's way in another window") {
      let album = Album()
      market.setTabs([album])
      app.settle()
      let mall = Mall(window: UIWindow())
      app.device.run { mall.launch() }
      app.settle()
      app.window?.makeKeyAndVisible()
      try app.beginPageTurn(forward: true)
      app.movePageTurn(to: 0.5)
      let here = market.present(Screen("Sheet"))
      let there = mall.present(Screen("Sheet"))
      app.device.clock.advance(by: .seconds(5))
      expectNil(here.ended)
      expectEqual(there.ended, .performed)
      app.finishPageTurn()
      app.settle()
      expectEqual(here.ended, .performed)
      expectEqual(album.shown, ["Two"])
    }

    test("Nothing waits for a turn that gives way to a page that the user's delegate sets") {
      let album = album(jumpingTo: 3)
      #expect(throws: StepFailure.self) { try app.beginPageTurn(forward: true) }
      let handle = market.present(Screen("Sheet"))
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(album.shown, ["Four"])
    }

    /// The page that the delegate sets is the one that was there.
    test("A turn whose end UIKit does not tell is given up and reported") {
      let album = album(jumpingTo: 0)
      var handle: TransitionHandle?
      let diagnostics = DiagnosticReporter.collecting {
        #expect(throws: StepFailure.self) { try app.beginPageTurn(forward: true) }
        handle = market.present(Screen("Sheet"))
        app.device.clock.advance(by: .seconds(60))
      }
      expectEqual(handle?.ended, .performed)
      expectEqual(diagnostics.map(\.code), ["transitionTimedOut"])
      expectEqual(album.shown, ["One"])
    }
  }

  /// A delegate that sets another page when a person begins to turn.
  final class Jumper: NSObject, UIPageViewControllerDelegate {
    let target: UIViewController
    init(to target: UIViewController) { self.target = target }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { pageViewController.setViewControllers([target], direction: .forward, animated: false) }
  }

  private func album(jumpingTo index: Int) -> Album {
    let album = Album()
    market.setTabs([album])
    app.settle()
    album.pageViewController.delegate = Self.jumper(album.pages[index])
    market.select(index: 0)
    album.turn(to: album.pages[0])
    app.settle()
    return album
  }

  private static var jumpers: [Jumper] = []

  private static func jumper(_ page: UIViewController) -> Jumper {
    let jumper = Jumper(to: page)
    jumpers = [jumper]
    return jumper
  }

  /// A coordinator that shows nothing.
  final class Quiet: Coordinator {
    let context = CoordinatorContext()
    func start() {}
  }

  final class Delegate: UIResponder, UIApplicationDelegate {}

  /// What makes coordinators look at their stack.
  enum Look: String, CaseIterable {
    case childViewControllers, start, background, attempt
  }

  @Test(arguments: Look.allCases)
  func `A child whose swipe back is cancelled lives, whoever looks at the stack meanwhile`(
    _ what: Look
  ) throws {
    let stage = ExitStage()
    let child = stage.push()
    try stage.app.beginSwipeBack()
    stage.app.moveSwipe(to: 0.4)
    switch what {
    case .childViewControllers: _ = stage.host.childViewControllers
    case .start: stage.host.start(Quiet())
    case .background:
      let runner = ApplicationRunner(device: stage.app.device) { Delegate() }
      runner.launch()
      runner.enterBackground()
      runner.enterForeground()
    case .attempt: stage.host.attempt(.none)
    }
    stage.app.device.clock.advance(by: .milliseconds(100))
    expectEqual(child.flow?.isInactive, false)
    stage.app.cancelSwipe()
    expectEqual(child.flow?.isActive, true)
    expectFalse(child.story.contains("pop"))
    stage.app.back()
    expectNil(child.flow)
  }

  // MARK: Delegates that are replaced meanwhile

  /// A delegate that does nothing.
  final class Book: NSObject, UIPageViewControllerDelegate {}

  /// When the delegate is replaced, and when something is asked for.
  enum Moment: CaseIterable { case asksAfterTheTurn, asksBefore, asksDuring }

  @Test(arguments: Moment.allCases)
  func `Nothing waits for a turn in the midst of which the delegate was replaced`(
    _ moment: Moment
  ) throws {
    let album = Album()
    market.setTabs([album])
    app.settle()
    let book = Book()
    var handle: TransitionHandle?
    try app.beginPageTurn(forward: true)
    app.movePageTurn(to: 0.5)
    if moment == .asksBefore { handle = market.present(Screen("Sheet")) }
    album.pageViewController.delegate = book
    if moment == .asksDuring { handle = market.present(Screen("Sheet")) }
    app.device.clock.advance(by: .seconds(1))
    expectNil(handle?.ended)
    app.finishPageTurn()
    if moment == .asksAfterTheTurn { handle = market.present(Screen("Sheet")) }
    app.device.clock.advance(by: .seconds(3))
    expectEqual(handle?.ended, .performed)
    expectEqual(album.shown, ["Two"])
    expectTrue(EngineProbe.isOurs(album.pageViewController.delegate))
  }
}
