import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Roots that are replaced, and scenes that go.
@MainActor @Suite(.coordinators) struct RootExitTests {
  let app = AppDriver(Mall.init(window:))

  private func mall() throws -> Mall { try #require(app.root as? Mall) }

  @Test(arguments: [true, false])
  func `A root that is swapped by a verb`(animated: Bool) throws {
    let mall = try mall()
    weak let coupon = mall.children.first as? Coupon
    mall.setRoot(Account(), animated: animated)
    app.settle()
    #expect(coupon == nil)
    #expect(app.tree == "Mall  active\n└─ Account  active  ◀ Screen")
    #expect(!app.journal.contains("replaceRoot"))
  }

  final class Closed: WindowCoordinator {
    let context = CoordinatorContext()
    let window = UIWindow()
    func start() { setRoot(Coupon()) }
  }

  /// The view of the former root has been in no window that could tell.
  @Test func `A root that is swapped by a verb before its window is visible`() {
    let closed = Closed()
    closed.start()
    weak let coupon = closed.children.first as? Coupon
    #expect(coupon?.log == ["start"])
    closed.setRoot(Account())
    closed.window.makeKeyAndVisible()
    app.settle()
    #expect(coupon == nil)
    #expect(closed.children.count == 1)
  }

  @Test func `A root that is swapped by a raw call`() throws {
    let mall = try mall()
    weak let coupon = mall.children.first as? Coupon
    mall.window.rootViewController = Screen("Other")
    app.settle()
    #expect(coupon == nil)
    #expect(app.journal.contains("Mall/Coupon replaceRoot Screen observed"))
    #expect(app.journal.contains("Mall/Coupon cancelled: its last screen left"))
  }

  @Test func `A child's screen that a raw call makes the root is swapped as any other`() throws {
    let mall = try mall()
    var account: Account? = Account()
    weak let child = account
    if let account {
      mall.start(account)
      mall.window.rootViewController = account.navigationController
    }
    account = nil
    app.settle()
    #expect(mall.children.count == 1)
    mall.setRoot(Coupon())
    app.settle()
    #expect(child == nil)
    #expect(mall.children.count == 1)
    #expect(app.title == "Coupon")
  }

  @Test func `A root that is kept while another one is shown`() throws {
    let mall = try mall()
    let coupon = try #require(mall.children.first as? Coupon)
    let account = Account()
    mall.setRoot(account, keepingRoot: true)
    app.settle()
    #expect(app.title == "Account")
    #expect(coupon.isPaused)
    mall.setRoot(coupon)
    app.settle()
    #expect(app.title == "Coupon")
    #expect(coupon.log == ["start"])
    #expect(coupon.isActive)
    #expect(account.log == ["start", "stop"])
  }

  @Test func `A kept root that is stopped is freed with its screen`() throws {
    let mall = try mall()
    weak let coupon = mall.children.first as? Coupon
    weak let screen = mall.window.rootViewController
    mall.setRoot(Account(), keepingRoot: true)
    app.settle()
    #expect(coupon != nil)
    if let coupon { mall.stop(coupon) }
    app.settle()
    #expect(coupon == nil)
    #expect(screen == nil)
  }

  // MARK: Scenes

  final class App: UIResponder, UIApplicationDelegate {}

  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var root: Mall?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      self.window = window
      root = Mall(window: window)
      root?.launch()
    }
  }

  private func twoScenes() throws -> (AppDriver, ApplicationRunner) {
    let driver = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
    driver.launch(
      App.self, scenes: SceneManifest(Scene.self, supportsMultipleScenes: true))
    let runner = try #require(driver.runner)
    _ = runner.openScene()
    driver.settle()
    return (driver, runner)
  }

  @Test func `pain 20: A scene that is disconnected stops its own tree only`() throws {
    let (driver, runner) = try twoScenes()
    #expect(driver.tree.split(separator: "\n").count == 4)
    weak let window = (runner.scenes.last as? UIWindowScene)?.windows.first
    weak let root = (runner.scenes.last?.delegate as? Scene)?.root
    #expect(window != nil && root != nil)
    if let scene = runner.scenes.last { runner.disconnect(scene) }
    driver.settle()
    #expect(driver.tree.split(separator: "\n").count == 2)
    #expect(driver.journal.contains("Mall/Coupon cancelled: its parent was stopped"))
    #expect(driver.journal.contains("Mall ended: its scene was disconnected"))
    #expect(root == nil)
    #expect(window == nil)
  }

  @Test func `The last scene that is closed takes its window along`() throws {
    let (driver, runner) = try twoScenes()
    let windows = runner.scenes.compactMap { ($0 as? UIWindowScene)?.windows.first }
      .map { WeakWindow($0) }
    #expect(windows.count == 2)
    for session in runner.scenes.map(\.session) { runner.close(session) }
    driver.settle()
    #expect(driver.tree == "")
    #expect(windows.allSatisfy { $0.window == nil })
  }

  @MainActor
  final class WeakWindow {
    private(set) weak var window: UIWindow?
    init(_ window: UIWindow) { self.window = window }
  }
}
