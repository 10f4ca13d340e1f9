import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// A change of the root that is driven by something else than time.
@MainActor @Suite(.coordinators, .serialized) struct RootInteractionTests: TableSuite {
  var (app, mall) = launchMall()

  init() { app.settle() }

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
    expectNil(handle.ended)
    expectEqual(hand.context?.isInteractive, true)
    expectSame(mall.window.rootViewController, scene.rootViewController)
    hand.end(cancelled: !isFinished)
    expectEqual(hand.context?.isInteractive, false)
    expectEqual(hand.context?.transitionWasCancelled, !isFinished)
    app.settle()
    expectEqual((handle.ended == .performed), isFinished)
    expectEqual(fader.log, [isFinished ? "ended" : "taken back"])
    expectEqual(scene.log, (isFinished ? ["start"] : ["start", "stop"]))
    expectEqual(former?.isActive, !isFinished)
    expectSame(mall.window.rootViewController, (isFinished ? scene.rootViewController : old))
    expectTrue(app.isIdle)
    if !isFinished {
      // The root that is back leaves later as any other.
      mall.setRoot(Screen("Next"))
      app.settle()
      expectEqual(former?.isInactive, true)
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An interaction is over for the animator when the hand has let go") {
      let hand = Hand()
      _ = change(to: Coupon(), hand, Fader())
      hand.context?.finishInteractiveTransition()
      expectEqual(hand.context?.isInteractive, false)
      hand.context?.cancelInteractiveTransition()
      expectEqual(hand.context?.transitionWasCancelled, false)
      hand.context?.completeTransition(true)
      app.settle()
      let other = Hand()
      _ = change(to: Coupon(), other, Fader())
      other.context?.cancelInteractiveTransition()
      expectEqual(other.context?.isInteractive, false)
      other.context?.completeTransition(false)
      app.settle()
      let third = Hand()
      _ = change(to: Coupon(), third, Fader())
      third.context?.completeTransition(true)
      expectEqual(third.context?.isInteractive, false)
      app.settle()
    }

    test("An interaction tells how far it is, pauses, and goes on") {
      let hand = Hand()
      let handle = change(to: Coupon(), hand, Fader())
      let context = try #require(hand.context)
      context.updateInteractiveTransition(0.5)
      context.pauseInteractiveTransition()
      expectTrue(context.isInteractive)
      expectEqual(context.presentationStyle, .none)
      expectEqual(context.targetTransform, .identity)
      hand.end(cancelled: false)
      app.settle()
      expectEqual(handle.ended, .performed)
    }

    test("The change keeps its interaction until it has ended") {
      weak var hand: Hand?
      let handle = app.device.run {
        mall.perform(
          .root(
            Screen("Next"), animated: true,
            animation: TransitionAnimation(interactor: {
              let made = Hand()
              hand = made
              return made
            }) { Fader() }))
      }
      app.device.clock.advance(by: .seconds(1))
      expectNotNil(hand)
      hand?.end(cancelled: false)
      app.settle()
      expectEqual(handle.ended, .performed)
      expectNil(hand)
    }

    test("An animator knows the picture of the old root, the new one's view, and where they are") {
      let surveyor = Surveyor()
      mall.window.rootViewController?.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      app.device.run {
        _ = mall.perform(
          .root(Screen("Next"), animated: true, animation: TransitionAnimation { surveyor }))
      }
      app.settle()
      expectEqual(
        surveyor.lines, ["picture true true", "new true", "old true false", "new false true"])
    }

    test("A view that the animator has put elsewhere is where it was left") {
      let surveyor = Surveyor()
      surveyor.wrapper = UIView()
      app.device.run {
        _ = mall.perform(
          .root(Screen("Next"), animated: true, animation: TransitionAnimation { surveyor }))
      }
      app.settle()
      expectEqual(surveyor.wrapper?.subviews.first?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    test("A change of the root runs by time where the old root presents something") {
      mall.present(Screen("Sheet"))
      app.settle()
      let hand = Hand()
      let fader = Fader()
      let handle = change(to: Coupon(), hand, fader)
      app.settle()
      expectEqual(handle.ended, .performed)
      expectNil(hand.context)
      expectEqual(fader.log, ["Coupon to Coupon", "ended"])
    }

    test("A change of the root runs by time where UIKit's own interaction is given") {
      let driver = UIPercentDrivenInteractiveTransition()
      let fader = Fader()
      let handle = app.device.run {
        mall.perform(
          .root(
            Screen("Next"), animated: true,
            animation: TransitionAnimation(interactor: { driver }) { fader }))
      }
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(fader.log, ["Coupon to Next", "ended"])
    }

    test("A change of the root is freed with its animator when it has ended") {
      weak var hand: Hand?
      weak var fader: Fader?
      do {
        let made = (Hand(), Fader())
        (hand, fader) = made
        _ = change(to: Coupon(), made.0, made.1)
        made.0.end(cancelled: false)
        app.settle()
      }
      expectNil(fader)
      hand?.end(cancelled: false)
    }
  }

  /// An animator that notes what it is given, and ends at once.
  final class Surveyor: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var lines: [String] = []
    var wrapper: UIView?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let container = transitionContext.containerView
      let old = transitionContext.viewController(forKey: .from)
      let new = transitionContext.viewController(forKey: .to)
      let picture = transitionContext.view(forKey: .from)
      lines = [
        "picture \(container.subviews.last === picture) \(picture?.frame == container.bounds)",
        "new \(transitionContext.view(forKey: .to) === new?.view)",
      ]
      for (name, screen) in [("old", old), ("new", new)] {
        guard let screen else { continue }
        let from = transitionContext.initialFrame(for: screen)
        let to = transitionContext.finalFrame(for: screen)
        lines.append("\(name) \(from == container.bounds) \(to == container.bounds)")
      }
      if let wrapper, let view = new?.view {
        container.addSubview(wrapper)
        wrapper.addSubview(view)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }
      transitionContext.completeTransition(true)
    }
  }
}
