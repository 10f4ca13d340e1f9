import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Replaced roots.
struct RootExitTests: TableSuite {
  let app: AppDriver
  let frame: Frame
  let log = ExitLog()

  init() throws {
    let log = log
    app = AppDriver { (window: UIWindow) in Frame(window, log) }
    frame = try require(app.root as? Frame)
  }

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A verb replaces a root`(animated: Bool) throws {
    let child = try frame.follow(in: app)
    frame.setRoot(Account(), animated: animated)
    child.expectLeft(
      of: "Frame", after: "Account started", "Account push Screen requested",
      "Account push Screen performed", "Frame setRoot UINavigationController requested",
      "Frame setRoot UINavigationController performed")
    expectEqual(app.tree, "Frame  active\n└─ Account  active  ◀ Screen")
  }

  /// When the window is at rest, the new root has no owner.
  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A verb replaces a root by a coordinator that stops at once`(animated: Bool) throws {
    let child = try frame.follow(in: app)
    let account = Account()
    frame.setRoot(account, animated: animated)
    frame.stop(account)
    child.expectLeft(
      of: "Frame", after: "Account started", "Account push Screen requested",
      "Account push Screen performed", "Frame setRoot UINavigationController requested",
      "Account stopped", "Account cancelled: stopped by its parent",
      "Frame setRoot UINavigationController performed", "Frame leave Screen performed")
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// The view of the former root was in no window, so no sentinel reports.
    test("A verb replaces a root before its window is visible") {
      let closed = Frame(UIWindow(), log, isVisible: false)
      closed.start()
      let child = try closed.follow(in: app)
      closed.setRoot(Account())
      closed.window.makeKeyAndVisible()
      child.expectLeft(
        of: "Frame", after: "Account started", "Account push Screen requested",
        "Account push Screen performed", "Frame#2 setRoot UINavigationController requested",
        "Frame#2 setRoot UINavigationController performed")
      expectEqual(closed.children.count, 1)
    }

    /// The former root has no view yet, and the new root has no owner.
    test("A raw call replaces a root before its window is visible") {
      let closed = Frame(UIWindow(), log, isVisible: false)
      closed.start()
      let child = try closed.follow(in: app)
      let held = closed.window.rootViewController
      closed.window.rootViewController = Screen("Raw")
      closed.window.makeKeyAndVisible()
      child.expectLeft(
        of: "Frame", after: "Sheet replaceRoot Screen observed",
        between: ["Frame#2 setRoot Screen observed"], isScreenRetained: true)
      withExtendedLifetime(held) {}
    }

    /// The presentation that covers a root that is not retained is removed with it.
    for (kept, isRaw, isRetained) in [
      ("retained by the app", false, true), ("not retained", false, false),
      ("below a raw presentation", true, false),
    ] {
      test("A covered root, \(kept), that a raw call swaps") {
        let child = try frame.follow(in: app)
        let cover = Screen("Cover")
        cover.modalPresentationStyle = .fullScreen
        if isRaw {
          frame.window.rootViewController?.present(cover, animated: false)
        } else {
          frame.present(cover, animated: false)
        }
        app.settle()
        let held = isRetained ? frame.window.rootViewController : nil
        child.begin()
        frame.window.rootViewController = Screen("Other")
        app.settle()
        if !isRaw { expectNil(cover.presentingViewController) }
        child.expectLeft(
          of: "Frame", after: "Sheet replaceRoot Screen observed",
          between: ["Frame setRoot Screen observed"], isScreenRetained: isRetained)
        withExtendedLifetime(held) {}
      }
    }

    /// Its view is in no window, but the view that covers it is.
    test("A raw call replaces a root below a raw presentation") {
      frame.start(Welcome(log))
      app.settle()
      let child = try Child(
        require(frame.children.first as? Welcome), [require(frame.window.rootViewController)],
        app,
        log)
      let cover = Screen("Cover")
      cover.modalPresentationStyle = .fullScreen
      frame.window.rootViewController?.present(cover, animated: false)
      app.settle()
      expectEqual(app.title, "Cover")
      expectEqual(child.flow?.isActive, true)
      frame.window.rootViewController = Screen("Other")
      child.expectLeft(
        of: "Frame", after: "RootExitTests.Welcome present Screen observed",
        "RootExitTests.Welcome replaceRoot Screen observed",
        between: ["Frame setRoot Screen observed"])
    }

    test("A raw call replaces a root") {
      let child = try frame.follow(in: app)
      frame.window.rootViewController = Screen("Other")
      child.expectLeft(
        of: "Frame", after: "Sheet replaceRoot Screen observed",
        between: ["Frame setRoot Screen observed"])
    }

    test("A root that a raw call has made of a child's screen is replaced like any other") {
      let former = try frame.follow(in: app)
      let child = { () -> Child in
        let leaf = Leaf(UINavigationController(), ["Leaf"], log)
        frame.start(leaf)
        frame.window.rootViewController = leaf.navigationController
        return Child(leaf, [leaf.navigationController], app, log)
      }()
      former.expectLeft(
        of: "Frame", after: "Leaf started", "Leaf push Screen requested",
        "Leaf push Screen performed", "Sheet replaceRoot Screen observed",
        between: ["Leaf setRoot UINavigationController observed"])
      child.begin()
      frame.setRoot(Coupon())
      child.expectLeft(
        of: "Frame", after: "Coupon started", "Frame setRoot Screen requested",
        "Frame setRoot Screen performed")
      expectEqual(frame.children.count, 1)
      expectEqual(app.title, "Coupon")
    }

    test("A root that is suspended while another one is shown") {
      let child = try frame.follow(in: app)
      let home = try require(frame.children.first as? Sheet)
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
        Leaf stopped; Leaf cancelled: its last screen was removed
        """)
      other.expectLeft(
        of: "Frame", after: "Frame setRoot Screen requested", "Sheet resumed",
        "Frame setRoot Screen performed")
      expectEqual(app.title, "Home")
    }

    test("A suspended root that is stopped is freed with its screen") {
      let child = try frame.follow(in: app)
      frame.setRoot(Account(), suspendingCurrent: true)
      app.settle()
      child.begin()
      if let home = frame.children.first as? Sheet { frame.stop(home) }
      child.expectLeft(of: "Frame", reason: .stoppedByParent)
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
      let child = try frame.followGuest(in: app)
      stack = nil
      frame.dismiss(animated: false)
      child.expectLeft(
        of: "Frame", after: "Frame dismiss requested",
        "Frame dismiss UINavigationController performed")
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
}
