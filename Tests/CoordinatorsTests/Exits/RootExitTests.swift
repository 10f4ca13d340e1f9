import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Replaced roots and disconnected scenes.
@MainActor @Suite(.coordinators, .serialized) struct RootExitTests: TableSuite {
  let app: AppDriver
  let frame: Frame
  let log = ExitLog()

  init() throws {
    let log = log
    app = AppDriver { (window: UIWindow) in Frame(window, log) }
    frame = try #require(app.root as? Frame)
  }

  /// The child whose screen is the root of a window.
  private func follow(_ frame: Frame, in app: AppDriver) throws -> Child {
    try follow(frame, frame.log, in: app)
  }

  private func follow(
    _ parent: some Coordinator, _ log: ExitLog, in app: AppDriver
  ) throws -> Child {
    let sheet = try #require(parent.children.first as? Sheet)
    return Child(sheet, [sheet.rootViewController], app, log)
  }

  @Test(arguments: [true, false])
  func `A verb replaces a root`(animated: Bool) throws {
    let child = try follow(frame, in: app)
    frame.setRoot(Account(), animated: animated)
    expectEqual(
      child.story,
      ExitStage.left(
        "Sheet", of: "Frame", after: "Account started", "Account push Screen requested",
        "Account push Screen performed", "Frame setRoot UINavigationController requested",
        "Frame setRoot UINavigationController performed"))
    expectEqual(app.tree, "Frame  active\n└─ Account  active  ◀ Screen")
  }

  /// When the window is at rest, the new root has no owner.
  @Test(arguments: [true, false])
  func `A verb replaces a root by a coordinator that stops at once`(animated: Bool) throws {
    let child = try follow(frame, in: app)
    let account = Account()
    frame.setRoot(account, animated: animated)
    frame.stop(account)
    expectEqual(
      child.story,
      ExitStage.left(
        "Sheet", of: "Frame", after: "Account started", "Account push Screen requested",
        "Account push Screen performed", "Frame setRoot UINavigationController requested",
        "Account stopped", "Account cancelled: stopped by its parent",
        "Frame setRoot UINavigationController performed", "Frame leave Screen performed"))
  }

  final class Closed: WindowCoordinator {
    let context = CoordinatorContext()
    let window = UIWindow()
    private let log: ExitLog

    init(_ log: ExitLog) { self.log = log }

    func start() { setRoot(Sheet(Screen("Home"), log)) }
    func coordinatorDidStop(_ coordinator: any Coordinator) {
      log.note("Closed", hearsOf: coordinator)
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// The view of the former root was in no window, so no sentinel reports.
    test("A verb replaces a root before its window is visible") {
      let closed = Closed(log)
      closed.start()
      let child = try follow(closed, log, in: app)
      closed.setRoot(Account())
      closed.window.makeKeyAndVisible()
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Closed", after: "Account started", "Account push Screen requested",
          "Account push Screen performed",
          "RootExitTests.Closed setRoot UINavigationController requested",
          "RootExitTests.Closed setRoot UINavigationController performed"))
      expectEqual(closed.children.count, 1)
    }

    /// The former root has no view yet, and the new root has no owner.
    test("A raw call replaces a root before its window is visible") {
      let closed = Closed(log)
      closed.start()
      let child = try follow(closed, log, in: app)
      let held = closed.window.rootViewController
      closed.window.rootViewController = Screen("Raw")
      closed.window.makeKeyAndVisible()
      expectEqual(
        child.story,
        """
        Sheet.stop()
        Observer hears that Sheet stopped
        Closed hears that Sheet stopped
        Sheet outcome: cancelled: its last screen left
        freed: coordinator, context
        journal: Sheet replaceRoot Screen observed; Sheet stopped; \
        RootExitTests.Closed setRoot Screen observed; Sheet cancelled: its last screen left
        """)
      withExtendedLifetime(held) {}
    }

    test("A root that is swapped by a raw call while it is covered, and retained by the app") {
      let child = try follow(frame, in: app)
      let cover = Screen("Cover")
      frame.present(cover, animated: false, style: .fullScreen)
      app.settle()
      let held = frame.window.rootViewController
      child.begin()
      frame.window.rootViewController = Screen("Other")
      app.settle()
      cover.dismiss(animated: false)
      expectEqual(
        child.story,
        """
        Sheet.stop()
        Observer hears that Sheet stopped
        Frame hears that Sheet stopped
        Sheet outcome: cancelled: its last screen left
        freed: coordinator, context
        journal: Sheet replaceRoot Screen observed; Sheet stopped; Frame setRoot Screen observed; Sheet cancelled: its last screen left
        """)
      withExtendedLifetime(held) {}
    }

    /// The presentation that covers the root is removed with it.
    test("A root that is swapped by a raw call while it is covered, and not retained") {
      let child = try follow(frame, in: app)
      let cover = Screen("Cover")
      frame.present(cover, animated: false, style: .fullScreen)
      app.settle()
      child.begin()
      frame.window.rootViewController = Screen("Other")
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Frame", after: "Sheet replaceRoot Screen observed",
          between: ["Frame setRoot Screen observed"]))
    }

    /// Its view is in no window, but the view that covers it is.
    test("A raw call replaces a root below a raw presentation") {
      frame.start(Welcome(log))
      app.settle()
      let child = try Child(
        #require(frame.children.first as? Welcome), [#require(frame.window.rootViewController)],
        app,
        log)
      let cover = Screen("Cover")
      cover.modalPresentationStyle = .fullScreen
      frame.window.rootViewController?.present(cover, animated: false)
      app.settle()
      expectEqual(app.title, "Cover")
      expectEqual(child.flow?.isActive, true)
      frame.window.rootViewController = Screen("Other")
      expectEqual(
        child.story,
        """
        Welcome.stop()
        Observer hears that Welcome stopped
        Frame hears that Welcome stopped
        Welcome outcome: cancelled: its last screen left
        freed: coordinator, context, screens
        journal: RootExitTests.Welcome present Screen observed; \
        RootExitTests.Welcome replaceRoot Screen observed; RootExitTests.Welcome stopped; \
        Frame setRoot Screen observed; RootExitTests.Welcome cancelled: its last screen left
        """)
    }

    test("A root that its coordinator retains, swapped under a raw presentation") {
      let child = try follow(frame, in: app)
      let cover = Screen("Cover")
      cover.modalPresentationStyle = .fullScreen
      frame.window.rootViewController?.present(cover, animated: false)
      app.settle()
      child.begin()
      frame.window.rootViewController = Screen("Other")
      app.settle()
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Frame", after: "Sheet replaceRoot Screen observed",
          between: ["Frame setRoot Screen observed"]))
    }

    test("A raw call replaces a root") {
      let child = try follow(frame, in: app)
      frame.window.rootViewController = Screen("Other")
      expectEqual(
        child.story,
        ExitStage.left(
          "Sheet", of: "Frame", after: "Sheet replaceRoot Screen observed",
          between: ["Frame setRoot Screen observed"]))
    }

    test("A root that is set by a raw call is in the journal when it is noticed") {
      frame.window.rootViewController = Screen("Other")
      app.settle()
      frame.setRoot(Coupon())
      app.settle()
      let lines = app.events.map { "\($0)" }.filter { $0.contains("setRoot Screen observed") }
      expectEqual(lines.count, 1)
    }

    test("A root that a raw call has made of a child's screen is replaced like any other") {
      let former = try follow(frame, in: app)
      let child = { () -> Child in
        let leaf = Leaf(UINavigationController(), ["Leaf"], log)
        frame.start(leaf)
        frame.window.rootViewController = leaf.navigationController
        return Child(leaf, [leaf.navigationController], app, log)
      }()
      expectEqual(
        former.story,
        ExitStage.left(
          "Sheet", of: "Frame", after: "Leaf started", "Leaf push Screen requested",
          "Leaf push Screen performed", "Sheet replaceRoot Screen observed",
          between: ["Leaf setRoot UINavigationController observed"]))
      child.begin()
      frame.setRoot(Coupon())
      expectEqual(
        child.story,
        ExitStage.left(
          of: "Frame", after: "Coupon started", "Frame setRoot Screen requested",
          "Frame setRoot Screen performed"))
      expectEqual(frame.children.count, 1)
      expectEqual(app.title, "Coupon")
    }

    test("A root that is suspended while another one is shown") {
      let child = try follow(frame, in: app)
      let home = try #require(frame.children.first as? Sheet)
      let other = { () -> Child in
        let leaf = Leaf(UINavigationController(), ["Other"], log)
        frame.setRoot(leaf, suspendingCurrent: true)
        app.settle()
        return Child(leaf, [leaf.navigationController], app, log)
      }()
      expectEqual(app.title, "Other")
      expectEqual(
        child.story,
        """
        Sheet.pause()
        Sheet is paused
        journal: Leaf started; Leaf push Screen requested; Leaf push Screen performed; \
        Frame setRoot UINavigationController requested; Sheet paused; \
        Frame setRoot UINavigationController performed
        """)
      child.begin()
      frame.setRoot(home)
      expectEqual(
        child.story,
        """
        Sheet.resume()
        Sheet is active
        journal: Frame setRoot Screen requested; Sheet resumed; Frame setRoot Screen performed; \
        Leaf stopped; Leaf cancelled: its last screen left
        """)
      expectEqual(
        other.story,
        ExitStage.left(
          of: "Frame", after: "Frame setRoot Screen requested", "Sheet resumed",
          "Frame setRoot Screen performed"))
      expectEqual(app.title, "Home")
    }

    test("A suspended root that is stopped is freed with its screen") {
      let child = try follow(frame, in: app)
      frame.setRoot(Account(), suspendingCurrent: true)
      app.settle()
      child.begin()
      if let home = frame.children.first as? Sheet { frame.stop(home) }
      expectEqual(child.story, ExitStage.left("Sheet", of: "Frame", reason: .stoppedByParent))
    }

    // MARK: Scenes

    test("A disconnected scene stops only its own tree") {
      let scenes = try TwoScenes()
      let kept = try follow(scenes.frame(0), in: scenes.driver)
      let child = try follow(scenes.frame(1), in: scenes.driver)
      weak let root = try scenes.frame(1)
      weak let window = root?.window
      expectNotNil(window)
      scenes.disconnect(1)
      let ends = ["Frame#2 stopped", "Frame#2 ended: its scene was disconnected"]
      expectEqual(
        child.story, ExitStage.left("Sheet", of: "Frame", reason: .parentStopped, then: ends))
      expectEqual(
        kept.story,
        """
        Sheet is active
        journal: Sheet stopped; Sheet cancelled: its parent was stopped; \
        \(ends.joined(separator: "; "))
        """)
      expectEqual(scenes.driver.tree, "Frame  active\n└─ Sheet  active  ◀ Screen")
      expectNil(root)
      expectNil(window)
    }

    test("A screen on a stack of the app's own that is freed with it") {
      var stack: UINavigationController? = UINavigationController(
        rootViewController: Screen("Root"))
      if let stack {
        frame.present(stack, animated: false)
        app.settle()
        frame.start(Guest(stack, log))
      }
      app.settle()
      let child = try follow(guestOf: frame, in: app)
      stack = nil
      frame.dismiss(animated: false)
      expectEqual(
        child.story,
        """
        Guest.stop()
        Observer hears that Guest stopped
        Frame hears that Guest stopped
        Guest outcome: cancelled: its last screen left
        freed: coordinator, context, screens
        journal: Frame dismiss requested; Frame dismiss UINavigationController performed; \
        RootExitTests.Guest stopped; RootExitTests.Guest cancelled: its last screen left
        """)
    }

    test("Screens of coordinators that stop in another scene are removed there") {
      let scenes = try TwoScenes()
      let first = try scenes.frame(0)
      let stack = UINavigationController(rootViewController: Screen("Home"))
      let order = Order(on: stack, titles: [])
      let pushed = Order(on: stack)
      scenes.driver.device.run {
        first.setRoot(stack)
        first.start(pushed)
        first.start(order)
        order.present(Screen("Sheet"))
      }
      scenes.driver.settle()
      expectNotNil(stack.presentedViewController)
      let second = try scenes.frame(1)
      scenes.driver.device.run {
        second.present(Coupon()).whenEnded { _ in
          first.stop(order)
          first.stop(pushed)
        }
      }
      scenes.driver.settle()
      scenes.disconnect(1)
      scenes.driver.settle()
      expectNil(stack.presentedViewController)
      expectEqual(stack.viewControllers.map(\.title), ["Home"])
    }

    test("The last scene that is closed removes its window") {
      let scenes = try TwoScenes()
      let children = try [0, 1].map { try follow(scenes.frame($0), in: scenes.driver) }
      weak let first = try scenes.frame(0).window
      weak let second = try scenes.frame(1).window
      expectTrue(first != nil && second != nil)
      for session in scenes.runner.scenes.map(\.session) { scenes.runner.close(session) }
      let ends = """
        Sheet stopped; Sheet cancelled: its parent was stopped; \
        Frame stopped; Frame ended: its scene was disconnected
        """
      let story = """
        Sheet.stop()
        Observer hears that Sheet stopped
        Frame hears that Sheet stopped
        Sheet outcome: cancelled: its parent was stopped
        freed: coordinator, context, screens
        journal: \(ends); Sheet paused; Frame#2 paused; \
        \(ends.replacing("Frame", with: "Frame#2"))
        """
      expectEqual(children.map(\.story), [story, "Sheet.pause()\n" + story])
      expectEqual(scenes.driver.tree, "")
      expectTrue(first == nil && second == nil)
    }
  }

  /// A coordinator without a role, which does not keep the screen that it makes the root.
  final class Welcome: FlowCoordinator {
    typealias Output = Int
    let context = CoordinatorContext()
    private let log: ExitLog

    init(_ log: ExitLog) { self.log = log }

    func start() { setRoot(Screen("Welcome")) }
    func stop() { log.note("Welcome.stop()") }
  }

  /// A coordinator without a role, which pushes onto a given stack.
  final class Guest: FlowCoordinator {
    typealias Output = Int
    let context = CoordinatorContext()
    private(set) weak var stack: UINavigationController?
    private let log: ExitLog

    init(_ stack: UINavigationController, _ log: ExitLog) {
      self.stack = stack
      self.log = log
    }

    func start() {
      if let stack { perform(.push(Screen("Guest"), on: stack, animated: false)) }
    }
    func stop() { log.note("Guest.stop()") }
  }

  private func follow(guestOf host: Frame, in app: AppDriver) throws -> Child {
    let guest = try #require(host.children.last as? Guest)
    return try Child(guest, [#require(guest.stack?.topViewController)], app, host.log)
  }

  @Test(arguments: [true, false])
  func `A disconnected scene stops another scene's coordinators whose last screens it shows`(
    isKept: Bool
  ) throws {
    let scenes = try TwoScenes()
    let host = try scenes.frame(0)
    let held = isKept ? try scenes.frame(1).window : nil
    try scenes.driver.device.run {
      let leaf = Leaf(UINavigationController(), ["Leaf"], host.log)
      try scenes.frame(1).setRoot(leaf)
      host.start(Guest(leaf.navigationController, host.log))
    }
    scenes.driver.settle()
    let child = try follow(guestOf: host, in: scenes.driver)
    scenes.disconnect(1)
    expectEqual(
      child.story,
      """
      Guest.stop()
      Observer hears that Guest stopped
      Frame hears that Guest stopped
      Guest outcome: cancelled: its last screen left
      freed: coordinator, context\(isKept ? "" : ", screens")
      journal: Leaf stopped; Leaf cancelled: its parent was stopped; Frame#2 stopped; \
      Frame#2 ended: its scene was disconnected; RootExitTests.Guest stopped; \
      RootExitTests.Guest cancelled: its last screen left
      """)
    withExtendedLifetime(held) {}
  }
}
