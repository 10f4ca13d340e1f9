import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import GalleryKit
@testable import GalleryLogin
@testable import GalleryNamespaces
@testable import GalleryStoryboard
@testable import GalleryTabs

/// Each example's script in `Examples/Gallery/Scripts` passes.
@MainActor @Suite(.coordinators) struct `The scripts of the gallery` {
  private let app = AppDriver(device: .current)

  @Test func `walk the namespaces`() async throws {
    try await walk("namespaces", GalleryNamespaces.AppDelegate.self)
  }

  @Test func `walk the tabs`() async throws {
    GalleryTabs.AppDelegate.services = Services()
    try await walk("tabs", GalleryTabs.AppDelegate.self)
  }

  @Test func `walk the kit`() async throws {
    GalleryKit.AppDelegate.session = Session(cachedEmail: "ada@kit.example")
    try await walk("kit", GalleryKit.AppDelegate.self)
  }

  @Test func `walk the storyboard's hub`() async throws {
    GalleryStoryboard.AppDelegate.experiment = .monthly
    try await walk("storyboard", GalleryStoryboard.AppDelegate.self)
  }

  @Test func `walk the login`() async throws {
    GalleryLogin.AppDelegate.accounts = KnownAccounts(["ada": "engine"])
    try await walk("login", GalleryLogin.AppDelegate.self)
  }

  private func walk<Delegate: UIApplicationDelegate>(
    _ name: String, _ delegate: Delegate.Type
  ) async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Gallery/Scripts").standardizedFileURL
    let text = try String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
    app.launch(delegate)
    try await ScriptRunner(try Script(text, name: name), app: app) { _ in }.run()
  }
}
