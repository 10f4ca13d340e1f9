import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Animations that time out have no later effect.
@MainActor struct TimedOutAnimationTests: TableSuite {
  var (app, mall) = launchMall()

  init() { app.settle() }

  private func perform(_ transition: ScreenTransition, of coordinator: some Coordinator) {
    var handle: TransitionHandle?
    let diagnostics = DiagnosticReporter.collecting {
      app.device.run { handle = coordinator.perform(transition) }
      app.device.clock.advance(by: .seconds(11))
    }
    expectEqual(handle?.ended, .timedOut)
    expectEqual(diagnostics.map(\.code), ["transitionTimedOut"])
  }

  private func setRoot(_ title: String, by animator: ManualAnimator) {
    perform(
      .setRoot(Screen(title), animated: true, animation: TransitionAnimation { animator }), of: mall
    )
  }

  private var root: String? { mall.window.rootViewController?.title }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A window shows only the new root after the animation times out") {
      let animator = ManualAnimator()
      setRoot("Next", by: animator)
      expectEqual(mall.window.subviews.count, 1)
      expectSame(mall.window.subviews.first, mall.window.rootViewController?.view)
      expectEqual(animator.log, ["ended"])
    }

    test("A root that a raw call sets stays when the running animation is cancelled") {
      let animator = ManualAnimator()
      let third = Screen("Third")
      app.device.run {
        _ = mall.perform(
          .setRoot(Screen("Next"), animated: true, animation: TransitionAnimation { animator }))
      }
      app.device.clock.advance(by: .milliseconds(100))
      mall.window.rootViewController = third
      animator.end(false)
      app.settle()
      expectEqual(root, "Third")
      expectTrue(app.isIdle)
    }

    test("The animation of a root ends when its scene is disconnected") {
      let scenes = try TwoScenes()
      let animator = ManualAnimator()
      try scenes.driver.device.run {
        let frame = try scenes.frame(1)
        let former = frame.window.rootViewController
        frame.perform(
          .setRoot(Screen("Next"), animated: true, animation: TransitionAnimation { animator }))
        scenes.driver.device.clock.advance(by: .milliseconds(100))
        scenes.disconnect(1)
        animator.end(false)
        expectTrue(frame.window.rootViewController !== former)
      }
      expectEqual(animator.log, ["ended"])
    }

    test("A dismissal that ends after its timeout stops the coordinator of the sheet") {
      let (animator, coupon) = (ManualAnimator(), Coupon())
      app.device.run { _ = mall.present(coupon) }
      app.settle()
      perform(.dismiss(animation: TransitionAnimation { animator }), of: mall)
      expectTrue(coupon.isActive)
      animator.end()
      app.settle()
      expectNil(coupon.rootViewController.presentingViewController)
      expectEqual(coupon.log, ["start", "stop"])
    }

    test("An animator that timed out for one tab is not used for the next") {
      let (app, market) = launchMarket()
      app.settle()
      var created = 0
      let animators = [ManualAnimator(), ManualAnimator()]
      let animation = TransitionAnimation {
        created += 1
        return animators[created - 1]
      }
      let diagnostics = DiagnosticReporter.collecting {
        market.perform(.select(index: 1, animation: animation))
        app.device.clock.advance(by: .seconds(11))
        animators[0].end(true)
        app.tab("Milk")
        app.device.clock.advance(by: .seconds(11))
      }
      expectEqual(diagnostics.map(\.code), ["transitionTimedOut"])
      expectEqual(created, 1)
      expectTrue(market.milk.isActive)
    }
  }

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A root animation that ends after its timeout changes nothing`(isComplete: Bool) {
    let animator = ManualAnimator()
    setRoot("Next", by: animator)
    animator.end(isComplete)
    expectEqual(root, "Next")
    app.device.run { _ = mall.setRoot(Screen("Third")) }
    app.settle()
    animator.end(isComplete)
    expectEqual(root, "Third")
    expectEqual(animator.log, ["ended"])
  }

  final class OwnDelegate: NSObject, UIViewControllerTransitioningDelegate {}

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A screen gets its own transitioning delegate back after a timeout`(isPresentation: Bool) {
    let own = OwnDelegate()
    let screen = Screen("Sheet")
    screen.transitioningDelegate = own
    let animation = TransitionAnimation { ManualAnimator() }
    if isPresentation {
      perform(.present(screen, style: .fullScreen, animation: animation), of: mall)
    } else {
      app.device.run { _ = mall.present(screen) }
      app.settle()
      perform(.dismiss(animation: animation), of: mall)
    }
    expectSame(screen.transitioningDelegate, own)
  }
}
