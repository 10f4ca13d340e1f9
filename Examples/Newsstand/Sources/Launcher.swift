#if !os(iOS)
  import CoordinatorLauncher
  import Foundation

  extension AppDelegate {
    /// What the app's `Info.plist` says of scenes.
    static var scenes: SceneManifest {
      SceneManifest(SceneDelegate.self, supportsMultipleScenes: true)
    }

    /// Runs the app in a terminal, or driven by a script; `--help` tells how.
    static func main() {
      AppLauncher(
        name: "newsstand", summary: "Fifty short articles to read and to keep.", scenes: scenes
      ) { options in
        restoresScenes = options.restores
        // The launcher reports the links itself.
        log = { _ in }
        if let directory = options.state {
          stateDirectory = URL(fileURLWithPath: directory, isDirectory: true)
        }
      }.run(AppDelegate.self)
    }
  }
#endif
