import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import Newsstand

/// Newsstand on a device of its own, with its files in a folder of its own.
@MainActor final class NewsstandApp {
  let folder: TemporaryFolder
  let session: Session
  let coordinator: AppCoordinator
  let driver: AppDriver

  /// The latest link that was opened.
  private(set) var link: LinkHandle?

  init(
    loggedIn: Bool, isNewcomer: Bool = false, folder: TemporaryFolder = TemporaryFolder(),
    hasOtherApps: Bool = true
  ) async throws {
    self.folder = folder
    let session = Session(
      account: loggedIn ? Account(username: "ada") : nil, file: folder.file("session.json")
    )
    let services = Services(
      accounts: Accounts(),
      articles: try ArticleStore(bundle: .newsstand),
      saved: SavedArticles(file: folder.file("saved.json"), session: session),
      session: session,
      preferences: PreferenceStore(file: folder.file("preferences.json"))
    )
    if !isNewcomer { services.preferences.noteOnboarding() }
    var made: AppCoordinator?
    driver = AppDriver { window in
      let coordinator = AppCoordinator(window: window, services: services)
      made = coordinator
      return coordinator
    }
    coordinator = try require(made)
    if !hasOtherApps { driver.device.opensExternally = { _ in false } }
    self.session = session
    // The login is shown by an entry guard.
    await driver.settleTasks()
  }

  /// Does the steps of a script, each as soon as it can be done.
  func run(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    do {
      try await ScriptRunner(Script(text), app: driver) { _ in }.run()
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }

  func open(_ text: String) throws {
    let url = try require(URL(string: text))
    let coordinator = coordinator
    link = driver.device.run { coordinator.open(url) }
    driver.settle()
  }
}

extension NewsstandApp {
  /// What other apps were asked to open.
  var openedURLs: [String] { driver.device.openedURLs.map(\.absoluteString) }
}

extension AppDriver {
  /// Newsstand as its delegate launches it on this device.
  static func newsstand(in folder: TemporaryFolder) throws -> AppDriver {
    AppDelegate.stateDirectory = folder.url
    let app = AppDriver(device: .current)
    app.launch(AppDelegate.self, scenes: AppDelegate.scenes)
    return app
  }
}
