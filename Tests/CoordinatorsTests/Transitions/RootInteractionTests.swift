import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// A change of the root that is driven by something else than time.
@MainActor @Suite(.coordinators) struct RootInteractionTests {
  let app: AppDriver
  let mall: Mall

  init() throws {
    app = AppDriver { (window: UIWindow) in Mall(window: window) }
    mall = try #require(app.root as? Mall)
    app.settle()
  }

  /// An interaction of the app's own, which keeps the context and ends it.
  final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { context = transitionContext }

    func end(cancelled: Bool) {
      if cancelled {
        context?.cancelInteractiveTransition()
      } else {
        context?.finishInteractiveTransition()
      }
      context?.completeTransition(!cancelled)
    }
  }

  private func change(to scene: Coupon, _ hand: Hand, _ fader: Fader) -> TransitionHandle {
    app.device.run {
      mall.perform(
        .root(
          scene, animated: true, animation: TransitionAnimation(interactor: { hand }) { fader }))
    }
  }

  @Test(arguments: [true, false])
  func `A change of the root that is driven by an interaction ends with it`(isFinished: Bool) {
    let former = mall.children.first
    let old = mall.window.rootViewController
    let hand = Hand()
    let fader = Fader()
    let scene = Coupon()
    let handle = change(to: scene, hand, fader)
    app.device.clock.advance(by: .seconds(30))
    #expect(handle.ended == nil)
    #expect(hand.context?.isInteractive == true)
    #expect(mall.window.rootViewController === scene.rootViewController)
    hand.end(cancelled: !isFinished)
    #expect(hand.context?.isInteractive == false)
    #expect(hand.context?.transitionWasCancelled == !isFinished)
    app.settle()
    #expect((handle.ended == .performed) == isFinished)
    #expect(fader.log == [isFinished ? "ended" : "taken back"])
    #expect(scene.log == (isFinished ? ["start"] : ["start", "stop"]))
    #expect(former?.isActive == !isFinished)
    #expect(mall.window.rootViewController === (isFinished ? scene.rootViewController : old))
    #expect(app.isIdle)
    if !isFinished {
      // The root that is back leaves later as any other.
      mall.setRoot(Screen("Next"))
      app.settle()
      #expect(former?.isInactive == true)
    }
  }

  @Test func `A change of the root runs by time where the old root presents something`() {
    mall.present(Screen("Sheet"))
    app.settle()
    let hand = Hand()
    let fader = Fader()
    let handle = change(to: Coupon(), hand, fader)
    app.settle()
    #expect(handle.ended == .performed)
    #expect(hand.context == nil)
    #expect(fader.log == ["Coupon to Coupon", "ended"])
  }

  @Test func `A change of the root runs by time where UIKit's own interaction is given`() {
    let driver = UIPercentDrivenInteractiveTransition()
    let fader = Fader()
    let handle = app.device.run {
      mall.perform(
        .root(
          Screen("Next"), animated: true,
          animation: TransitionAnimation(interactor: { driver }) { fader }))
    }
    app.settle()
    #expect(handle.ended == .performed)
    #expect(fader.log == ["Coupon to Next", "ended"])
  }

  @Test func `A change of the root is freed with its animator when it has ended`() {
    weak var hand: Hand?
    weak var fader: Fader?
    do {
      let made = (Hand(), Fader())
      (hand, fader) = made
      _ = change(to: Coupon(), made.0, made.1)
      made.0.end(cancelled: false)
      app.settle()
    }
    #expect(fader == nil)
    hand?.end(cancelled: false)
  }
}
