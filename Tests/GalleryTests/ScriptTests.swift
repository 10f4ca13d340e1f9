import CompactTesting
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
struct `The scripts of the gallery`: TableSuite {
  private let app = AppDriver(device: .current)

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("walk the namespaces") {
      try await walk("namespaces", GalleryNamespaces.AppDelegate.self)
    }

    test("walk the tabs") {
      let mailbox = Mailbox()
      GalleryTabs.AppDelegate.services = Services(mailbox: mailbox)
      try await walk("tabs", GalleryTabs.AppDelegate.self)
      expectEqual(mailbox.sent, ["Splendid."])
    }

    test("walk the kit") {
      GalleryKit.AppDelegate.session = Session(cachedEmail: "ada@kit.example")
      try await walk("kit", GalleryKit.AppDelegate.self)
    }

    test("walk the storyboard's hub") {
      GalleryStoryboard.AppDelegate.experiment = .monthly
      try await walk("storyboard", GalleryStoryboard.AppDelegate.self)
    }

    test("walk the login") {
      GalleryLogin.AppDelegate.accounts = KnownAccounts(["ada": "engine"])
      try await walk("login", GalleryLogin.AppDelegate.self)
    }
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
