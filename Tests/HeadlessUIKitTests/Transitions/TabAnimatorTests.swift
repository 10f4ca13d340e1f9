import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TabAnimatorTests {
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

  /// Fact custom.tab: A change of the tab asks the delegate for an animator, and has a coordinator
  ///   then.
  ///
  /// Source:
  ///   `UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:)`
  @Test func `A change of the tab with an animator`() {
    let setting = Setting()
    let stage = setting.stage
    stage.run {
      setting.tabs.selectedIndex = 1
      stage.recorder.note("selected \(setting.tabs.selectedIndex)")
      stage.recorder.note("coordinator \(setting.tabs.transitionCoordinator != nil)")
    }
    stage.clock.drain()
    stage.recorder.note("coordinator \(setting.tabs.transitionCoordinator != nil)")
    #expect(
      stage.take() == """
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
        """
    )
    #expect(setting.screens[0].view.window == nil)
    #expect(setting.screens[1].view.window != nil)
  }

  /// Fact coordinator.tab: While a change of the tab is animated the container has a coordinator, and
  ///   the screens have it, too; a change without an animator has none.
  ///
  /// Source: `UIViewController.transitionCoordinator`
  @Test func `A change of the tab has a coordinator as long as it is animated`() {
    let setting = Setting()
    let stage = setting.stage
    stage.run { setting.tabs.selectedIndex = 1 }
    setting.tabs.transitionCoordinator?.animate { _ in
      stage.recorder.note("alongside")
    } completion: {
      stage.recorder.note("completion \($0.isCancelled)")
    }
    stage.clock.turn()
    _ = stage.take()
    #expect(setting.tabs.transitionCoordinator?.isAnimated == true)
    #expect(setting.screens[0].transitionCoordinator != nil)
    #expect(setting.screens[1].transitionCoordinator != nil)
    stage.clock.drain()
    #expect(stage.take().contains("completion false"))
    #expect(setting.tabs.transitionCoordinator == nil)
    setting.source.animator = nil
    stage.run { setting.tabs.selectedIndex = 2 }
    #expect(setting.tabs.transitionCoordinator == nil)
    stage.clock.turn()
    #expect(setting.tabs.transitionCoordinator == nil)
  }

  @Test func `A person's choice of a tab asks for the animator, too`() throws {
    let setting = Setting()
    try setting.stage.input.selectTab(2, in: setting.tabs)
    setting.stage.clock.drain()
    #expect(setting.stage.take().hasPrefix("animator for A C?"))
    #expect(setting.tabs.selectedIndex == 2)
  }

  @Test func `A cancelled change of the tab selects the old one again`() {
    let setting = Setting()
    let drive = UIPercentDrivenInteractiveTransition()
    setting.source.interactor = drive
    setting.source.recordsQuestions = false
    setting.stage.run { setting.tabs.selectedIndex = 1 }
    setting.stage.clock.turn()
    _ = setting.stage.take()
    drive.update(0.5)
    drive.cancel()
    setting.stage.clock.drain()
    #expect(
      setting.stage.take() == """
        animated
        B.willDisappear(true)
        B.didDisappear(true)
        A.willAppear(true)
        A.isAppearing(true)
        A.didAppear(true)
        ended(false)
        """
    )
    #expect(setting.tabs.selectedIndex == 0)
    #expect(setting.tabs.tabBar.selectedItem === setting.screens[0].tabBarItem)
    #expect(setting.screens[0].view.window != nil)
    #expect(setting.screens[1].view.window == nil)
  }

  /// Choice custom.tab-during: A selection during the animation of another comes after it.
  @Test func `A selection during the animation comes after it`() {
    let setting = Setting(.byHand)
    setting.stage.run { setting.tabs.selectedIndex = 1 }
    setting.stage.clock.drain()
    setting.stage.run { setting.tabs.selectedIndex = 2 }
    #expect(setting.tabs.selectedIndex == 1)
    setting.source.animator = nil
    setting.animator.complete()
    setting.stage.clock.drain()
    #expect(setting.tabs.selectedIndex == 2)
    #expect(setting.screens[2].view.window != nil)
    #expect(setting.screens[1].view.window == nil)
  }

  @Test func `Tabs that nobody sees change without an animator`() {
    let setting = Setting()
    setting.stage.run {
      setting.stage.window.isHidden = true
      setting.stage.clock.drain()
      _ = setting.stage.take()
      setting.tabs.selectedIndex = 1
    }
    #expect(setting.stage.take() == "")
    #expect(setting.tabs.selectedIndex == 1)
  }

  @Test func `A cancelled change stays where it is if the old screen was taken out`() {
    let setting = Setting()
    let drive = UIPercentDrivenInteractiveTransition()
    setting.source.interactor = drive
    setting.stage.run { setting.tabs.selectedIndex = 1 }
    setting.stage.clock.turn()
    setting.stage.run { setting.tabs.viewControllers = Array(setting.screens[1...]) }
    drive.update(0.5)
    drive.cancel()
    setting.stage.clock.drain()
    #expect(setting.tabs.selectedViewController === setting.screens[1])
    #expect(setting.screens[1].view.window != nil)
    #expect(setting.screens[0].view.window == nil)
  }

  @Test func `A selection that waits for an animation is dropped with its screen`() {
    let setting = Setting(.byHand)
    setting.stage.run { setting.tabs.selectedIndex = 1 }
    setting.stage.clock.drain()
    setting.stage.run {
      setting.tabs.selectedIndex = 2
      setting.tabs.viewControllers = Array(setting.screens[...1])
    }
    setting.animator.complete()
    setting.stage.clock.drain()
    #expect(setting.tabs.selectedViewController === setting.screens[1])
  }

  @Test func `A selection that waited comes once`() {
    let setting = Setting()
    setting.stage.run { setting.tabs.selectedIndex = 1 }
    setting.stage.clock.turn()
    setting.stage.run { setting.tabs.selectedIndex = 2 }
    setting.stage.clock.drain()
    #expect(setting.tabs.selectedIndex == 2)
    setting.stage.run { setting.tabs.selectedIndex = 0 }
    setting.stage.clock.drain()
    #expect(setting.tabs.selectedIndex == 0)
  }

  @Test func `The screen that comes has the size of the container`() {
    let setting = Setting()
    setting.screens[1].view.frame = .zero
    setting.stage.run { setting.tabs.selectedIndex = 1 }
    setting.stage.clock.turn()
    #expect(setting.screens[1].view.frame == setting.tabs.view.bounds)
  }

  @Test func `Tabs that go during the animation take the old screen with them`() {
    let setting = Setting(.byHand)
    setting.stage.run { setting.tabs.selectedIndex = 1 }
    setting.stage.clock.drain()
    _ = setting.stage.take()
    setting.stage.run { setting.stage.window.rootViewController = UIViewController() }
    setting.stage.clock.drain()
    #expect(setting.stage.take().contains("A.didDisappear(true)"))
  }

  @Test func `A change that is cancelled while its container appears brings the old screen back`() {
    let setting = Setting(.byHand)
    setting.stage.run { setting.tabs.selectedIndex = 1 }
    setting.stage.clock.drain()
    setting.stage.run { setting.stage.window.isHidden = true }
    setting.stage.clock.drain()
    _ = setting.stage.take()
    setting.stage.run {
      setting.stage.window.isHidden = false
      setting.animator.context?.completeTransition(false)
    }
    setting.stage.clock.drain()
    #expect(setting.tabs.selectedIndex == 0)
    #expect(
      setting.stage.take() == """
        B.willAppear(false)
        B.willDisappear(true)
        B.didDisappear(true)
        A.willAppear(true)
        ended(false)
        A.isAppearing(true)
        A.didAppear(true)
        """
    )
  }
}
