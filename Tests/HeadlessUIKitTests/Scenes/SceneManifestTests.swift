import Foundation
import HeadlessUIKit
import Testing

/// How the classes of scenes and their delegates are found.
@MainActor
struct SceneManifestTests {
  private func manifest(_ delegate: String, multiple: Any? = true) -> SceneManifest? {
    var entry: [String: Any] = [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneClassName": "Nowhere.Scene",
            "UISceneDelegateClassName": delegate,
          ]
        ]
      ]
    ]
    entry["UIApplicationSupportsMultipleScenes"] = multiple
    return SceneManifest(
      infoDictionary: ["UIApplicationSceneManifest": entry], module: "HeadlessUIKitTests")
  }

  /// Fact scene.manifest: A configuration has the classes that the scene manifest has under its name.
  ///
  /// Source: `UISceneConfiguration`; [scene manifest]
  @Test func `The manifest of an Info.plist names the class of the delegate`() throws {
    let manifest = try #require(self.manifest("$(PRODUCT_MODULE_NAME).RecordedScenes"))
    #expect(manifest.supportsMultipleScenes)
    #expect(manifest.configurations.map(\.name) == ["Default Configuration"])
    #expect(manifest.configurations.first?.delegateClass == RecordedScenes.self)
    #expect(manifest.configurations.first?.sceneClass == nil)

    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let runner = ApplicationRunner(device: device, scenes: manifest, RecordedApplication.self)
    runner.launch()
    #expect(runner.scenes.first?.delegate is RecordedScenes)
  }

  @Test func `What cannot be read of a manifest is as if it was not there`() throws {
    #expect(SceneManifest(infoDictionary: [:], module: "M") == nil)
    #expect(SceneManifest(infoDictionary: ["UIApplicationSceneManifest": 7], module: "M") == nil)
    let manifest = try #require(self.manifest("Nowhere.Delegate", multiple: "yes"))
    #expect(!manifest.supportsMultipleScenes)
    #expect(manifest.configurations.first?.delegateClass == nil)
    let broken = SceneManifest(
      infoDictionary: ["UIApplicationSceneManifest": ["UISceneConfigurations": ["Role": "none"]]],
      module: "M")
    #expect(broken?.configurations.isEmpty == true)
  }

  @Test func `A scene is of the class that its configuration names`() {
    final class OwnScene: UIWindowScene {}
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.sceneClass = OwnScene.self
    configuration.delegateClass = RecordedScenes.self
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let runner = ApplicationRunner(
      device: device, scenes: SceneManifest(configurations: [configuration]), Delegate.self)
    runner.launch()
    #expect(runner.scenes.first is OwnScene)
  }
}
