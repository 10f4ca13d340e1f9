#if !os(iOS)
  import CoordinatorLauncher
  import Foundation
  import UIKit

  extension AppDelegate {
    /// What the app's `Info.plist` says elsewhere: that it can have several windows.
    static let scenes = SceneManifest(SceneDelegate.self, supportsMultipleScenes: true)

    /// Runs the app in a terminal, or driven by a script; `--help` tells how.
    static func main() {
      AppLauncher(
        name: "newsstand", summary: "Fifty short articles to read and to keep.", scenes: scenes
      ) { options in
        if let directory = options.state {
          stateDirectory = URL(fileURLWithPath: directory, isDirectory: true)
        }
      }.run(AppDelegate.self)
    }
  }
#endif
