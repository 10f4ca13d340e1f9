import CompactTesting
import HeadlessUIKit
import Testing

struct MotionTests: StageSuite {
  let stage = Stage()
  let navigation: UINavigationController

  init() {
    navigation = stage.navigation("AB")
    stage.show(navigation)
  }

  private var motion: VisibleHierarchy.Motion? {
    VisibleHierarchy(window: stage.window).layers.last?.motion
  }

  private var text: String {
    guard let motion else { return "none" }
    let finger = motion.isInteractive ? " by finger" : ""
    let screens = [motion.from, motion.to].map { $0.map { names([$0]) } ?? "nil" }
    return "\(motion.kind) \(screens[0]) to \(screens[1]) \(motion.fraction)\(finger)"
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A push is on its way from its beginning to its end") {
      navigation.pushViewController(stage.screen("C"), animated: true)
      expectEqual(text, "none")
      stage.clock.turn()
      expectEqual(text, "push B to C 0.0")
      stage.clock.advance(by: .milliseconds(125))
      expectEqual(text, "push B to C 0.25")
      stage.clock.drain()
      expectEqual(text, "none")
    }

    test("What is not animated is never on its way") {
      navigation.pushViewController(stage.screen("C"), animated: false)
      stage.clock.turn()
      expectEqual(text, "none")
    }

    test("A swipe follows the finger, and goes back when it is cancelled") {
      try stage.input.beginSwipeBack(in: navigation)
      stage.input.moveGesture(to: 0.5)
      expectEqual(text, "pop B to A 0.5 by finger")
      stage.input.cancelGesture()
      stage.clock.advance(by: .milliseconds(125))
      expectEqual(text, "pop B to A 0.25")
      stage.clock.drain()
      expectEqual(text, "none")
      try stage.input.beginSwipeBack(in: navigation)
      stage.input.moveGesture(to: 0.5)
      stage.input.finishGesture()
      stage.clock.advance(by: .milliseconds(125))
      expectEqual(text, "pop B to A 0.75")
    }

    test("A stack that is replaced moves as a push or a pop") {
      navigation.setViewControllers(stage.screens("XY"), animated: true)
      stage.clock.turn()
      expectEqual(text, "push B to Y 0.0")
      stage.clock.drain()
      navigation.popToRootViewController(animated: true)
      stage.clock.turn()
      expectEqual(text, "pop Y to X 0.0")
    }

    test("A presentation and a dismissal move the layer as a whole") {
      navigation.present(stage.screen("M"), animated: true)
      stage.clock.turn()
      stage.clock.advance(by: .milliseconds(250))
      expectEqual(text, "presentation UINavigationController to M 0.5")
      stage.clock.drain()
      expectEqual(text, "none")
      navigation.dismiss(animated: true)
      stage.clock.turn()
      stage.clock.advance(by: .milliseconds(125))
      expectEqual(text, "dismissal M to UINavigationController 0.25")
    }
  }
}
