import CompactTesting
import CoordinatorLauncher
import Testing

/// What the launcher's signatures name comes with its import.
@MainActor @Suite struct ImportTests {
  final class Delegate: UIResponder, UIWindowSceneDelegate {}

  @Test func `Scenes can be declared with no other import`() {
    let launcher = AppLauncher(
      name: "offices", summary: "Has rooms.",
      scenes: SceneManifest(Delegate.self, supportsMultipleScenes: true))
    expectEqual(launcher.scenes?.supportsMultipleScenes, true)
  }
}
