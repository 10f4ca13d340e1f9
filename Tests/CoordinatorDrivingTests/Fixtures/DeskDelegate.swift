import CoordinatorTesting
import Foundation
import HeadlessUIKit

/// An application that opens `desk:` URLs.
final class DeskDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var desk: Desk?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    desk = .launched(in: window)
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard url.scheme == "desk" else { return false }
    desk?.form.say("opened \(url.absoluteString)")
    return true
  }
}
