import Coordinators
import Foundation
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Where the app keeps its files; set it before the app is launched.
  static var stateDirectory = defaultStateDirectory

  /// Takes what the app has to tell its developer: a link that leads nowhere.
  static var log: (String) -> Void = { message in
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  var window: UIWindow?
  private(set) var appCoordinator: AppCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let coordinator = AppCoordinator(window: window, services: makeServices())
    self.window = window
    appCoordinator = coordinator
    coordinator.launch()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard let appCoordinator else { return false }
    do {
      try appCoordinator.open(url)
      return true
    } catch {
      Self.log(error.description)
      return false
    }
  }

  private func makeServices() -> Services {
    do {
      return try Services(stateDirectory: Self.stateDirectory)
    } catch {
      fatalError("Newsstand can't start without its articles.\n\(error)")
    }
  }

  private static var defaultStateDirectory: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("Newsstand")
  }
}
