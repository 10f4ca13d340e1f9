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
        } else if options.script != nil {
          // A script finds the same app each time, and leaves the user's own files alone.
          stateDirectory = FileManager.default.temporaryDirectory
            .appendingPathComponent("newsstand-\(UUID().uuidString)", isDirectory: true)
        }
      }.run(AppDelegate.self)
    }
  }
#endif
