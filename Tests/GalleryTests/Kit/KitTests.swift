import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import GalleryKit

@MainActor struct `The kit`: TableSuite {
  private let app = AppDriver(device: .current)

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("begins with the login for somebody who is not logged in") {
      try launch(Session())
      expectTrue(app.tree.hasSuffix("LoginCoordinator  active  ◀ LoginViewController"))
    }

    test("begins with the main experience for somebody who is logged in") {
      try launch(Session(isUserLoggedIn: true))
      expectTrue(app.tree.contains("MainExperienceCoordinator  active"))
      expectFalse(app.tree.contains("LoginCoordinator"))
    }

    test("fills in the e-mail of the last time, though the view loads later") {
      let scene = LoginCoordinator(session: Session(cachedEmail: "ada@kit.example"))
      scene.launch()
      expectFalse(scene.rootViewController.isViewLoaded)
      scene.rootViewController.loadViewIfNeeded()
      expectEqual(scene.rootViewController.loginTextField.text, "ada@kit.example")
      try launch(Session(cachedEmail: "ada@kit.example"))
      expectTrue(app.screen.contains("ada@kit.example"))
    }

    test("leaves the field empty where there is none") {
      try launch(Session())
      expectFalse(app.screen.contains("@"))
    }

    test("stops telling the log of a login that it has left") {
      let root = try launch(Session(cachedEmail: "ada@kit.example"))
      let login = try require(root.child(LoginCoordinator.self))
      logIn("engine")
      expectTrue(login.isInactive)
      expectTrue(root.log.lines.contains("logged in"))
      expectFalse(root.log.lines.contains("LoginCoordinator stopped"))
      expectEqual(
        app.tree,
        """
        AppCoordinator  active
        └─ MainExperienceCoordinator  active
           ├─ FoldersCoordinator  active  ◀ FoldersViewController
           └─ NotesCoordinator  active  ◀ NotesViewController
              └─ AutosaveCoordinator  active
        """)
    }

    test("is rid of a scene that a user swipes away") {
      let root = try launch(Session(isUserLoggedIn: true))
      app.tap("Help")
      app.swipeDown()
      expectFalse(app.tree.contains("HelpCoordinator"))
      expectEqual(root.log.lines.last, "HelpCoordinator stopped")
    }

    test("has two columns whose children run side by side, the notes with one below") {
      let root = try launch(Session(isUserLoggedIn: true))
      let main = try require(root.children.first as? MainExperienceCoordinator)
      expectTrue(
        main.children.map { "\(type(of: $0))" } == ["FoldersCoordinator", "NotesCoordinator"])
      expectTrue(main.hasChildren(inState: .active))
      expectEqual(main.numberOfChildren(inState: .active), 2)
      let notes = try require(main.children.last as? NotesCoordinator)
      expectEqual(notes.children.count, 1)
    }

    test("pauses, resumes and stops the child that it is told to") {
      let root = try launch(Session(isUserLoggedIn: true))
      let main = try require(root.children.first as? MainExperienceCoordinator)
      let notes = try require(main.children.last as? NotesCoordinator)
      let saving = try require(notes.children.first as? AutosaveCoordinator)
      expectEqual(saving.work, "begun")
      notes.pauseTapped()
      expectTrue(saving.isPaused)
      expectEqual(saving.work, "paused")
      notes.pauseTapped()
      notes.resumeTapped()
      expectTrue(saving.isActive)
      expectEqual(saving.work, "resumed")
      notes.stopTapped()
      expectFalse(notes.hasChild(saving))
      expectEqual(saving.work, "stopped")
      expectEqual(notes.rootViewController.state, "Saving stopped, 0 of 0 active")
    }
  }

  @discardableResult
  private func launch(_ session: Session) throws -> AppCoordinator {
    AppDelegate.session = session
    app.launch(AppDelegate.self)
    return try require(app.runner?.delegate as? AppDelegate).coordinator
  }

  private func logIn(_ password: String) {
    app.type(password, into: "Password")
    app.tap("Log in")
  }
}
