import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

/// An app with two scenes, each with a root of its own.
@MainActor
struct TwoScenes {
  let driver = AppDriver(device: HeadlessDevice(clock: TransitionClock(.stepped)))
  let runner: ApplicationRunner

  final class App: UIResponder, UIApplicationDelegate {}

  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var root: Frame?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      self.window = window
      root = Frame(window, ExitLog())
      root?.launch()
    }
  }

  init() throws {
    driver.launch(App.self, scenes: SceneManifest(Scene.self, supportsMultipleScenes: true))
    runner = try require(driver.runner)
    _ = runner.openScene()
    driver.settle()
  }

  /// The root of a scene.
  func frame(_ index: Int) throws -> Frame {
    try require((runner.scenes[index].delegate as? Scene)?.root)
  }

  /// Has the system disconnect a scene.
  func disconnect(_ index: Int) { runner.disconnect(runner.scenes[index]) }
}
