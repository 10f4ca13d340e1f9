import CompactTesting
import HeadlessUIKit
import Testing

/// A scene that goes in the middle of a transition.
@MainActor
struct SceneTransitionTests {
  let stage = SceneStage()

  init() { stage.runner.launch() }

  private var input: UserInput { UserInput(device: stage.device) }

  /// A root of the scene's window with nothing else that keeps it.
  private func show(_ root: UIViewController) -> UIWindow? {
    let window = (stage.scenes[0].delegate as? RecordedScenes)?.window
    window?.rootViewController = root
    stage.device.clock.drain()
    return window
  }

  // MARK: Calls

  enum Call: CaseIterable { case push, pop, set, present, dismiss, turn }

  /// Fact scene.transition: A transition in the middle of which its scene is disconnected ends all the
  ///   same, and its completions are called, whether or not the app keeps the window.
  ///
  /// Source: `UIViewController.present(_:animated:completion:)`;
  ///   `UIPageViewController.setViewControllers(_:direction:animated:completion:)`;
  ///   `UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)`
  @Test(arguments: Call.allCases, [true, false])
  func `A transition ends whose scene is disconnected in the middle of it`(
    call: Call, isKept: Bool
  ) {
    var ends: [String] = []
    let held = stage.device.run { () -> UIWindow? in
      let window = make(call) { ends.append($0) }
      return isKept ? window : nil
    }
    stage.device.clock.advance(by: .milliseconds(100))
    expectEqual(ends, [])
    stage.runner.disconnect(stage.scenes[0])
    stage.device.clock.drain()
    switch call {
    case .push, .pop, .set: expectEqual(ends, ["coordinator"])
    case .present, .dismiss: expectEqual(ends, ["coordinator", "completion"])
    case .turn: expectEqual(ends, ["completion"])
    }
    expectNil(held?.rootViewController?.transitionCoordinator)
  }

  private func make(_ call: Call, _ ended: @escaping (String) -> Void) -> UIWindow? {
    if call == .turn { return makeTurn(ended) }
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = show(stack)
    switch call {
    case .push: stack.pushViewController(UIViewController(), animated: true)
    case .pop:
      stack.pushViewController(UIViewController(), animated: false)
      stage.device.clock.drain()
      stack.popViewController(animated: true)
    case .set: stack.setViewControllers([UIViewController()], animated: true)
    case .present: stack.present(UIViewController(), animated: true) { ended("completion") }
    case .dismiss:
      stack.present(UIViewController(), animated: false)
      stage.device.clock.drain()
      stack.dismiss(animated: true) { ended("completion") }
    case .turn: break
    }
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended("coordinator") }
    return window
  }

  private func makeTurn(_ ended: @escaping (String) -> Void) -> UIWindow? {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let window = show(pages)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: true) { _ in
      ended("completion")
    }
    return window
  }

  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen], [true, false])
  func `What is presented in a scene that goes is freed with it`(
    style: UIModalPresentationStyle, isAnimated: Bool
  ) {
    weak var root: UIViewController?
    weak var presented: UIViewController?
    stage.device.run {
      let (below, sheet) = (UIViewController(), UIViewController())
      root = below
      presented = sheet
      _ = show(below)
      sheet.modalPresentationStyle = style
      below.present(sheet, animated: isAnimated)
    }
    stage.device.clock.drain()
    expectNotNil(presented?.presentingViewController)
    stage.runner.disconnect(stage.scenes[0])
    stage.device.clock.drain()
    expectNil(root)
    expectNil(presented)
  }

  // MARK: Fingers

  enum Touch: CaseIterable { case swipe, drag, turn }

  enum Interruption: CaseIterable { case inactive, background, disconnection }

  /// Fact scene.touches: When a scene becomes inactive, the touches in it are cancelled, and with them
  ///   what followed a finger.
  ///
  /// Source: `UIResponder.touchesCancelled(_:with:)`
  @Test(arguments: Touch.allCases, Interruption.allCases)
  func `What follows a finger falls back when its scene becomes inactive`(
    touch: Touch, interruption: Interruption
  ) throws {
    let held = try stage.device.run { try begin(touch) }
    stage.device.clock.advance(by: .milliseconds(100))
    expectFalse(isAtRest(held))
    switch interruption {
    case .inactive: stage.runner.resignActive()
    case .background: stage.runner.enterBackground()
    case .disconnection: stage.runner.disconnect(stage.scenes[0])
    }
    stage.device.clock.drain()
    expectTrue(isAtRest(held))
    // The finger is free for another gesture.
    if interruption == .disconnection { _ = stage.runner.openScene() }
    stage.runner.enterForeground()
    stage.runner.becomeActive()
    _ = try stage.device.run { try begin(touch) }
  }

  /// Fact scene.touches-elsewhere: What is touched in one scene goes on when another one goes.
  ///
  /// Source: `UIResponder.touchesCancelled(_:with:)`
  @Test func `A finger in one scene stays when another one goes`() throws {
    let other = try require(stage.runner.openScene())
    stage.runner.show(stage.scenes[0])
    let held = try stage.device.run { try begin(.swipe) }
    stage.runner.disconnect(other)
    stage.device.clock.drain()
    expectFalse(isAtRest(held))
  }

  /// What is under the finger, and whether it has come to rest.
  private struct Held {
    let window: UIWindow?
    let source: PageRecorder?
  }

  private func isAtRest(_ held: Held) -> Bool {
    let calls = stage.recorder.lines
    let begun = calls.count { $0.hasPrefix("willTransitionTo") }
    let cancelled = calls.count { $0.hasPrefix("didFinish") && $0.contains(", false) now") }
    return begun == cancelled && held.window?.rootViewController?.transitionCoordinator == nil
      && held.window?.rootViewController?.presentedViewController?.isBeingDismissed != true
  }

  private func begin(_ touch: Touch) throws -> Held {
    var window: UIWindow?
    var source: PageRecorder?
    switch touch {
    case .swipe:
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      window = show(stack)
      try input.beginSwipeBack(in: stack)
      input.moveGesture(to: 0.5)
    case .drag:
      let root = UIViewController()
      let sheet = UIViewController()
      window = show(root)
      root.present(sheet, animated: false)
      stage.device.clock.drain()
      try input.beginSheetDrag(of: sheet)
      input.moveGesture(to: 0.5)
    case .turn:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let recorder = PageRecorder(
        stage.recorder, ["A", "B"].map { RecordedScreen($0, stage.recorder) })
      pages.setViewControllers([recorder.pages[0]], direction: .forward, animated: false)
      window = show(pages)
      pages.dataSource = recorder
      pages.delegate = recorder
      source = recorder
      try input.beginPageTurn(in: pages, forward: true)
      input.moveGesture(to: 0.5)
    }
    return Held(window: window, source: source)
  }
}
