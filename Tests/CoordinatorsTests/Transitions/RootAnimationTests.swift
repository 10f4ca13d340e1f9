import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Root changes with a custom animation.
@MainActor struct RootAnimationTests: TableSuite {
  var (app, mall) = launchMall()

  init() { app.settle() }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
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
