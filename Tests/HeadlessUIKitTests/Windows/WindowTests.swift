import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct WindowTests: StageSuite {
  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact window.root-unloaded: Setting the root of a hidden window loads nothing.
    ///
    /// Source: [traces]
    ///
    /// Fact window.order: `makeKeyAndVisible()` makes the window key, loads the root and calls its
    ///   `viewWillAppear`; then `viewIsAppearing`, layout and `viewDidAppear` come in later turns.
    ///
    /// Source: [traces]; `UIWindow.makeKeyAndVisible()`
    test("Making a window visible loads at the call and appears in later turns") {
      let root = stage.screen("A")
      root.recordsLayout = true
      let window = stage.window
      window.rootViewController = root
      stage.expectCalls("")

      let token = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeKeyNotification,
        object: window,
        queue: nil
      ) { _ in MainActor.assumeIsolated { stage.recorder.note("key") } }
      window.makeKeyAndVisible()
      stage.expectCalls("key\nA.loadView\nA.didLoad\nA.willAppear(false)")
      expectTrue(window.isKeyWindow)
      stage.clock.turn()
      stage.expectCalls("A.isAppearing(false)\nA.willLayout\nA.didLayout")
      stage.clock.turn()
      stage.expectCalls("A.didAppear(false)")
      NotificationCenter.default.removeObserver(token)
    }

    test("Hiding a window makes its screens disappear, showing brings them back") {
      stage.show(stage.screen("A"))
      stage.window.isHidden = true
      stage.expectCalls("A.willDisappear(false)\nA.didDisappear(false)")
      expectFalse(stage.window.isKeyWindow)
      stage.window.isHidden = false
      stage.expectAtRest("A.willAppear(false)\nA.isAppearing(false)\nA.didAppear(false)")
    }

    // Known from openradar 22364739
    test("Another visible window becomes key when the key window hides") {
      final class NeverKeyWindow: UIWindow {
        override var canBecomeKey: Bool { false }
      }
      let others = (0..<4).map { _ in UIWindow() }
      let never = NeverKeyWindow()
      stage.show(stage.screen("A"))
      let hidden = others[0]
      others[1].windowLevel = .alert
      for window in [others[1], others[2], others[3], never] { window.isHidden = false }
      others[3].makeKey()
      others[3].isHidden = true
      expectSame(stage.device.keyWindow, others[1])
      others[1].isHidden = true
      expectSame(stage.device.keyWindow, others[2])
      others[2].isHidden = true
      expectSame(stage.device.keyWindow, stage.window)
      stage.window.isHidden = true
      expectNil(stage.device.keyWindow)
      expectTrue(hidden.isHidden)
    }

    test("A window that hides when it becomes key shows no screen") {
      final class ShyWindow: UIWindow {
        override func becomeKey() { isHidden = true }
      }
      let window = ShyWindow()
      stage.runToEnd {
        window.rootViewController = stage.screen("A")
        window.makeKeyAndVisible()
      }
      expectTrue(window.isHidden)
      expectFalse(stage.take().contains("Appear"))
    }

    test("A visible window that hides and shows itself when it becomes key keeps its screen") {
      final class BlinkingWindow: UIWindow {
        override func becomeKey() {
          isHidden = true
          isHidden = false
        }
      }
      let window = BlinkingWindow()
      stage.runToEnd {
        window.rootViewController = stage.screen("A")
        window.isHidden = false
      }
      stage.settle()
      stage.runToEnd { window.makeKeyAndVisible() }
      let calls = stage.take()
      for call in ["A.didDisappear", "A.didAppear"] { expectTrue(calls.contains(call)) }
    }

    test("A window is as large as the screen and knows its device") {
      expectEqual(stage.window.frame.size, ScreenMetrics.phone.size)
      expectSame(stage.window.device, stage.device)
      expectEqual(stage.window.screen.bounds.size, ScreenMetrics.phone.size)
    }

    test("A window with its screens is freed, even in the middle of a transition") {
      weak var window: UIWindow?
      weak var navigation: UINavigationController?
      do {
        let temporary = UIWindow()
        let stack = stage.navigation("A")
        window = temporary
        navigation = stack
        temporary.rootViewController = stack
        temporary.makeKeyAndVisible()
        stage.clock.drain()
        stack.pushViewController(stage.screen("B"), animated: true)
        stage.clock.turn()
        stack.present(stage.screen("M"), animated: true)
      }
      expectNil(window)
      expectNil(navigation)
      stage.clock.drain()
    }

    /// Choice window.push-at-once: A push in the turn in which the window appears shows the pushed
    ///   screen only, and everything that begins ends.
    ///
    /// iOS 17 and 18 are reported to differ here.
    test("A push in the turn in which the window appears arrives") {
      let navigation = stage.navigation("A")
      let delegate = NavigationRecorder(stage.recorder)
      navigation.delegate = delegate
      stage.runToEnd {
        stage.window.rootViewController = navigation
        stage.window.makeKeyAndVisible()
        navigation.pushViewController(stage.screen("B"), animated: true)
      }
      let calls = stage.take()
      expectTrue(calls.contains("B.didAppear(true)\n"))
      expectTrue(calls.hasSuffix("didShow(B, true)"))
      expectEqual(calls.components(separatedBy: "didAppear").count, 2)
      expectTrue(stage.clock.isIdle)
    }

    test("A window brings back just what disappeared with it") {
      let chain = stage.screens("AMN")
      stage.show(chain[0])
      chain[2].modalPresentationStyle = .fullScreen
      chain[0].present(chain[1], animated: false)
      stage.clock.drain()
      chain[1].present(chain[2], animated: false)
      stage.settle()
      stage.window.isHidden = true
      stage.expectCalls(
        """
        N.willDisappear(false)
        N.didDisappear(false)
        A.willDisappear(false)
        A.didDisappear(false)
        """)
      stage.window.isHidden = false
      stage.expectCalls("A.willAppear(false)\nN.willAppear(false)")
    }
  }
}
