import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct WindowTests: TableSuite {
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
      stage.run { window.rootViewController = root }
      stage.expectCalls("")

      let token = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeKeyNotification,
        object: window,
        queue: nil
      ) { _ in MainActor.assumeIsolated { stage.recorder.note("key") } }
      stage.run { window.makeKeyAndVisible() }
      stage.expectCalls("key\nA.loadView\nA.didLoad\nA.willAppear(false)")
      expectTrue(window.isKeyWindow)
      stage.clock.turn()
      stage.expectCalls("A.isAppearing(false)\nA.willLayout\nA.didLayout")
      stage.clock.turn()
      stage.expectCalls("A.didAppear(false)")
      NotificationCenter.default.removeObserver(token)
    }

    /// Choice window.new-root: A new root of a visible window makes the old one disappear and frees
    ///   it, without coordinator and without `willMove` or `didMove`.
    test("A new root takes the old one's place, which is freed") {
      weak var old: RecordedScreen?
      stage.run {
        let first = stage.screen("A")
        old = first
        stage.show(first)
      }
      stage.run { stage.window.rootViewController = stage.screen("B") }
      expectNil(old)
      expectNil(stage.window.rootViewController?.transitionCoordinator)
      stage.clock.drain()
      let calls = stage.take()
      for call in ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"] {
        expectTrue(calls.contains("\(call)(false)"))
      }
      expectFalse(calls.contains("Move"))
    }

    test("A new root drops what the old one presented") {
      weak var sheet: RecordedScreen?
      stage.show(stage.screen("A"))
      stage.run {
        let presented = stage.screen("M")
        sheet = presented
        stage.window.rootViewController?.present(presented, animated: false)
        stage.clock.drain()
      }
      stage.runToEnd { stage.window.rootViewController = stage.screen("B") }
      expectTrue(stage.take().contains("M.willDisappear(false)\nM.didDisappear(false)"))
      expectNil(sheet)
      expectEqual(stage.window.subviews.count, 1)
    }

    test("Hiding a window makes its screens disappear, showing brings them back") {
      stage.show(stage.screen("A"))
      stage.run { stage.window.isHidden = true }
      stage.expectCalls("A.willDisappear(false)\nA.didDisappear(false)")
      expectFalse(stage.window.isKeyWindow)
      stage.run { stage.window.isHidden = false }
      stage.expectAtRest("A.willAppear(false)\nA.isAppearing(false)\nA.didAppear(false)")
    }

    /// Fact window.key: Only one window is key; making another one key takes it from the first.
    ///
    /// Source: `UIWindow.isKeyWindow`; `UIWindow.makeKey()`
    test("Another key window takes the keyboard from the first") {
      let other = stage.run { UIWindow() }
      stage.show(stage.screen("A"))
      let tokens = [UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification].map {
        NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
          let (name, window) = (note.name, note.object as? UIWindow)
          MainActor.assumeIsolated {
            guard window?.device === stage.device else { return }
            let verb = name == UIWindow.didResignKeyNotification ? "resigned" : "became key"
            stage.recorder.note("\(window === other ? "other" : "first") \(verb)")
          }
        }
      }
      other.makeKeyAndVisible()
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      stage.expectCalls("first resigned\nother became key")
      expectTrue(other.isKeyWindow)
      expectFalse(stage.window.isKeyWindow)
      expectSame(stage.device.keyWindow, other)
      expectSame(stage.device.application.keyWindow, other)
      expectEqual(stage.device.windows, [stage.window, other])
    }

    // Known from openradar 22364739
    test("Another visible window becomes key when the key window hides") {
      final class NeverKeyWindow: UIWindow {
        override var canBecomeKey: Bool { false }
      }
      let others = stage.run { (0..<4).map { _ in UIWindow() } }
      let never = stage.run { NeverKeyWindow() }
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
      let window = stage.run { ShyWindow() }
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
      let window = stage.run { BlinkingWindow() }
      stage.runToEnd {
        window.rootViewController = stage.screen("A")
        window.isHidden = false
      }
      stage.settle()
      stage.runToEnd { window.makeKeyAndVisible() }
      let calls = stage.take()
      for call in ["A.didDisappear", "A.didAppear"] { expectTrue(calls.contains(call)) }
    }

    /// Fact window.kept: A window that was made visible and that nobody keeps lives to the end of the
    ///   turn.
    ///
    /// Source: [published tests]
    test("A window that nobody keeps lives to the end of the turn") {
      weak var window: UIWindow?
      weak var root: UIViewController?
      stage.run {
        let temporary = UIWindow()
        window = temporary
        temporary.rootViewController = stage.screen("A")
        root = temporary.rootViewController
        temporary.makeKeyAndVisible()
      }
      expectTrue(window?.isKeyWindow ?? false)
      expectNotNil(root)
      stage.clock.drain()
      expectNil(window)
      expectNil(root)
    }

    test("A window is as large as the screen and knows its device") {
      expectEqual(stage.window.frame.size, ScreenMetrics.phone.size)
      expectSame(stage.window.device, stage.device)
      expectEqual(stage.window.screen.bounds.size, ScreenMetrics.phone.size)
    }

    test("A window with its screens is freed, even in the middle of a transition") {
      weak var window: UIWindow?
      weak var navigation: UINavigationController?
      stage.run {
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
      stage.run {
        chain[0].present(chain[1], animated: false)
        stage.clock.drain()
        chain[1].present(chain[2], animated: false)
        stage.settle()
        stage.window.isHidden = true
      }
      stage.expectCalls(
        """
        N.willDisappear(false)
        N.didDisappear(false)
        A.willDisappear(false)
        A.didDisappear(false)
        """)
      stage.run { stage.window.isHidden = false }
      stage.expectCalls("A.willAppear(false)\nN.willAppear(false)")
    }

    test("A root that is replaced in a hidden window leaves with what it presented") {
      let root = stage.show("A")
      stage.run {
        root.present(stage.screen("M"), animated: false)
        stage.clock.drain()
        stage.window.isHidden = true
        stage.window.rootViewController = stage.screen("B")
      }
      expectNil(root.presentedViewController)
      expectTrue(stage.window.subviews.isEmpty)
    }

    test("A root that replaces itself on its way in is not shown") {
      for policy in [Policies.RootOrder.outgoingFirst, .incomingFirst] {
        for isWrapped in [false, true] {
          for loads in [false, true] {
            let stage = Stage()
            stage.device.policies.rootReplacement = policy
            stage.show(stage.screen("X"))
            let first = stage.screen("A")
            let redirect = { stage.window.rootViewController = stage.screen("B") }
            if loads { first.onDidLoad = redirect } else { first.onWillAppear = redirect }
            stage.runToEnd {
              stage.window.rootViewController =
                isWrapped ? UINavigationController(rootViewController: first) : first
            }
            let end = loads ? "" : "A didDisappear, "
            expectEqual(stage.recorder.takeEnds(), "\(end)B didAppear, X didDisappear")
            expectNil(first.view.window)
            expectEqual(stage.window.subviews.count, 1)
          }
        }
      }
    }

    test("A root that wraps itself on its way in is shown in its container") {
      for loads in [false, true] {
        let stage = Stage()
        let first = stage.screen("A")
        let wrap = {
          guard first.parent == nil else { return }
          stage.window.rootViewController = UINavigationController(rootViewController: first)
        }
        if loads { first.onDidLoad = wrap } else { first.onWillAppear = wrap }
        stage.show(first)
        expectEqual(first.view.window, stage.window)
        stage.run { stage.window.rootViewController = nil }
        stage.expectAtRest("A.willDisappear(false)\nA.didDisappear(false)")
      }
    }

    test("A controller that is presented over a full screen can be the root of another window") {
      let (root, cover) = (stage.screen("A"), stage.screen("B"))
      stage.show(root)
      cover.modalPresentationStyle = .fullScreen
      stage.runToEnd { root.present(cover, animated: false) }
      let other = stage.run { UIWindow() }
      stage.runToEnd {
        other.rootViewController = cover
        other.isHidden = false
      }
      expectSame(cover.view.window, other)
    }

    replacements(&test)
  }

  /// What begins, and then has its window's root replaced in a callback.
  private func replacements(_ test: inout TestTable) {
    typealias Beginning = (Stage, [RecordedScreen]) -> UIViewController
    func present(_ stage: Stage, _ screens: [RecordedScreen]) -> UIViewController {
      screens[1].modalPresentationStyle = .fullScreen
      stage.show(screens[0])
      screens[0].present(screens[1], animated: true)
      return screens[0]
    }
    let beginnings: [(String, Beginning)] = [
      (
        "a push",
        { stage, screens in
          let navigation = UINavigationController(rootViewController: screens[0])
          stage.show(navigation)
          navigation.pushViewController(screens[1], animated: true)
          return navigation
        }
      ),
      (
        "a change of columns",
        { stage, screens in
          stage.device.screen = .wide
          let split = UISplitViewController()
          split.viewControllers = [stage.screen("P"), screens[0]]
          stage.show(split)
          split.viewControllers = [stage.screen("Q"), screens[1]]
          return split
        }
      ),
      (
        "a change of the page",
        { stage, screens in
          let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
          pages.setViewControllers([screens[0]], direction: .forward, animated: false)
          stage.show(pages)
          pages.setViewControllers([screens[1]], direction: .forward, animated: true)
          return pages
        }
      ),
      (
        "a change of the tab",
        { stage, screens in
          let tabs = UITabBarController()
          tabs.viewControllers = screens
          stage.show(tabs)
          stage.clock.atNextTurn { tabs.selectedIndex = 1 }
          return tabs
        }
      ),
      ("a presentation", present),
      (
        "a dismissal",
        { stage, screens in
          let cover = present(stage, [screens[1], screens[0]])
          stage.clock.drain()
          cover.dismiss(animated: true)
          return cover
        }
      ),
    ]
    for (name, begin) in beginnings {
      test("Each callback has its end when \(name) begins and the root is replaced") {
        for hook in 0..<4 {
          let stage = Stage()
          let screens = stage.screens("AB")
          for screen in screens { screen.recordsMoves = false }
          weak var container: UIViewController?
          stage.runToEnd {
            container = begin(stage, screens)
            _ = stage.take()
            let replace = { [weak stage] in
              guard let stage, stage.window.rootViewController === container else { return }
              stage.window.rootViewController = stage.screen("R")
            }
            switch hook {
            case 0: screens[0].onWillDisappear = replace
            case 1: screens[1].onDidLoad = replace
            case 2: screens[1].onWillAppear = replace
            default: screens[1].onIsAppearing = replace
            }
            stage.clock.turn()
          }
          for end in stage.recorder.takeEnds().components(separatedBy: ", ") {
            expectTrue(end.contains(" did"), "\(hook): \(end)")
          }
          expectEqual(stage.window.subviews.count, 1)
        }
      }
    }
  }
}
