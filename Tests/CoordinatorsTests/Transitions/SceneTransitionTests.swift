import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Transitions in a scene that the system disconnects.
@MainActor @Suite(.coordinators, .serialized) struct SceneTransitionTests {}

extension SceneTransitionTests {
  enum Verb: String, CaseIterable { case push, pop, present, dismiss, set, root }

  @Test(arguments: Verb.allCases, [true, false])
  func `Disconnecting a scene rejects its running transition at once`(
    verb: Verb, isKept: Bool
  ) throws {
    let scenes = try TwoScenes()
    let driver = scenes.driver
    weak var window: UIWindow?
    var held: UIWindow?
    var handle: TransitionHandle?
    var waiting: TransitionHandle?
    var guest: TransitionHandle?
    let issues = try DiagnosticReporter.collecting {
      try driver.device.run {
        let frame = try scenes.frame(1)
        window = frame.window
        if isKept { held = frame.window }
        let leaf = Leaf(UINavigationController(), ["First", "Second"], frame.log)
        frame.setRoot(leaf)
        driver.settle()
        if verb == .dismiss {
          leaf.present(Screen("Sheet"))
          driver.settle()
        }
        handle = perform(verb, leaf, frame)
        if verb != .root {
          waiting = leaf.push(Screen("Later"))
          let host = try scenes.frame(0)
          guest = host.perform(.push(Screen("Guest"), on: leaf.navigationController))
        }
      }
      driver.device.clock.advance(by: .milliseconds(100))
      expectNil(handle?.ended)
      expectNil(waiting?.ended)
      expectNil(guest?.ended)
      scenes.disconnect(1)
      for handle in [handle, guest].compactMap({ $0 }) {
        expectEqual(handle.ended.map { "\($0)" }, "rejected(Its scene has disconnected.)")
      }
      expectFalse(waiting.map { $0.ended == nil } ?? false)
      driver.device.clock.advance(by: .seconds(60))
      driver.settle()
    }
    expectEqual(issues.map(\.code), [])
    expectTrue(driver.device.run { TransitionQueues.areIdle })
    expectEqual((window != nil), isKept)
    withExtendedLifetime(held) {}
    expectEqual(driver.tree, "Frame  active\n└─ Sheet  active  ◀ Screen")
  }

  private func perform(_ verb: Verb, _ leaf: Leaf, _ frame: Frame) -> TransitionHandle {
    switch verb {
    case .push: leaf.push(Screen("Next"))
    case .pop: leaf.pop()
    case .present: leaf.present(Screen("Sheet"))
    case .dismiss: leaf.dismiss()
    case .set: leaf.set([Screen("Other")])
    case .root: frame.setRoot(Screen("Other"), animated: true)
    }
  }

  enum Style: CaseIterable { case fullScreen, pageSheet, overFullScreen }

  @Test(arguments: Style.allCases, [true, false])
  func `A presented screen is freed with its disconnected scene`(
    style: Style, isKept: Bool
  ) throws {
    let scenes = try TwoScenes()
    let log = ExitLog()
    weak var root: UIViewController?
    weak var presented: UIViewController?
    var held: UIWindow?
    try scenes.driver.device.run {
      let frame = try scenes.frame(1)
      if isKept { held = frame.window }
      let pages = ContainerExitTests.Pages(log)
      let sheet = Sheet(Screen("Sheet"), log)
      root = pages.pageViewController
      presented = sheet.rootViewController
      frame.setRoot(pages)
      pages.setPages([Screen("Page")])
      scenes.driver.settle()
      switch style {
      case .fullScreen: pages.present(sheet, style: .fullScreen)
      case .pageSheet: pages.present(sheet, style: .pageSheet)
      case .overFullScreen: pages.present(sheet, style: .overFullScreen)
      }
      scenes.driver.settle()
    }
    expectNotNil(presented?.presentingViewController)
    scenes.disconnect(1)
    scenes.driver.settle()
    expectTrue(held != nil || root == nil)
    held = nil
    scenes.driver.settle()
    expectNil(root)
    expectNil(presented)
  }

  @Test func `A transition ends without a report when its window is released`()
    throws
  {
    let app = AppDriver(Mall.init(window:))
    var handle: TransitionHandle?
    weak var gone: UIWindow?
    let issues = DiagnosticReporter.collecting {
      do {
        let other = Bare(UINavigationController(rootViewController: Screen("Other")))
        let window = visibleWindow(other.navigationController)
        other.launch()
        handle = other.push(Screen("A"))
        gone = window
        window.isHidden = true
      }
      app.device.clock.advance(by: .seconds(60))
    }
    expectNil(gone)
    expectNotNil(handle?.ended)
    expectEqual(issues.map(\.code), [])
    expectTrue(app.isIdle)
  }
}
