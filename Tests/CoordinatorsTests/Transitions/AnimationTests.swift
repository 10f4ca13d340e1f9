import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Animations of the app's own, given with a transition.
@MainActor @Suite(.coordinators, .serialized) struct AnimationTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Push and pop are animated by what they are given, and only they") {
      shop.navigationController.title = "Stack"
      let fader = Fader()
      let animation = TransitionAnimation { fader }
      let push = shop.perform(.push(Screen("A"), animation: animation))
      expectNil(push.ended)
      app.settle()
      shop.push(Screen("B"))
      app.settle()
      shop.perform(.pop(animation: animation))
      app.settle()
      shop.perform(.push(Screen("C"), animated: false, animation: animation))
      app.settle()
      expectEqual(fader.log, ["List to A", "ended", "B to A", "ended"])
      expectEqual(push.ended, .performed)
      app.back()
      expectEqual(shop.titles, ["List", "A"])
    }

    test("Presentation and dismissal are animated by what they are given, and only they") {
      let fader = Fader()
      let animation = TransitionAnimation { fader }
      shop.navigationController.title = "Stack"
      let sheet = Screen("Sheet")
      let handles = [
        shop.perform(.present(sheet, style: .fullScreen, animation: animation)),
        shop.perform(.dismiss(animation: animation)),
      ]
      app.settle()
      expectEqual(handles.map(\.ended), [.performed, .performed])
      expectEqual(fader.log, ["Stack to Sheet", "ended", "Sheet to Stack", "ended"])
      expectNil(sheet.transitioningDelegate)
      shop.present(sheet)
      shop.dismiss()
      app.settle()
      expectEqual(fader.log.count, 4)
    }

    test("A change of the tab is animated by what it is given") {
      let (app, market) = launchMarket()
      for (tab, title) in zip(market.tabBarController.viewControllers ?? [], ["F", "B", "M"]) {
        tab.title = title
      }
      let fader = Fader()
      let handle = market.perform(.select(index: 1, animation: TransitionAnimation { fader }))
      expectNil(handle.ended)
      app.settle()
      expectEqual(fader.log, ["F to B", "ended"])
      expectEqual(handle.ended, .performed)
      expectTrue(market.bread.isActive)
      market.select(index: 0)
      app.settle()
      expectEqual(fader.log.count, 2)
    }

    test("A change of the tab is animated also where no coordinator has shown the tabs") {
      let tabs = UITabBarController()
      tabs.viewControllers = [Screen("F"), Screen("B")]
      shop.perform(.setRoot(tabs))
      app.settle()
      let fader = Fader()
      shop.perform(.select(index: 1, in: tabs, animation: TransitionAnimation { fader }))
      app.settle()
      expectEqual(fader.log, ["F to B", "ended"])
    }

    test("A change of the root is animated by what it is given") {
      let (app, mall) = launchMall()
      app.settle()
      let fader = Fader()
      let screen = Screen("Next")
      let handle = app.device.run {
        mall.perform(.setRoot(screen, animated: true, animation: TransitionAnimation { fader }))
      }
      expectSame(mall.window.rootViewController, screen)
      expectNil(handle.ended)
      app.settle()
      expectEqual(fader.log, ["Coupon to Next", "ended"])
      expectEqual(handle.ended, .performed)
      expectSame(screen.view.window, mall.window)
      expectTrue(mall.children.isEmpty)
      expectEqual(app.title, "Next")
    }

    test("An animator of the user's own delegate wins") {
      let own = Own()
      let fader = Fader()
      let animation = TransitionAnimation { fader }
      shop.navigationController.delegate = own
      shop.navigationController.title = "Stack"
      shop.perform(.push(Screen("A"), animation: animation))
      let sheet = Screen("Sheet")
      sheet.transitioningDelegate = own
      shop.perform(.present(sheet, style: .fullScreen, animation: animation))
      shop.perform(.dismiss(animation: animation))
      app.settle()
      expectEqual(
        own.fader.log.filter { $0 != "ended" }, ["List to A", "Stack to Sheet", "Sheet to Stack"])
      expectSame(sheet.transitioningDelegate, own)
      let (app, market) = launchMarket()
      market.tabBarController.delegate = own
      market.perform(.select(index: 1, animation: animation))
      app.settle()
      expectEqual(own.fader.log.count, 8)
      expectEqual(fader.log, [])
    }

    test("A pop that is taken back keeps the child, and is rejected") {
      let order = shop.watch()
      app.settle()
      let driver = UIPercentDrivenInteractiveTransition()
      let handle = shop.perform(
        .pop(animation: TransitionAnimation(interactor: { driver }) { Fader() }))
      app.device.clock.advance(by: .seconds(1))
      driver.cancel()
      app.settle()
      expectEqual(
        handle.ended?.rejection?.description,
        "Its interaction was cancelled, so that everything is as it was.")
      expectEqual(order.summary, "alive")
      expectEqual(shop.titles, ["List", "Order"])
    }

    test("A presentation that takes no time needs no interaction to end") {
      let driver = UIPercentDrivenInteractiveTransition()
      let fader = Fader()
      let handle = shop.perform(
        .present(
          Screen("Sheet"), animated: false, style: .fullScreen,
          animation: TransitionAnimation(interactor: { driver }) { fader }))
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(app.title, "Sheet")
      expectEqual(fader.log, [])
    }

    test("An animator that never ends is given up, and the queue goes on") {
      let fader = Fader(ends: false)
      var handle: TransitionHandle?
      var next: TransitionHandle?
      let diagnostics = DiagnosticReporter.collecting {
        handle = shop.perform(.push(Screen("A"), animation: TransitionAnimation { fader }))
        next = shop.perform(.none)
        app.settle()
      }
      expectEqual(handle?.ended, .timedOut)
      expectEqual(next?.ended, .performed)
      expectEqual(diagnostics.map(\.code).first, "transitionTimedOut")
    }

    /// The dismissal ends within a turn and has no limit of time; the animation has.
    test("A root whose animator never ends is given up, also after a dismissal") {
      shop.present(Screen("Sheet"), animated: false)
      app.settle()
      var handle: TransitionHandle?
      let diagnostics = DiagnosticReporter.collecting {
        handle = shop.perform(
          .setRoot(
            Screen("Root"), of: app.window, animated: true,
            animation: TransitionAnimation { Fader(ends: false) }))
        app.settle()
      }
      expectEqual(handle?.ended, .timedOut)
      expectEqual(diagnostics.map(\.code).first, "transitionTimedOut")
      expectTrue(app.isIdle)
    }
  }

  @Test(arguments: [true, false])
  func `A dismissal of several sheets is animated by what it is given`(ofAll: Bool) {
    shop.navigationController.title = "Stack"
    let lowest = Screen("A")
    let own = Own()
    lowest.transitioningDelegate = own
    shop.present(lowest)
    shop.present(Screen("B"))
    app.settle()
    let fader = Fader()
    let animation = TransitionAnimation { fader }
    let handle = shop.perform(
      ofAll ? .dismissAll(animation: animation) : .dismiss(lowest, animation: animation))
    app.settle()
    expectEqual(handle.ended, .performed)
    expectEqual(fader.log, ["B to Stack", "ended"])
    expectSame(lowest.transitioningDelegate, own)
    expectEqual(app.title, "List")
  }

  @Test(arguments: [true, false])
  func `A dismissal of several sheets that is driven by an interaction ends with it`(
    isFinished: Bool
  ) {
    shop.present(Screen("A"))
    shop.present(Screen("B"))
    app.settle()
    let driver = UIPercentDrivenInteractiveTransition()
    let handle = shop.perform(
      .dismissAll(animation: TransitionAnimation(interactor: { driver }) { Fader() }))
    app.device.clock.advance(by: .seconds(1))
    expectNil(handle.ended)
    if isFinished { driver.finish() } else { driver.cancel() }
    app.settle()
    expectEqual((handle.ended == .performed), isFinished)
    expectEqual(app.title, (isFinished ? "List" : "B"))
    expectTrue(app.isIdle)
  }

  @Test(arguments: [true, false])
  func `A dismissal of everything that is taken back leaves all that is presented`(
    isFinished: Bool
  ) {
    let inner = Screen("Inner")
    inner.definesPresentationContext = true
    shop.embed(inner)
    let over = Screen("Over")
    over.modalPresentationStyle = .currentContext
    inner.present(over, animated: false)
    shop.present(Screen("A"))
    app.settle()
    let driver = UIPercentDrivenInteractiveTransition()
    let fader = Fader()
    let handle = shop.perform(
      .dismissAll(animation: TransitionAnimation(interactor: { driver }) { fader }))
    app.device.clock.advance(by: .seconds(1))
    expectSame(over.presentingViewController, inner)
    if isFinished { driver.finish() } else { driver.cancel() }
    app.settle()
    expectEqual((handle.ended == .performed), isFinished)
    expectEqual((over.presentingViewController == nil), isFinished)
    expectEqual(app.title, (isFinished ? "Inner" : "A"))
    expectEqual(fader.log.count, 2)
    expectTrue(app.isIdle)
  }

  final class Own: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate, UITabBarControllerDelegate
  {
    let fader = Fader()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
  }

  @Test(arguments: [true, false])
  func `A push that is driven by an interaction ends with it`(isFinished: Bool) {
    let fader = Fader()
    let driver = UIPercentDrivenInteractiveTransition()
    let scene = Coupon()
    let handle = shop.perform(
      .push(scene, animation: TransitionAnimation(interactor: { driver }) { fader }))
    app.device.clock.advance(by: .seconds(30))
    expectNil(handle.ended)
    if isFinished { driver.finish() } else { driver.cancel() }
    app.settle()
    expectEqual((handle.ended == .performed), isFinished)
    expectEqual(shop.titles, (isFinished ? ["List", "Coupon"] : ["List"]))
    expectEqual(scene.log, (isFinished ? ["start"] : ["start", "stop"]))
    expectTrue(app.isIdle)
  }

  @Test(arguments: [true, false])
  func `What is taken back was no way out for the journal`(isPush: Bool) {
    let start = app.events.count
    let driver = UIPercentDrivenInteractiveTransition()
    let animation = TransitionAnimation(interactor: { driver }) { Fader() }
    shop.perform(
      isPush
        ? .push(Screen("A"), animation: animation)
        : .present(Screen("A"), style: .fullScreen, animation: animation))
    app.device.clock.advance(by: .seconds(1))
    driver.cancel()
    app.settle()
    let kinds = app.events[start...].map { "\($0.kind)".split(separator: " ").last ?? "" }
    expectEqual(kinds, ["requested", "rejected"])
  }

  @Test(arguments: [true, false])
  func `A presentation that is driven by an interaction ends with it`(isFinished: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    let scene = Coupon()
    let handle = shop.perform(
      .present(
        scene, style: .fullScreen,
        animation: TransitionAnimation(interactor: { driver }) { Fader() }))
    app.device.clock.advance(by: .seconds(1))
    expectNil(handle.ended)
    if isFinished { driver.finish() } else { driver.cancel() }
    app.settle()
    expectEqual((handle.ended == .performed), isFinished)
    expectEqual(app.title, (isFinished ? "Coupon" : "List"))
    expectEqual(scene.log, (isFinished ? ["start"] : ["start", "stop"]))
  }

  @Test(arguments: [true, false])
  func `A dismissal that is driven by an interaction ends with it`(isFinished: Bool) {
    let scene = Coupon()
    shop.present(scene, style: .fullScreen)
    app.settle()
    let driver = UIPercentDrivenInteractiveTransition()
    let handle = shop.perform(
      .dismiss(animation: TransitionAnimation(interactor: { driver }) { Fader() }))
    app.device.clock.advance(by: .seconds(1))
    if isFinished { driver.finish() } else { driver.cancel() }
    app.settle()
    expectEqual((handle.ended == .performed), isFinished)
    expectEqual(scene.log, (isFinished ? ["start", "stop"] : ["start"]))
    expectEqual(app.title, (isFinished ? "List" : "Coupon"))
  }
}
