import Foundation
import TerminalHost
import UIKit

/// The smallest app, to be run in a terminal by tests: it notes in a file what it is told.
@main
final class ProbeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  static func main() {
    let grace = ProcessInfo.processInfo.environment["PROBE_GRACE"].flatMap(Double.init)
    if ProcessInfo.processInfo.environment["PROBE_IGNORES"] == "SIGTSTP" {
      signal(SIGTSTP, SIG_IGN)
    }
    main(on: grace.map { Terminal(grace: $0) } ?? Terminal())
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: ProbeViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Self.note("active") }
  func applicationWillResignActive(_ application: UIApplication) { Self.note("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { Self.note("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { Self.note("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { Self.note("end") }

  /// Appends a line to the file that the environment names.
  static func note(_ text: String) {
    guard let path = ProcessInfo.processInfo.environment["PROBE_LOG"],
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    file.seekToEndOfFile()
    file.write(Data("\(text)\n".utf8))
    file.closeFile()
  }
}
