#if !os(iOS)
  import CoordinatorLauncher
  import Foundation

  extension AppDelegate {
    /// The scenes that the app's `Info.plist` declares.
    static var scenes: SceneManifest {
      SceneManifest(SceneDelegate.self, supportsMultipleScenes: true)
    }

    /// Runs the app in a terminal, or driven by a script; `--help` lists the options.
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
