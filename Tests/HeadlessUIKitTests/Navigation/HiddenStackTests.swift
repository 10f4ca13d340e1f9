import CompactTesting
import HeadlessUIKit
import Testing

/// Apps' tests make a window exactly because nothing appears without one.
struct HiddenStackTests: StageSuite {
  let stage = Stage()

  /// Shows a stack that makes a change when its root appears for the first time, and says what was called.
  private func show(
    inWillShow: Bool = false, _ change: @escaping (UINavigationController, UIViewController) -> Void
  ) -> (root: RecordedScreen, calls: String) {
    let (root, next) = (stage.screen("A"), stage.screen("B"))
    for screen in [root, next] { screen.recordsMoves = false }
    let navigation = stage.run { UINavigationController(rootViewController: root) }
    let delegate = NavigationRecorder(stage.recorder)
    stage.delegates = [delegate]
    navigation.delegate = delegate
    let changeOnce = { [weak root, weak delegate, unowned navigation] in
      root?.onWillAppear = nil
      delegate?.onWillShow = nil
      change(navigation, next)
    }
    if inWillShow { delegate.onWillShow = changeOnce } else { root.onWillAppear = changeOnce }
    stage.runToEnd {
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
    }
    return (root, stage.take())
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen popped without a window is freed at once") {
      let navigation = stage.navigation("A")
      weak var popped: RecordedScreen?
      do {
        let screen = stage.screen("B")
        popped = screen
        navigation.pushViewController(screen, animated: false)
      }
      expectNotNil(popped)
      navigation.popViewController(animated: false)
      expectNil(popped)
    }

    /// Choice push.deep: A stack that comes into a window with several screens shows its top without
    ///   animation and loads no other.
    test("A deep stack shows only its top") {
      let delegate = NavigationRecorder(stage.recorder)
      let navigation = stage.navigation("ABC")
      navigation.delegate = delegate
      _ = stage.take()
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
      stage.expectAtRest(
        """
        C.loadView
        C.didLoad
        C.willAppear(false)
        willShow(C, false)
        C.isAppearing(false)
        C.didAppear(false)
        A.didMove(nav)
        B.didMove(nav)
        C.didMove(nav)
        didShow(C, false)
        """)
    }

    test("A root that pushes while it appears for the first time is covered as by any push") {
      let (root, calls) = show { $0.pushViewController($1, animated: false) }
      expectEqual(
        calls,
        """
        A.loadView
        A.didLoad
        A.willAppear(false)
        willShow(A, false)
        B.loadView
        B.didLoad
        A.willDisappear(false)
        B.willAppear(false)
        willShow(B, false)
        B.isAppearing(false)
        A.didDisappear(false)
        B.didAppear(false)
        didShow(B, false)
        """)
      let navigation = try require(root.navigationController)
      stage.runToEnd { _ = navigation.popViewController(animated: false) }
      expectTrue(stage.take().contains("A.willAppear(false)\nwillShow(A, false)"))
    }

    test("A root that is replaced while it appears for the first time leaves as any screen") {
      for inWillShow in [false, true] {
        let (root, calls) = show(inWillShow: inWillShow) {
          $0.setViewControllers([$1], animated: false)
        }
        expectTrue(
          calls.contains("A.willDisappear(false)\nB.willAppear(false)\nwillShow(B, false)"))
        expectTrue(calls.contains("A.didDisappear(false)"))
        expectEqual(calls.components(separatedBy: "willShow(B").count, 2)
        expectNil(root.view.superview)
      }
    }

    test("A stack that changed in another tab shows its new top when it comes back") {
      let navigation = stage.navigation("A")
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, stage.screen("T")]
      stage.show(tabs)
      tabs.selectedIndex = 1
      stage.settle()
      navigation.pushViewController(stage.screen("B"), animated: true)
      stage.expectAtRest("B.willMove(nav)")
      tabs.selectedIndex = 0
      stage.expectAtRest(
        """
        B.loadView
        B.didLoad
        B.willAppear(false)
        T.willDisappear(false)
        B.isAppearing(false)
        T.didDisappear(false)
        B.didAppear(false)
        B.didMove(nav)
        """)
    }

    test("A top popped under a full screen is freed at once") {
      let navigation = stage.navigation("AB")
      weak let top = navigation.topViewController
      stage.show(navigation)
      let cover = stage.screen("M")
      cover.modalPresentationStyle = .fullScreen
      stage.runToEnd { navigation.present(cover, animated: false) }
      navigation.popViewController(animated: false)
      expectNil(top)
      stage.runToEnd { navigation.dismiss(animated: false) }
      expectNotNil(navigation.topViewController?.view.window)
    }
  }
}
