import CompactTesting
import CoordinatorLauncher
import Testing

@MainActor struct LauncherImportTests {
  final class Delegate: UIResponder, UIWindowSceneDelegate {}

  @Test func `Scenes can be declared without another import`() {
    let launcher = AppLauncher(
      name: "offices", summary: "Has offices.",
      scenes: SceneManifest(Delegate.self, supportsMultipleScenes: true))
    expectEqual(launcher.scenes?.supportsMultipleScenes, true)
  }

  @Test func `A main storyboard can be declared without an 'Info.plist'`() {
    let launcher = AppLauncher(name: "shop", summary: "Sells.", mainStoryboard: "Main")
    expectEqual(launcher.mainStoryboard, "Main")
  }
}
