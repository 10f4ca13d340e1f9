import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What an animation leaves behind that is given up: nothing.
@MainActor @Suite(.coordinators, .serialized) struct GivenUpAnimationTests: TableSuite {
  var (app, mall) = launchMall()

  init() { app.settle() }

  /// An animator that ends when it is told to, and how.
  final class Told: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var log: [String] = []
    private var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
    }

    func animationEnded(_ transitionCompleted: Bool) {
      log.append(transitionCompleted ? "ended" : "taken back")
    }

    func end(_ isComplete: Bool) { context?.completeTransition(isComplete) }
  }

  private func perform(_ transition: ScreenTransition, of coordinator: some Coordinator) {
    var handle: TransitionHandle?
    let diagnostics = DiagnosticReporter.collecting {
      app.device.run { handle = coordinator.perform(transition) }
      app.device.clock.advance(by: .seconds(11))
    }
    expectEqual(handle?.ended, .timedOut)
    expectEqual(diagnostics.map(\.code), ["transitionTimedOut"])
  }

  private func setRoot(_ title: String, by animator: Told) {
    perform(
      .setRoot(Screen(title), animated: true, animation: TransitionAnimation { animator }), of: mall
    )
  }

  private var root: String? { mall.window.rootViewController?.title }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A root whose animation is given up is all that the window shows") {
      let animator = Told()
      setRoot("Next", by: animator)
      expectEqual(mall.window.subviews.count, 1)
      expectSame(mall.window.subviews.first, mall.window.rootViewController?.view)
      expectEqual(animator.log, ["ended"])
    }

    test("A root that a raw call has set meanwhile stays when its animation is taken back") {
      let animator = Told()
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

    test("The animation of a root ends with the scene in which it was") {
      let scenes = try TwoScenes()
      let animator = Told()
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

    test("A tab whose animation is given up leaves no animator for those to come") {
      let (app, market) = launchMarket()
      app.settle()
      var asked = 0
      let animators = [Told(), Told()]
      let animation = TransitionAnimation {
        asked += 1
        return animators[asked - 1]
      }
      let diagnostics = DiagnosticReporter.collecting {
        market.perform(.select(index: 1, animation: animation))
        app.device.clock.advance(by: .seconds(11))
        animators[0].end(true)
        app.tab("Milk")
        app.device.clock.advance(by: .seconds(11))
      }
      expectEqual(diagnostics.map(\.code), ["transitionTimedOut"])
      expectEqual(asked, 1)
      expectTrue(market.milk.isActive)
    }
  }

  @Test(arguments: [true, false])
  func `An animation of the root that ends too late changes nothing`(isComplete: Bool) {
    let animator = Told()
    setRoot("Next", by: animator)
    animator.end(isComplete)
    expectEqual(root, "Next")
    app.device.run { _ = mall.setRoot(Screen("Third")) }
    app.settle()
    animator.end(isComplete)
    expectEqual(root, "Third")
    expectEqual(animator.log, ["ended"])
  }

  final class Own: NSObject, UIViewControllerTransitioningDelegate {}

  @Test(arguments: [true, false])
  func `A screen whose animation is given up has its own delegate back`(isPresentation: Bool) {
    let own = Own()
    let screen = Screen("Sheet")
    screen.transitioningDelegate = own
    let animation = TransitionAnimation { Told() }
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
