import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Records what it finds in its window.
final class StoryboardScenes: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let recorder = (UIApplication.shared.delegate as? RecordedApplication)?.recorder ?? Recorder()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let root = window?.rootViewController.map { "\(type(of: $0))" } ?? "no root"
    let isOwn = window?.windowScene === scene
    recorder.note("willConnect(\(root), \(isOwn), hidden \(window?.isHidden ?? false))")
  }
}

/// An app from before scenes, as Xcode's templates had it.
private final class MainStoryboardApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  private func note(_ call: String) {
    let root = window?.rootViewController.map { "\(type(of: $0))" } ?? "no root"
    calls.append("\(call) \(root) hidden \(window?.isHidden ?? false)")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    note("willFinish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    note("didFinish")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
}

/// Has a window of its own class before it learns of a launch or a connection.
final class OwnWindowDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  final class OwnWindow: UIWindow {}
  private lazy var own: UIWindow? = OwnWindow()
  var window: UIWindow? {
    get { own }
    set { own = newValue }
  }
}

private final class WindowlessApp: UIResponder, UIApplicationDelegate {}

/// Scenes and apps whose first screen is in a storyboard.
struct SceneStoryboardTests: TableSuite {
  private let device = HeadlessDevice(clock: TransitionClock(.stepped))

  private func manifest(_ delegate: (any UISceneDelegate.Type)?) -> SceneManifest {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: .windowApplication)
    configuration.delegateClass = delegate
    configuration.storyboard = device.run { UIStoryboard(name: "Main", bundle: nil) }
    return SceneManifest(supportsMultipleScenes: true, configurations: [configuration])
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact scene.storyboard: The first screen of the storyboard that a scene's configuration names is
    ///   the root of a window that the delegate has before it hears of the connection, and that is
    ///   shown then.
    ///
    /// Source: `UISceneConfiguration.storyboard`; [scene storyboard]
    ///
    /// Choice scene.storyboard-shown: The window is shown after the delegate has heard of the
    ///   connection.
    test("The delegate finds the storyboard's first screen in its window") {
      let runner = ApplicationRunner(
        device: device, scenes: manifest(StoryboardScenes.self), RecordedApplication.self)
      let application = try require(runner.delegate as? RecordedApplication)
      runner.launch()
      device.clock.drain()
      expectTrue(
        application.recorder.take().contains("willConnect(ShopViewController, true, hidden true)"))
      let window = try require(device.visibleWindow)
      expectTrue(window.isKeyWindow)
      expectTrue(window.rootViewController is ShopViewController)
      expectSame(window.windowScene, runner.scenes.first)
      expectNotNil(runner.openScene())
      expectEqual(device.windows.count, 2)
      expectEqual(device.log.messages, [])
    }

    test("A window that the delegate puts in the place of the storyboard's is left to it") {
      let runner = ApplicationRunner(
        device: device, scenes: manifest(RecordedScenes.self), RecordedApplication.self)
      runner.launch()
      device.clock.drain()
      let delegate = try require(runner.scenes.first?.delegate as? RecordedScenes)
      expectSame(device.visibleWindow, delegate.window)
      expectEqual(delegate.window?.isKeyWindow, true)
      expectEqual(device.windows.count, 1)
    }

    test("The window that a scene's delegate has is taken for the storyboard") {
      let runner = ApplicationRunner(
        device: device, scenes: manifest(OwnWindowDelegate.self), RecordedApplication.self)
      runner.launch()
      device.clock.drain()
      let delegate = try require(runner.scenes.first?.delegate as? OwnWindowDelegate)
      expectTrue(delegate.window is OwnWindowDelegate.OwnWindow)
      expectSame(device.visibleWindow, delegate.window)
      expectTrue(delegate.window?.rootViewController is ShopViewController)
      expectSame(delegate.window?.windowScene, runner.scenes.first)
    }

    /// Fact scene.storyboard-file: The scene manifest names the storyboard of a configuration.
    ///
    /// Source: `UISceneConfiguration.storyboard`; [scene manifest]
    test("The manifest of an Info.plist names the storyboard") {
      let entry: [String: Any] = [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "Default", "UISceneStoryboardFile": "Main"]
          ]
        ]
      ]
      let manifest = device.run {
        SceneManifest(infoDictionary: ["UIApplicationSceneManifest": entry], module: "M")
      }
      expectNotNil(manifest?.configurations.first?.storyboard)
      let runner = ApplicationRunner(device: device, scenes: manifest, RecordedApplication.self)
      device.run {
        let copy = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        expectSame(copy.storyboard, manifest?.configurations.first?.storyboard)
        expectNotNil(runner.manifest)
      }
    }

    /// Fact app.storyboard: An app without scenes that names a main storyboard has its first screen in
    ///   the delegate's window before it hears of the launch, and the window is shown afterwards.
    ///
    /// Source: `UIApplicationDelegate.window`; [launch with storyboard]
    test("A main storyboard is there before the launch is told") {
      let runner = ApplicationRunner(device: device, MainStoryboardApp.self)
      runner.mainStoryboard = "Main"
      runner.launch()
      device.clock.drain()
      expectEqual(
        (runner.delegate as? MainStoryboardApp)?.calls,
        [
          "willFinish ShopViewController hidden true", "didFinish ShopViewController hidden true",
          "active ShopViewController hidden false",
        ])
      expectTrue(device.visibleWindow?.rootViewController is ShopViewController)
    }

    /// Fact app.own-window: A window that the delegate's property gives is the storyboard's.
    ///
    /// Source: `UIApplicationDelegate.window`
    test("The delegate's own window is taken; scenes know no main storyboard") {
      let runner = ApplicationRunner(device: device, OwnWindowDelegate.self)
      runner.mainStoryboard = "Main"
      runner.launch()
      expectTrue(device.visibleWindow is OwnWindowDelegate.OwnWindow)
      let other = HeadlessDevice(clock: TransitionClock(.stepped))
      let scenes = ApplicationRunner(
        device: other, scenes: SceneManifest(RecordedScenes.self), MainStoryboardApp.self)
      scenes.mainStoryboard = "Main"
      scenes.launch()
      expectNil((scenes.delegate as? MainStoryboardApp)?.window)
    }

    /// Fact log.window: A delegate without a window for its storyboard is told.
    ///
    /// Source: [launch with storyboard]
    test("A delegate without a window is told") {
      let runner = ApplicationRunner(device: device, WindowlessApp.self)
      runner.mainStoryboard = "Main"
      runner.launch()
      expectEqual(
        device.log.messages,
        [
          "The app delegate must implement the window property if it wants to use a main storyboard "
            + "file."
        ])
      expectNil(device.visibleWindow)
    }
  }
}
