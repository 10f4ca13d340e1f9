import Foundation
import HeadlessUIKit

// What an app gets from outside: scenes, and screens out of files.
extension HeadlessSuite {
  static var app: [Comparison] { [openAndCloseScene, instantiate] }

  private static var openAndCloseScene: Comparison {
    Comparison(
      "open + close a scene", to: "making its window, its controller and the view", limit: 14.9
    ) {
      let stage = Stage()
      let scenes = SceneManifest(SceneDelegate.self, supportsMultipleScenes: true)
      let runner = ApplicationRunner(device: stage.device, scenes: scenes) { AppDelegate() }
      runner.launch()
      stage.settle()
      return Comparison.Sides(
        floor: {
          stage.device.run {
            let window = UIWindow()
            window.rootViewController = Screen()
            window.rootViewController?.loadViewIfNeeded()
          }
        },
        work: {
          guard let scene = runner.openScene() else { return }
          stage.settle()
          runner.close(scene.session)
          stage.settle()
        })
    }
  }

  private static var instantiate: Comparison {
    Comparison(
      "instantiate from a storyboard", to: "making the same controller and views", limit: 6.6
    ) {
      let stage = Stage()
      let storyboard = readStoryboard()
      return Comparison.Sides(
        floor: {
          stage.device.run {
            let controller = UIViewController()
            let label = UILabel()
            label.text = "Title"
            controller.view.addSubview(label)
            let button = UIButton(type: .system)
            button.setTitle("More", for: .normal)
            controller.view.addSubview(button)
          }
        },
        work: {
          stage.device.run { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }
        })
    }
  }

  /// A storyboard that has been read, so that its file is not needed any more.
  private static func readStoryboard() -> UIStoryboard {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "benchmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(file.utf8).write(to: folder.appendingPathComponent("Card.storyboard"))
    } catch {
      preconditionFailure("The storyboard cannot be written: \(error)")
    }
    return UIStoryboard(name: "Card", bundle: Bundle(url: folder))
  }

  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="card">
    <scenes><scene><objects>
    <viewController id="card" sceneMemberID="viewController">
    <view key="view" id="view"><subviews>
    <label id="label" text="Title"/>
    <button id="button" buttonType="system"><state key="normal" title="More"/></button>
    </subviews></view>
    </viewController>
    </objects></scene></scenes>
    </document>
    """
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Screen()
    window.makeKeyAndVisible()
    self.window = window
  }
}
