import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// A change of the root with an animation of the app's own.
@MainActor @Suite(.coordinators, .serialized) struct RootAnimationTests: TableSuite {
  var (app, mall) = launchMall()

  init() { app.settle() }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An animator knows the picture of the old root, the new one's view, and where they are") {
      let surveyor = Surveyor()
      mall.window.rootViewController?.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      app.device.run {
        _ = mall.perform(
          .setRoot(Screen("Next"), animated: true, animation: TransitionAnimation { surveyor }))
      }
      app.settle()
      expectEqual(
        surveyor.lines,
        [
          "is driven false, animated true", "picture true true", "new true", "old true false",
          "new false true",
        ])
    }

    test("A view that the animator has put elsewhere is where it was left") {
      let surveyor = Surveyor()
      surveyor.wrapper = UIView()
      app.device.run {
        _ = mall.perform(
          .setRoot(Screen("Next"), animated: true, animation: TransitionAnimation { surveyor }))
      }
      app.settle()
      expectEqual(surveyor.wrapper?.subviews.first?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    test("A change of the root runs by time, whatever interaction is given, and is freed then") {
      weak var fader: Fader?
      do {
        let made = Fader()
        fader = made
        let handle = app.device.run {
          mall.perform(
            .setRoot(
              Screen("Next"), animated: true,
              animation: TransitionAnimation(interactor: { Unused() }) { made }))
        }
        app.settle()
        expectEqual(handle.ended, .performed)
        expectEqual(made.log, ["Coupon to Next", "ended"])
      }
      expectNil(fader)
    }
  }

  private final class Unused: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { Issue.record("There is nothing to drive.") }
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
