import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct InteractiveAnimatorTests: TableSuite {
  private let setting = Setting()

  @MainActor
  private struct Setting {
    let stage = Stage()
    let navigation: UINavigationController
    let animator: RecordedAnimator
    let source: AnimatorSource
    let drive = UIPercentDrivenInteractiveTransition()

    init(_ names: String = "AB", _ ending: RecordedAnimator.Ending = .afterAnimation) {
      navigation = stage.navigation(names)
      animator = RecordedAnimator(stage.recorder, ending)
      source = AnimatorSource(stage.recorder, animator)
      source.recordsQuestions = false
      source.interactor = drive
      stage.show(navigation)
      for case let screen as RecordedScreen in navigation.viewControllers {
        screen.recordsMoves = false
        screen.loadViewIfNeeded()
      }
      navigation.delegate = source
      _ = stage.take()
    }

    func pop() {
      stage.run {
        navigation.popViewController(animated: true)
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
          stage.recorder.note(
            "interaction: \(context.isInteractive) cancelled: \(context.isCancelled)"
          )
        }
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
          stage.recorder.note("completion cancelled: \(context.isCancelled)")
        }
      }
      stage.clock.turn()
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A push is undone also where the delegate came with the pushed screen") {
      let setting = Setting("A", .byHand)
      let (stage, navigation, next) = (setting.stage, setting.navigation, setting.stage.screen("B"))
      navigation.delegate = nil
      next.onDidLoad = { navigation.delegate = setting.source }
      stage.run { navigation.pushViewController(next, animated: true) }
      stage.clock.turn()
      setting.drive.cancel()
      setting.animator.context?.completeTransition(false)
      stage.clock.drain()
      expectEqual(names(navigation.viewControllers), "A")
      expectNil(next.parent)
      next.onDidLoad = nil
    }

    /// Fact custom.percent: A percent-driven transition follows `update(_:)` and takes the rest of
    ///   its time after `finish()`.
    ///
    /// Source: `UIPercentDrivenInteractiveTransition`
    test("A pop follows the fractions it is told, and completes when it is finished") {
      let (stage, drive) = (setting.stage, setting.drive)
      setting.pop()
      stage.recorder.note(
        "coordinator \(setting.navigation.transitionCoordinator?.isInteractive == true)")
      drive.update(0.25)
      stage.clock.advance(by: .seconds(10))
      stage.recorder.note(
        "still at \(setting.navigation.transitionCoordinator?.percentComplete ?? 0)")
      drive.finish()
      stage.clock.advance(by: .milliseconds(299))
      stage.recorder.note("299 ms")
      stage.clock.advance(by: .milliseconds(1))
      stage.expectCalls(
        """
        B.willDisappear(true)
        A.willAppear(true)
        willShow(A, true)
        animate
        A.isAppearing(true)
        coordinator true
        still at 0.25
        interaction: false cancelled: false
        299 ms
        animated
        completion cancelled: false
        B.didDisappear(true)
        A.didAppear(true)
        didShow(A, true)
        ended(true)
        """)
      expectEqual(names(setting.navigation.viewControllers), "A")
    }

    /// Fact custom.cancelled: After `cancel()` a pop goes back, with the callbacks of a cancelled
    ///   swipe.
    ///
    /// Source: `UIPercentDrivenInteractiveTransition.cancel()`; [inconsistent order]
    test("A cancelled pop puts everything back after the way back") {
      let (stage, drive) = (setting.stage, setting.drive)
      setting.pop()
      drive.update(0.5)
      _ = stage.take()
      drive.cancel()
      stage.recorder.note("cancelled: \(setting.animator.context?.transitionWasCancelled == true)")
      stage.clock.advance(by: .milliseconds(199))
      stage.recorder.note("199 ms")
      stage.clock.advance(by: .milliseconds(1))
      stage.expectCalls(
        """
        interaction: false cancelled: true
        cancelled: true
        199 ms
        animated
        completion cancelled: true
        A.willDisappear(true)
        A.didDisappear(true)
        B.willAppear(true)
        B.isAppearing(true)
        B.didAppear(true)
        ended(false)
        """)
      expectEqual(names(setting.navigation.viewControllers), "A B")
      expectSame(setting.navigation.topViewController?.parent, setting.navigation)
      expectNotNil(setting.navigation.topViewController?.view.window)
      expectNil(setting.navigation.viewControllers[0].view.window)
    }

    /// Choice custom.cancelled-push: After `cancel()` a push has left nothing on the stack: the new
    ///   screen disappears and moves away, the one below appears again, and there is no `didShow`.
    ///
    /// Source: `UIPercentDrivenInteractiveTransition.cancel()`;
    ///   `UIViewControllerContextTransitioning.completeTransition(_:)`
    test("A cancelled push takes the screen from the stack again") {
      let setting = Setting("A")
      let stage = setting.stage
      weak var pushed: UIViewController?
      stage.run {
        let next = stage.screen("B")
        pushed = next
        setting.navigation.pushViewController(next, animated: true)
      }
      stage.clock.turn()
      expectEqual(names(setting.navigation.viewControllers), "A B")
      setting.drive.update(0.5)
      _ = stage.take()
      setting.drive.cancel()
      stage.expectAtRest(
        """
        animated
        B.willMove(nil)
        B.willDisappear(true)
        B.didDisappear(true)
        A.willAppear(true)
        A.isAppearing(true)
        A.didAppear(true)
        B.didMove(nil)
        ended(false)
        """)
      expectEqual(names(setting.navigation.viewControllers), "A")
      expectEqual(setting.navigation.navigationBar.items?.count, 1)
      expectNotNil(setting.navigation.topViewController?.view.window)
      expectNil(pushed)
      stage.runToEnd { setting.navigation.pushViewController(stage.screen("C"), animated: false) }
      expectEqual(names(setting.navigation.viewControllers), "A C")
    }

    /// Choice custom.cancelled-levels: A cancelled pop by several levels and a cancelled replacement of
    ///   the stack put the whole stack back.
    test("What is cancelled puts back all of the stack") {
      let setting = Setting("ABCD")
      let stage = setting.stage
      @MainActor func cancel(_ change: () -> Void) -> String {
        stage.run { change() }
        stage.clock.turn()
        setting.drive.update(0.5)
        setting.drive.cancel()
        stage.clock.drain()
        return names(setting.navigation.viewControllers)
      }
      expectEqual(cancel { setting.navigation.popToRootViewController(animated: true) }, "A B C D")
      expectEqual(
        cancel { setting.navigation.setViewControllers([stage.screen("E")], animated: true) },
        "A B C D")
      for controller in setting.navigation.viewControllers {
        expectSame(controller.parent, setting.navigation)
      }
      expectEqual(setting.navigation.navigationBar.items?.count, 4)
      expectNotNil(setting.navigation.topViewController?.view.window)
    }

    /// Fact custom.speed: `completionSpeed` scales the time that is left.
    ///
    /// Source: `UIPercentDrivenInteractiveTransition.completionSpeed`
    test("The rest goes faster with a completion speed") {
      let (stage, drive) = (setting.stage, setting.drive)
      drive.completionSpeed = 2
      setting.pop()
      drive.update(0.5)
      drive.finish()
      stage.clock.advance(by: .milliseconds(99))
      expectNotNil(setting.navigation.transitionCoordinator)
      stage.clock.advance(by: .milliseconds(1))
      expectNil(setting.navigation.transitionCoordinator)
    }

    /// Fact custom.start: With `wantsInteractiveStart` false the transition begins without
    ///   interaction.
    ///
    /// Source: `UIPercentDrivenInteractiveTransition.wantsInteractiveStart`
    test("A drive that does not want to start lets time pass") {
      setting.drive.wantsInteractiveStart = false
      setting.pop()
      expectEqual(setting.navigation.transitionCoordinator?.initiallyInteractive, false)
      setting.drive.update(0.5)
      expectEqual(setting.drive.percentComplete, 0)
      expectEqual(setting.navigation.transitionCoordinator?.percentComplete, 0)
      setting.stage.clock.advance(by: .milliseconds(400))
      expectNil(setting.navigation.transitionCoordinator)
      expectEqual(names(setting.navigation.viewControllers), "A")
    }

    test("A transition that rests in someone's hands is in the device's list, not in its log") {
      setting.pop()
      setting.stage.clock.drain()
      expectEqual(setting.stage.device.unfinishedAnimators.count, 1)
      expectEqual(setting.stage.log, [])
      setting.drive.finish()
      setting.stage.clock.drain()
      expectEqual(setting.stage.device.unfinishedAnimators, [])
    }

    test("A drive stays between nothing and everything, and starts anew with each transition") {
      let setting = Setting("ABC")
      let (stage, drive) = (setting.stage, setting.drive)
      setting.pop()
      drive.update(-1)
      expectEqual(drive.percentComplete, 0)
      drive.update(1.5)
      expectEqual(drive.percentComplete, 1)
      expectEqual(setting.navigation.transitionCoordinator?.percentComplete, 1)
      drive.finish()
      stage.clock.drain()
      setting.pop()
      expectEqual(drive.percentComplete, 0)
      drive.finish()
      stage.clock.drain()
      expectEqual(names(setting.navigation.viewControllers), "A")
    }

    test("An animation that nobody drives cannot be cancelled as an interaction") {
      setting.source.interactor = nil
      setting.pop()
      let context = try require(setting.animator.context)
      context.updateInteractiveTransition(0.9)
      context.cancelInteractiveTransition()
      expectFalse(context.transitionWasCancelled)
      setting.stage.clock.drain()
      expectEqual(names(setting.navigation.viewControllers), "A")
    }

    test("A property animator that is driven ends with the interaction, or as it is stopped") {
      let setting = Setting("ABC", .byHand)
      var ends: [UIViewAnimatingPosition] = []
      var running: UIViewPropertyAnimator?
      setting.animator.onAnimate = { [animator = setting.animator] _ in
        let property = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
        property.addCompletion { position in
          ends.append(position)
          animator.complete()
        }
        property.startAnimation()
        running = property
      }
      for (isCancelled, isStopped) in [(true, false), (false, true), (false, false)] {
        setting.pop()
        setting.drive.update(0.5)
        if isStopped { running?.stopAnimation(false) }
        if isCancelled { setting.drive.cancel() } else { setting.drive.finish() }
        setting.stage.clock.drain()
        if running?.state == .stopped { running?.finishAnimation(at: .current) }
      }
      expectEqual(ends, [.start, .current, .end])
      expectEqual(names(setting.navigation.viewControllers), "A")
    }

    test("A host sees the way that is left after the interaction") {
      let stage = setting.stage
      @MainActor func fraction() -> Double? {
        VisibleHierarchy(window: stage.window).top?.motion?.fraction
      }
      for (isCancelled, later) in [(true, 0.25), (false, 0.75)] {
        setting.pop()
        setting.drive.update(0.5)
        if isCancelled { setting.drive.cancel() } else { setting.drive.finish() }
        stage.clock.advance(by: .milliseconds(100))
        expectEqual(fraction(), later)
        stage.clock.drain()
      }
    }

    test("Fractions, lengths and speeds that are no numbers are ignored") {
      for number in [Double.nan, .infinity] {
        let setting = Setting("AB", .byHand)
        let (stage, drive) = (setting.stage, setting.drive)
        setting.animator.duration = number
        drive.completionSpeed = number
        setting.pop()
        drive.update(0.5)
        drive.update(.nan)
        expectEqual(drive.percentComplete, 0.5)
        let animator = UIViewPropertyAnimator(duration: number, curve: .linear)
        animator.startAnimation(afterDelay: number)
        animator.fractionComplete = .nan
        animator.startAnimation()
        stage.run {
          UIView.animate(withDuration: number) {
          } completion: { _ in
          }
        }
        drive.finish()
        setting.animator.complete()
        stage.clock.drain()
        expectEqual(names(setting.navigation.viewControllers), "A")
      }
    }
  }
}
