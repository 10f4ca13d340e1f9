import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Custom animations that the app passes with a transition.
@Suite(.coordinators, .serialized) struct AnimationTests: TableSuite {
  var (app, shop) = launchShop()
}

extension AnimationTests {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A custom animator animates only the push and the pop it is passed to") {
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

    test("A custom animator animates only the presentation and the dismissal it is passed to") {
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

    test("A custom animator animates only the tab change it is passed to") {
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

    test("A custom animator animates a tab change that no coordinator owns") {
      let tabs = UITabBarController()
      tabs.viewControllers = [Screen("F"), Screen("B")]
      shop.perform(.setRoot(tabs))
      app.settle()
      let fader = Fader()
      shop.perform(.select(index: 1, in: tabs, animation: TransitionAnimation { fader }))
      app.settle()
      expectEqual(fader.log, ["F to B", "ended"])
    }

    test("An animator from the app's own delegate has priority") {
      let own = OwnDelegate()
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

    test("A presentation without animation ignores its interactor") {
      let driver = UIPercentDrivenInteractiveTransition()
      let fader = Fader()
      let handle = shop.perform(
        .present(
          Screen("Sheet"), animated: false, style: .fullScreen,
          animation: TransitionAnimation(interactor: { driver }) { fader }))
      app.expectPerformed(handle)
      expectEqual(app.title, "Sheet")
      expectEqual(fader.log, [])
    }
  }

  @Test(arguments: [true, false])
  func `A custom animator animates a dismissal of several sheets`(ofAll: Bool) {
    shop.navigationController.title = "Stack"
    let lowest = Screen("A")
    let own = OwnDelegate()
    lowest.transitioningDelegate = own
    shop.present(lowest)
    shop.present(Screen("B"))
    app.settle()
    let fader = Fader()
    let animation = TransitionAnimation { fader }
    let handle = shop.perform(
      ofAll ? .dismissAll(animation: animation) : .dismiss(lowest, animation: animation))
    app.expectPerformed(handle)
    expectEqual(fader.log, ["B to Stack", "ended"])
    expectSame(lowest.transitioningDelegate, own)
    expectEqual(app.title, "List")
  }

  /// A transition that a user drives, on a flow or on two sheets.
  enum Driven: CaseIterable { case push, presentation, dismissal, dismissalOfAll }

  @Test(arguments: Driven.allCases, [true, false])
  func `An interactive transition ends with its interaction`(kind: Driven, isFinished: Bool) {
    let (coupon, driver) = (Coupon(), UIPercentDrivenInteractiveTransition())
    let animation = TransitionAnimation(interactor: { driver }) { Fader() }
    let arrives = kind == .push || kind == .presentation
    if !arrives { shop.present(coupon, style: .fullScreen) }
    if kind == .dismissalOfAll { coupon.present(Screen("Upper")) }
    app.settle()
    let (before, start) = (app.title, app.events.count)
    let handle: TransitionHandle =
      switch kind {
      case .push: shop.perform(.push(coupon, animation: animation))
      case .presentation: shop.perform(.present(coupon, style: .fullScreen, animation: animation))
      case .dismissal: shop.perform(.dismiss(animation: animation))
      case .dismissalOfAll: shop.perform(.dismissAll(animation: animation))
      }
    app.device.clock.advance(by: .seconds(30))
    expectNil(handle.ended)
    if isFinished { driver.finish() } else { driver.cancel() }
    app.settle()
    expectEqual(handle.ended == .performed, isFinished)
    expectEqual(coupon.log, arrives == isFinished ? ["start"] : ["start", "stop"])
    expectEqual(app.title, isFinished ? (arrives ? "Coupon" : "List") : before)
    if arrives, !isFinished { expectEqual(app.observed(since: start), []) }
    expectTrue(app.isIdle)
  }

  @Test(arguments: [true, false])
  func `An interactive dismissAll first dismisses what is over other contexts`(isFinished: Bool) {
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
    if isFinished { driver.finish() } else { driver.cancel() }
    app.settle()
    expectEqual(handle.ended == .performed, isFinished)
    expectNil(over.presentingViewController)
    expectEqual(app.title, isFinished ? "Inner" : "A")
    expectTrue(app.isIdle)
  }

  final class OwnDelegate: FadingDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
  {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
  }
}
