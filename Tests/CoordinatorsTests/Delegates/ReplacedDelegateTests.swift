import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Delegates that are replaced during a transition, whose end our observer then misses.
struct ReplacedDelegateTests: TableSuite {
  let stage = ExitStage()
  private let deaf = DelegateTableTests.Silent()

  /// A delegate of a stack that becomes the delegate again at each call.
  final class Jealous: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { navigationController.delegate = self }
  }

  private func halfWay() { stage.app.device.clock.advance(by: .milliseconds(100)) }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A delegate of a stack is replaced during a push") {
      let handle = stage.host.push(Screen("A"))
      halfWay()
      stage.stack.delegate = deaf
      let next = stage.host.push(Screen("B"))
      stage.app.settle()
      expectEqual([handle.ended, next.ended], [.performed, .performed])
      expectTrue(EngineProbe.isOurs(stage.stack.delegate))
    }

    test("A delegate of a stack is replaced during a raw push") {
      stage.stack.pushViewController(Screen("Raw"), animated: true)
      halfWay()
      stage.stack.delegate = deaf
      stage.app.expectPerformed(stage.host.present(Screen("Sheet")))
    }

    for isAnimated in [false, true] {
      test("A delegate of a stack replaces ours when a raw pop begins: animated \(isAnimated)") {
        let (coupon, jealous) = (Coupon(), Jealous())
        stage.host.push(coupon)
        stage.app.settle()
        stage.stack.delegate = jealous
        stage.app.expectPerformed(stage.host.present(Screen("Sheet"), animated: false))
        stage.app.expectPerformed(stage.host.dismiss(animated: false))
        stage.stack.popViewController(animated: isAnimated)
        stage.app.settle()
        expectTrue(coupon.isInactive)
        expectTrue(EngineProbe.isOurs(stage.stack.delegate))
      }
    }

    test("A delegate of a stack is replaced during a raw pop") {
      let coupon = Coupon()
      stage.host.push(coupon)
      stage.app.settle()
      stage.stack.popViewController(animated: true)
      halfWay()
      stage.stack.delegate = deaf
      stage.app.settle()
      expectTrue(coupon.isInactive)
    }

    test("A delegate of tabs is replaced during an animated selection") {
      let market = Market(tabBarController: UITabBarController())
      stage.host.setRoot(market)
      let first = TabRecorder(animator: Fader())
      first.allows = true
      market.tabBarController.delegate = first
      market.select(index: 0)
      stage.app.settle()
      let handle = market.select(index: 1)
      halfWay()
      market.tabBarController.delegate = deaf
      let sheet = market.present(Screen("Sheet"))
      stage.app.settle()
      expectEqual([handle.ended, sheet.ended], [.performed, .performed])
      expectTrue(market.bread.isActive && market.fruit.isPaused)
      market.dismiss()
      stage.app.settle()
      market.tabBarController.delegate = first
      market.select(index: 0)
      stage.app.settle()
      try UserInput(device: stage.app.device).selectTab(2, in: market.tabBarController)
      halfWay()
      market.tabBarController.delegate = deaf
      stage.app.expectPerformed(market.present(Screen("Sheet")))
      expectTrue(market.milk.isActive && market.fruit.isPaused)
    }

    test("A delegate of columns is replaced around a collapse") {
      stage.app.device.screen = ContainerExitTests.wide
      let split = UISplitViewController(style: .doubleColumn)
      let columns = ContainerExitTests.Columns(split)
      stage.host.setRoot(columns)
      let coupons = [Coupon(), Coupon()]
      columns.setColumn(coupons[0], for: .primary)
      columns.setColumn(coupons[1], for: .secondary)
      stage.app.settle()
      for screen in [ScreenMetrics.phone, ContainerExitTests.wide] {
        stage.app.device.screen = screen
        split.delegate = deaf
        stage.app.expectPerformed(columns.present(Screen("Sheet")))
        columns.dismiss()
        stage.app.settle()
        expectEqual(coupons.map { $0.isActive }, [true, true])
        expectTrue(EngineProbe.isOurs(split.delegate))
      }
    }
  }

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A delegate of a stack is replaced during a swipe back`(isFinished: Bool) throws {
    let child = stage.push()
    try stage.app.beginSwipeBack()
    stage.app.moveGesture(to: 0.5)
    stage.stack.delegate = deaf
    let handle = stage.host.present(Screen("Sheet"))
    if isFinished { stage.app.finishGesture() } else { stage.app.cancelGesture() }
    expectEqual((child.flow == nil), isFinished)
    expectEqual(handle.ended, .performed)
  }

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A delegate of a sheet is replaced during a drag`(isFinished: Bool) throws {
    let coupon = Coupon()
    stage.host.present(coupon, style: .pageSheet)
    stage.app.settle()
    try stage.app.beginSheetDrag()
    stage.app.moveGesture(to: 0.5)
    coupon.rootViewController.presentationController?.delegate = deaf
    let handle = stage.host.present(Screen("Next"))
    if isFinished { stage.app.finishGesture() } else { stage.app.cancelGesture() }
    expectEqual(coupon.isInactive, isFinished)
    expectEqual(handle.ended, .performed)
  }
}
