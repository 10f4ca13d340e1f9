import Coordinators
import Foundation
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Where the app keeps its files; set it before the app is launched.
  static var stateDirectory = defaultStateDirectory

  /// Whether a scene shows again what it showed when the app ended; set it before the launch.
  static var restoresScenes = true

  /// Receives messages for the developer, such as a link that cannot be opened.
  static var log: (String) -> Void = { message in
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
  }

  /// What all scenes share.
  private(set) lazy var services = makeServices()

  /// The snapshots of all scenes; nil if the app saves none.
  private(set) lazy var snapshots: SnapshotStore? =
    Self.restoresScenes
    ? SnapshotStore(
      FileSnapshotStorage(folder: Self.stateDirectory.appendingPathComponent("scenes")),
      delay: .milliseconds(200))
    : nil

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
  ) {
    for session in sessions { snapshots?.remove(session.persistentIdentifier) }
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
