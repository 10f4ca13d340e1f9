import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

struct `The settings`: TableSuite {
  static let opened = """
    tab "About"
    tap "Settings"
    expect screen "Settings"
    expect tree "Settings.Coordinator  active"
    """

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("are kept when they were saved") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run(
        """
        \(Self.opened)
        type "Signature" "Ada"
        tap "Save"
        expect screen "About"
        expect no tree "Settings"
        tap "Settings"
        expect text "Ada"
        """)
      let stored = PreferenceStore(file: app.folder.file("preferences.json")).preferences
      expectEqual(stored, Preferences(signature: "Ada", hasSeenOnboarding: true))
    }

    test("tell why they could not be saved, and stay") {
      let app = try await NewsstandApp(loggedIn: true, folder: try .blocked())
      try await app.run(
        """
        \(Self.opened)
        type "Signature" "Ada"
        tap "Save"
        expect screen "Settings"
        expect text "preferences.json can't be written"
        """)
    }

    test("decide whether the name is offered at the next login") {
      let folder = TemporaryFolder()
      let first = try await NewsstandApp(loggedIn: false, folder: folder)
      try await first.run(
        """
        type "Username" "ada"
        type "Password" "engine"
        tap "Log in"
        expect screen "Library"
        \(Self.opened)
        tap "Remember my name"
        tap "Save"
        expect screen "About"
        """)
      expectFalse(Session(file: folder.file("session.json")).hasCachedUsername)
      let second = try await NewsstandApp(loggedIn: false, folder: folder)
      try await second.run(
        """
        type "Username" "ada"
        type "Password" "engine"
        tap "Log in"
        expect screen "Library"
        """)
      expectFalse(Session(file: folder.file("session.json")).hasCachedUsername)
    }
  }
}
