import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Root changes with a custom animation; animations that time out have no later effect.
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

    // MARK: Root changes with a custom animation

    test("An animator receives a snapshot of the old root, the new view and their frames") {
      let animator = ContextRecorder()
      mall.window.rootViewController?.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      app.device.run {
        _ = mall.perform(
          .setRoot(Screen("Next"), animated: true, animation: TransitionAnimation { animator }))
      }
      app.settle()
      expectEqual(
        animator.lines,
        [
          "is driven false, animated true", "picture true true", "new true", "old true false",
          "new false true",
        ])
    }

    test("A view that the animator moved to another superview stays there") {
      let animator = ContextRecorder()
      animator.wrapper = UIView()
      app.device.run {
        _ = mall.perform(
          .setRoot(Screen("Next"), animated: true, animation: TransitionAnimation { animator }))
      }
      app.settle()
      expectEqual(animator.wrapper?.subviews.first?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    test("A root change ignores its interactor and releases its animator") {
      weak var fader: Fader?
      do {
        let made = Fader()
        fader = made
        let handle = app.device.run {
          mall.perform(
            .setRoot(
              Screen("Next"), animated: true,
              animation: TransitionAnimation(interactor: { UnusedInteractor() }) { made }))
        }
        app.expectPerformed(handle)
        expectEqual(made.log, ["Coupon to Next", "ended"])
      }
      expectNil(fader)
    }

    test("A new root fills the window after its animation, and the old one is removed") {
      let animator = ManualAnimator()
      let screen = Screen("Next")
      app.device.run {
        _ = mall.perform(
          .setRoot(screen, animated: true, animation: TransitionAnimation { animator }))
      }
      let context = try require(animator.context)
      context.view(forKey: .to)?.frame = .zero
      expectTrue(context.isAnimated)
      expectFalse(context.isInteractive)
      let views = context.containerView.subviews.count
      context.completeTransition(true)
      context.completeTransition(true)
      app.settle()
      expectEqual(context.containerView.subviews.count, views - 1)
      expectEqual(screen.view.frame, context.containerView.bounds)
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

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A screen gets its own transitioning delegate back after a timeout`(isPresentation: Bool) {
    let own = DelegateTableTests.Silent()
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

  private final class UnusedInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { Issue.record("There is nothing to drive.") }
  }

  /// An animator that records its context and ends at once.
  final class ContextRecorder: NSObject, UIViewControllerAnimatedTransitioning {
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
        "is driven \(transitionContext.isInteractive), animated \(transitionContext.isAnimated)",
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
