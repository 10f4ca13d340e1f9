import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct TabAnimatorTests: TableSuite {
  private let setting = Setting()

  @MainActor
  private struct Setting {
    let stage = Stage()
    let tabs: UITabBarController
    let screens: [RecordedScreen]
    let animator: RecordedAnimator
    let source: AnimatorSource

    init(_ ending: RecordedAnimator.Ending = .afterAnimation) {
      screens = stage.screens("ABC")
      for screen in screens { screen.recordsMoves = false }
      let tabs = stage.run { UITabBarController() }
      self.tabs = tabs
      tabs.viewControllers = screens
      animator = RecordedAnimator(stage.recorder, ending)
      source = AnimatorSource(stage.recorder, animator)
      stage.show(tabs)
      tabs.delegate = source
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact custom.tab: A change of the tab asks the delegate for an animator, and has a coordinator
    ///   then.
    ///
    /// Source:
    ///   `UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:)`
    test("A change of the tab with an animator") {
      let stage = setting.stage
      stage.runToEnd {
        setting.tabs.selectedIndex = 1
        stage.recorder.note("selected \(setting.tabs.selectedIndex)")
        stage.recorder.note("coordinator \(setting.tabs.transitionCoordinator != nil)")
      }
      stage.recorder.note("coordinator \(setting.tabs.transitionCoordinator != nil)")
      stage.expectCalls(
        """
        animator for A B?
        interactor?
        B.loadView
        B.didLoad
        B.willAppear(true)
        A.willDisappear(true)
        selected 1
        coordinator true
        animate
        B.isAppearing(true)
        animated
        A.didDisappear(true)
        B.didAppear(true)
        ended(true)
        coordinator false
        """)
      expectNil(setting.screens[0].view.window)
      expectNotNil(setting.screens[1].view.window)
    }

    test("A user's choice of a tab asks for the animator, too") {
      try setting.stage.input.selectTab(2, in: setting.tabs)
      setting.stage.clock.drain()
      expectTrue(setting.stage.take().hasPrefix("animator for A C?"))
      expectEqual(setting.tabs.selectedIndex, 2)
    }

    test("A cancelled change of the tab selects the old one again") {
      let drive = UIPercentDrivenInteractiveTransition()
      setting.source.interactor = drive
      setting.source.recordsQuestions = false
      setting.stage.run { setting.tabs.selectedIndex = 1 }
      setting.stage.clock.turn()
      _ = setting.stage.take()
      drive.update(0.5)
      drive.cancel()
      setting.stage.expectAtRest(
        """
        animated
        B.willDisappear(true)
        B.didDisappear(true)
        A.willAppear(true)
        A.isAppearing(true)
        A.didAppear(true)
        ended(false)
        """)
      expectEqual(setting.tabs.selectedIndex, 0)
      expectSame(setting.tabs.tabBar.selectedItem, setting.screens[0].tabBarItem)
      expectNotNil(setting.screens[0].view.window)
      expectNil(setting.screens[1].view.window)
    }

    /// Choice custom.tab-during: A selection during the animation of another comes after it.
    test("A selection during the animation comes after it") {
      let setting = Setting(.byHand)
      setting.stage.runToEnd { setting.tabs.selectedIndex = 1 }
      setting.stage.run { setting.tabs.selectedIndex = 2 }
      expectEqual(setting.tabs.selectedIndex, 1)
      setting.source.animator = nil
      setting.animator.complete()
      setting.stage.clock.drain()
      expectEqual(setting.tabs.selectedIndex, 2)
      expectNotNil(setting.screens[2].view.window)
      expectNil(setting.screens[1].view.window)
    }

    test("Tabs that nobody sees change without an animator") {
      setting.stage.run {
        setting.stage.window.isHidden = true
        setting.stage.settle()
        setting.tabs.selectedIndex = 1
      }
      setting.stage.expectCalls("")
      expectEqual(setting.tabs.selectedIndex, 1)
    }

    test("A cancelled change stays where it is if the old screen was taken out") {
      let drive = UIPercentDrivenInteractiveTransition()
      setting.source.interactor = drive
      setting.stage.run { setting.tabs.selectedIndex = 1 }
      setting.stage.clock.turn()
      setting.stage.run { setting.tabs.viewControllers = Array(setting.screens[1...]) }
      drive.update(0.5)
      drive.cancel()
      setting.stage.clock.drain()
      expectSame(setting.tabs.selectedViewController, setting.screens[1])
      expectNotNil(setting.screens[1].view.window)
      expectNil(setting.screens[0].view.window)
    }

    test("A selection that waits for an animation is dropped with its screen") {
      let setting = Setting(.byHand)
      setting.stage.runToEnd { setting.tabs.selectedIndex = 1 }
      setting.stage.run {
        setting.tabs.selectedIndex = 2
        setting.tabs.viewControllers = Array(setting.screens[...1])
      }
      setting.animator.complete()
      setting.stage.clock.drain()
      expectSame(setting.tabs.selectedViewController, setting.screens[1])
    }

    test("A selection that waits for an animation is kept when a tab is added") {
      let setting = Setting(.byHand)
      _ = setting.tabs.moreNavigationController
      setting.stage.runToEnd { setting.tabs.selectedIndex = 1 }
      setting.stage.run {
        setting.tabs.selectedIndex = 2
        setting.tabs.addChild(setting.stage.screen("D"))
      }
      setting.animator.complete()
      setting.stage.clock.drain()
      expectEqual(setting.tabs.selectedIndex, 2)
    }

    test("A selection that waited comes once") {
      setting.stage.run { setting.tabs.selectedIndex = 1 }
      setting.stage.clock.turn()
      setting.stage.runToEnd { setting.tabs.selectedIndex = 2 }
      expectEqual(setting.tabs.selectedIndex, 2)
      setting.stage.runToEnd { setting.tabs.selectedIndex = 0 }
      expectEqual(setting.tabs.selectedIndex, 0)
    }

    test("The screen that comes has the size of the container") {
      setting.screens[1].view.frame = .zero
      setting.stage.run { setting.tabs.selectedIndex = 1 }
      setting.stage.clock.turn()
      expectEqual(setting.screens[1].view.frame, setting.tabs.view.bounds)
    }

    test("Tabs that go during the animation take the old screen with them") {
      let setting = Setting(.byHand)
      setting.stage.run { setting.tabs.selectedIndex = 1 }
      setting.stage.settle()
      setting.stage.runToEnd { setting.stage.window.rootViewController = UIViewController() }
      expectTrue(setting.stage.take().contains("A.didDisappear(true)"))
    }

    test("A change that is cancelled while its container appears brings the old screen back") {
      let setting = Setting(.byHand)
      setting.stage.runToEnd { setting.tabs.selectedIndex = 1 }
      setting.stage.run { setting.stage.window.isHidden = true }
      setting.stage.settle()
      setting.stage.runToEnd {
        setting.stage.window.isHidden = false
        setting.animator.context?.completeTransition(false)
      }
      expectEqual(setting.tabs.selectedIndex, 0)
      setting.stage.expectCalls(
        """
        B.willAppear(false)
        B.willDisappear(true)
        B.didDisappear(true)
        A.willAppear(true)
        ended(false)
        A.isAppearing(true)
        A.didAppear(true)
        """)
    }

    test("Tabs that are all removed during the animation are not selected after it") {
      let setting = Setting(.byHand)
      setting.stage.runToEnd { setting.tabs.selectedIndex = 1 }
      setting.stage.run { setting.tabs.viewControllers = [] }
      setting.animator.complete()
      setting.stage.clock.drain()
      expectNil(setting.tabs.selectedViewController)
      for screen in setting.screens { expectNil(screen.viewIfLoaded?.window) }
    }
  }
}
