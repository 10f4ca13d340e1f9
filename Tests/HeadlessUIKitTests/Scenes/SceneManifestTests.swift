import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// How the classes of scenes and their delegates are found.
struct SceneManifestTests: TableSuite {
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

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact scene.manifest: A configuration has the classes that the scene manifest has under its name.
    ///
    /// Source: `UISceneConfiguration`; [scene manifest]
    test("The manifest of an Info.plist names the class of the delegate") {
      let manifest = try require(self.manifest("$(PRODUCT_MODULE_NAME).RecordedScenes"))
      expectTrue(manifest.supportsMultipleScenes)
      expectEqual(manifest.configurations.map(\.name), ["Default Configuration"])
      expectTrue(manifest.configurations.first?.delegateClass == RecordedScenes.self)
      expectNil(manifest.configurations.first?.sceneClass)

      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let runner = ApplicationRunner(device: device, scenes: manifest, RecordedApplication.self)
      runner.launch()
      expectTrue(runner.scenes.first?.delegate is RecordedScenes)
    }

    test("What cannot be read of a manifest is as if it was not there") {
      expectNil(SceneManifest(infoDictionary: [:], module: "M"))
      expectNil(SceneManifest(infoDictionary: ["UIApplicationSceneManifest": 7], module: "M"))
      let manifest = try require(self.manifest("Nowhere.Delegate", multiple: "yes"))
      expectFalse(manifest.supportsMultipleScenes)
      expectNil(manifest.configurations.first?.delegateClass)
      let broken = SceneManifest(
        infoDictionary: ["UIApplicationSceneManifest": ["UISceneConfigurations": ["Role": "none"]]],
        module: "M")
      expectEqual(broken?.configurations.isEmpty, true)
    }

    test("A scene is of the class that its configuration names") {
      final class OwnScene: UIWindowScene {}
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      configuration.sceneClass = OwnScene.self
      configuration.delegateClass = RecordedScenes.self
      final class Delegate: UIResponder, UIApplicationDelegate {}
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let runner = ApplicationRunner(
        device: device, scenes: SceneManifest(configurations: [configuration]), Delegate.self)
      runner.launch()
      expectTrue(runner.scenes.first is OwnScene)
    }
  }
}
