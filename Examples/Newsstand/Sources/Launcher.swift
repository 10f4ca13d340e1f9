#if !os(iOS)
  import CoordinatorLauncher
  import Foundation

  extension AppDelegate {
    /// Runs the app in a terminal, or driven by a script; `--help` tells how.
    static func main() {
      AppLauncher(name: "newsstand", summary: "Fifty short articles to read and to keep.") {
        options in
        if let directory = options.state {
          stateDirectory = URL(fileURLWithPath: directory, isDirectory: true)
        }
      }.run(AppDelegate.self)
    }
  }
#endif
