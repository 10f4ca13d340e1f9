import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Links and snapshots in an app with several scenes.
struct SceneLinkTests: TableSuite {
  let stage = PressScenes()

  private static let article = "press://library/article/42"

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A link opens in a new scene, whose delegate gets it in its connection options") {
      let link = try Link(Self.article)
      let handle = stage.run { stage.press(0).openScene(for: link) }
      expectEqual(handle.ended, .performed)
      await stage.settle(until: "List | * List Article 42")
      expectEqual(
        stage.delegate(1).activities, ["coordinators.link link=press://library/article/42"])
      expectEqual(stage.delegate(1).link?.ended, .opened(.article(42)))
      expectTrue(stage.driver.journal.contains("openScene"))
    }

    test("Of several links of the connection options, that of the quick action wins") {
      let info = [Link.userInfoKey: NSString(string: Self.article)]
      let events: [ExternalEvent] = try [
        .url(require(URL(string: "press://library/imprint"))),
        .activity(Link.activity(for: Link("press://library/article/7"))),
        .shortcut(stage.runner.shortcutItem("read", userInfo: info)),
      ]
      let options = UIScene.ConnectionOptions(events[0], events[1], events[2])
      let handle = stage.run { stage.press(0).open(options) }
      await stage.settle(until: "* List Article 42")
      expectEqual(handle?.ended, .opened(.article(42)))
      let received = stage.driver.journal.split(separator: "\n").filter { $0.contains("received") }
      expectEqual(received.count, 3)
      let single = UIScene.ConnectionOptions(events[1])
      expectNotNil(stage.run { stage.press(0).open(single) })
      await stage.settle(until: "* List Article 7")
    }

    test("A universal link opens, and the journal has its source") {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://press.example/library/article/42")
      let handle = stage.run { stage.press(0).open(activity) }
      await stage.settle(until: "* List Article 42")
      expectEqual(handle?.ended, .opened(.article(42)))
      expectTrue(stage.driver.journal.contains("received from universalLink"))
    }

    test("An activity with a web page for other devices opens its own link") {
      let activity = try Link.activity(for: Link(Self.article))
      activity.webpageURL = URL(string: "https://a.org/article/42")
      let handle = stage.run { stage.press(0).open(activity) }
      await stage.settle(until: "* List Article 42")
      expectEqual(handle?.ended, .opened(.article(42)))
    }

    test("An app with one scene rejects a link that is to open in another") {
      let single = PressScenes(supportsMultipleScenes: false)
      let link = try Link(Self.article)
      let handle = single.run { single.press(0).openScene(for: link) }
      expectEqual(
        reason(handle),
        "The app has one scene: set 'UIApplicationSupportsMultipleScenes' in its Info.plist.")
      single.driver.settle()
      expectEqual(single.picture, "* List")
    }

    test("A stopped coordinator opens no scene, which is reported") {
      let root = stage.press(0)
      let link = try Link(Self.article)
      stage.run { root.cancel() }
      let diagnostics = DiagnosticReporter.collecting {
        expectNotNil(stage.run { root.openScene(for: link) }.ended?.rejection)
      }
      expectEqual(diagnostics.map(\.code), ["transitionOfInactiveCoordinator"])
      stage.driver.settle()
      expectEqual(stage.runner.scenes.count, 1)
    }

    test("A link opens in the scene that shows its place, which comes forward") {
      try await stage.open(Self.article, in: 0)
      stage.openScene()
      expectEqual(stage.picture, "List Article 42 | * List")
      try await stage.openWhereShown(Self.article, from: 1)
      expectEqual(stage.picture, "* List Article 42 | List")
    }

    test("A link whose place no scene shows opens in the scene that asks") {
      try await stage.open(Self.article, in: 0)
      stage.openScene()
      try await stage.openWhereShown("press://library/article/7", from: 1)
      expectEqual(stage.picture, "List Article 42 | * List Article 7")
      try await stage.openWhereShown("press://attic", from: 1)
      expectEqual(stage.picture, "List Article 42 | * List Article 7")
    }

    test("A link whose place several scenes show opens in the scene that asks") {
      stage.openScene()
      for index in 0...1 { try await stage.open(Self.article, in: index) }
      try await stage.openWhereShown(Self.article, from: 1)
      expectEqual(stage.picture, "List Article 42 | * List Article 42")
    }

    test("A scene that is disconnected and connected again shows what it showed") {
      stage.openScene()
      try await stage.open("press://library/article/7", in: 0)
      try await stage.open(Self.article, in: 1)
      stage.press(0).saved.restorableState = "by author"
      stage.press(1).saved.restorableState = "by title"
      let sessions = stage.runner.scenes.map(\.session)
      for scene in stage.runner.scenes.reversed() { stage.runner.disconnect(scene) }
      expectEqual(stage.picture, "")
      stage.runner.reconnect(sessions[1])
      await stage.settle(until: "* List Article 42")
      stage.runner.reconnect(sessions[0])
      await stage.settle(until: "List Article 42 | * List Article 7")
      expectEqual(stage.press(0).saved.restorableState, "by title")
      expectEqual(stage.press(1).saved.restorableState, "by author")
      // A new scene takes nothing from the snapshots of others.
      stage.openScene()
      await stage.settle(until: "List Article 42 | List Article 7 | * List")
    }

    test("A scene that leaves a running app saves a state that no transition has changed") {
      stage.openScene()
      stage.press(1).saved.restorableState = "by title"
      let session = stage.runner.scenes[1].session
      stage.runner.disconnect(stage.runner.scenes[1])
      stage.runner.reconnect(session)
      await stage.settle(until: "List | * List")
      expectEqual(stage.press(1).saved.restorableState, "by title")
      expectEqual(stage.press(0).saved.restorableState, "by date")
    }

    test("A restoration in the background asks for no tab that is selected already") {
      try await stage.open(Self.article, in: 0)
      let other = PressScenes()
      other.press(0).gate.closed = ["library"]
      try other.driver.perform(.background)
      other.run { other.press(0).restore(stage.press(0).snapshot()) }
      await other.driver.settleTasks()
      expectEqual(other.picture, "* List Article 42")
      expectEqual(other.press(0).gate.asked, [])
    }

    test("A restoration is not ended by another scene that goes to the background") {
      stage.openScene()
      try await stage.open(Self.article, in: 1)
      let session = stage.runner.scenes[1].session
      stage.runner.disconnect(stage.runner.scenes[1])
      stage.app.isSlow = true
      stage.runner.reconnect(session)
      stage.runner.disconnect(stage.runner.scenes[0])
      let mark = "scene-\(session.persistentIdentifier).restoring"
      expectNotNil(stage.app.storage.values[mark])
      await wait { !stage.press(0).library.gate.asked.isEmpty }
      stage.press(0).library.gate.answerNow()
      await stage.settle(until: "* List Article 42")
      expectNil(stage.app.storage.values[mark])
    }
  }
}

/// An app with scenes, each with a press that is kept in one store.
@MainActor
struct PressScenes {
  let driver: AppDriver

  final class App: UIResponder, UIApplicationDelegate {
    var storage = MemoryStorage()
    lazy var store = SnapshotStore(storage)

    /// Whether the guards of new scenes wait before they answer.
    var isSlow = false

    /// Whether the offers in new scenes need a login.
    var needsLogin = false
  }

  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let press = Press(tabBarController: UITabBarController())
    private(set) var activities: [String] = []
    private(set) var link: LinkHandle?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene,
        let app = UIApplication.shared.delegate as? App
      else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = press.tabBarController
      window.makeKeyAndVisible()
      self.window = window
      activities = connectionOptions.userActivities.map { activity in
        activity.activityType + (activity.userInfo ?? [:]).map { " \($0)=\($1)" }.joined()
      }
      press.library.gate.isSlow = app.isSlow
      press.library.gate.needsLogin = app.needsLogin
      press.launch(restoringFrom: app.store, scene: session.persistentIdentifier)
      link = press.open(connectionOptions)
    }
  }

  init(supportsMultipleScenes: Bool = true) {
    driver = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
    driver.launch(
      App.self,
      scenes: SceneManifest(Scene.self, supportsMultipleScenes: supportsMultipleScenes))
  }

  /// Ends the app of a stage, and launches it again with what it has stored and with a new journal.
  init(relaunching former: PressScenes) {
    let next = App()
    next.storage = former.app.storage
    former.runner.terminate()
    driver = AppDriver(device: former.driver.device)
    driver.launch(scenes: former.runner.manifest) { next }
  }

  var app: App {
    guard let app = runner.delegate as? App else { fatalError("The app has another delegate.") }
    return app
  }

  var runner: ApplicationRunner {
    guard let runner = driver.runner else { fatalError("The driver launched no app.") }
    return runner
  }

  func delegate(_ index: Int) -> Scene {
    guard let delegate = runner.scenes[index].delegate as? Scene else {
      fatalError("The scene has another delegate.")
    }
    return delegate
  }

  func press(_ index: Int) -> Press { delegate(index).press }

  /// What each scene shows, with a star at the one that the user sees.
  var picture: String {
    runner.scenes.indices.map { index in
      (runner.scenes[index] === runner.visibleScene ? "* " : "") + press(index).picture
    }.joined(separator: " | ")
  }

  func run<Result>(_ body: () -> Result) -> Result { driver.device.run(body) }

  /// Has the user open another scene.
  func openScene() {
    runner.openScene()
    driver.settle()
  }

  func settle(until picture: String) async {
    await driver.settle { self.picture == picture }
  }

  func open(_ text: String, in index: Int) async throws {
    try await end(of: Link(text)) { press(index).open($0) }
  }

  func openWhereShown(_ text: String, from index: Int) async throws {
    try await end(of: Link(text)) { press(index).openWhereShown($0) }
  }

  private func end(of link: Link, _ open: @MainActor (Link) -> LinkHandle) async {
    let handle = run { open(link) }
    await driver.settle { handle.ended != nil }
  }
}
