import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Changes of a window's root.
struct RootTests: StageSuite {
  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Choice window.new-root: A new root of a visible window makes the old one disappear and frees
    ///   it, without coordinator and without `willMove` or `didMove`.
    test("A new root takes the old one's place, which is freed") {
      weak var old: RecordedScreen?
      do {
        let first = stage.screen("A")
        old = first
        stage.show(first)
      }
      stage.window.rootViewController = stage.screen("B")
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
      do {
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

    test("A root that is replaced in a hidden window leaves with what it presented") {
      let root = stage.show("A")
      root.present(stage.screen("M"), animated: false)
      stage.clock.drain()
      stage.window.isHidden = true
      stage.window.rootViewController = stage.screen("B")
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
      let other = UIWindow()
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
