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

  /// What all scenes share.
  private(set) lazy var services = makeServices()

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
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
