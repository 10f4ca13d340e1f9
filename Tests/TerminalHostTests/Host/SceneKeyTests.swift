import CompactTesting
import HeadlessUIKit
import Testing

@testable import TerminalHost

/// Several scenes in one terminal, which shows one of them.
@MainActor
struct SceneKeyTests {
  final class App: UIResponder, UIApplicationDelegate {}

  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      let label = UILabel()
      label.text = "Scene \(UIApplication.shared.connectedScenes.count)"
      let screen = UIViewController()
      screen.view.addSubview(label)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  @Test func `Ctrl-N shows the next scene`() {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let runner = ApplicationRunner(
      device: device, scenes: SceneManifest(Scene.self, supportsMultipleScenes: true), App.self)
    runner.launch()
    let session = HostSession(device: device)
    let next = InputEvent.key(KeyPress(.character("n"), .control))
    func screen() -> String {
      device.clock.drain()
      return session.frame(size: .standard).text
    }
    session.handle(next)
    expectTrue(screen().contains("Scene 1"))
    expectFalse(screen().contains("^N next scene"))
    runner.openScene()
    expectTrue(screen().contains("Scene 2"))
    expectTrue(screen().contains("^N next scene"))
    session.handle(next)
    expectTrue(screen().contains("Scene 1"))
    expectFalse(screen().contains("Scene 2"))
    session.handle(next)
    expectTrue(screen().contains("Scene 2"))
    session.handle(.key(KeyPress(.character("?"))))
    expectTrue(screen().contains("│   ^N     next scene"))
  }
}
