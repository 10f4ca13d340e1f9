import CoordinatorTesting
import Testing
import UIKit

@testable import GalleryKit

@MainActor @Suite(.coordinators) struct `The kit` {
  private let app = AppDriver(device: .current)

  @Test func `begins with the login, or with the main experience, by the session`() throws {
    try launch(Session())
    #expect(app.tree.hasSuffix("LoginCoordinator  active  ◀ LoginViewController"))
  }

  @Test func `begins with the main experience for somebody who is logged in`() throws {
    try launch(Session(isUserLoggedIn: true))
    #expect(app.tree.contains("MainExperienceCoordinator  active"))
    #expect(!app.tree.contains("LoginCoordinator"))
  }

  @Test func `fills in the e-mail of the last time, though the view loads later`() throws {
    try launch(Session(cachedEmail: "ada@kit.example"))
    #expect(app.screen.contains("ada@kit.example"))
  }

  @Test func `leaves the field empty where there is none`() throws {
    try launch(Session())
    #expect(!app.screen.contains("@"))
  }

  @Test func `presents the error of a failed login, and the login stays`() throws {
    try launch(Session(cachedEmail: "ada@kit.example"))
    logIn("motor")
    #expect(app.title == "The login failed")
    app.tap("OK")
    #expect(app.tree.contains("LoginCoordinator  active"))
  }

  @Test func `lets one listener log while another presents`() throws {
    let root = try launch(Session(cachedEmail: "ada@kit.example"))
    logIn("motor")
    app.tap("OK")
    logIn("engine")
    #expect(
      root.log.lines.prefix(5) == [
        "LoginCoordinator started", "login failed: The password is wrong.", "logged in",
        "FoldersCoordinator started", "NotesCoordinator started",
      ])
    #expect(root.log.lines.contains("LoginCoordinator stopped"))
  }

  @Test func `stops telling a listener that was removed`() throws {
    let root = try launch(Session(cachedEmail: "ada@kit.example"))
    let login = try #require(root.children.first as? LoginCoordinator)
    login.delegate -= root.log
    logIn("motor")
    #expect(root.log.lines == ["LoginCoordinator started"])
  }

  @Test func `has several children active at once, each with its own`() throws {
    let root = try launch(Session(isUserLoggedIn: true))
    let main = try #require(root.children.first as? MainExperienceCoordinator)
    #expect(main.children.map { "\(type(of: $0))" } == ["FoldersCoordinator", "NotesCoordinator"])
    #expect(main.hasChildren(inState: .active))
    #expect(main.numberOfChildren(inState: .active) == 2)
    let notes = try #require(main.children.last as? NotesCoordinator)
    #expect(notes.children.count == 1)
  }

  @Test func `pauses, resumes and stops the child that it is told to`() throws {
    let root = try launch(Session(isUserLoggedIn: true))
    let main = try #require(root.children.first as? MainExperienceCoordinator)
    let notes = try #require(main.children.last as? NotesCoordinator)
    let saving = try #require(notes.children.first as? AutosaveCoordinator)
    notes.pauseTapped()
    #expect(saving.isPaused)
    #expect(saving.work == "paused")
    notes.pauseTapped()
    notes.resumeTapped()
    #expect(saving.isActive)
    #expect(saving.work == "resumed")
    notes.stopTapped()
    #expect(!notes.hasChild(saving))
    #expect(saving.work == "stopped")
    #expect(notes.rootViewController.state == "Saving stopped, 0 of 0 active")
  }

  @Test func `dismisses a scene that asks for it`() throws {
    try launch(Session(isUserLoggedIn: true))
    app.resize(columns: 120, rows: 40)
    app.tap("Help")
    #expect(app.tree.contains("HelpCoordinator  active"))
    app.tap("Done")
    #expect(!app.tree.contains("HelpCoordinator"))
    #expect(!app.screen.contains("A folder keeps notes."))
  }

  @Test func `keeps both children when the columns collapse and expand`() throws {
    try launch(Session(isUserLoggedIn: true))
    app.resize(columns: 120, rows: 40)
    let tree = app.tree
    app.resize(columns: 80, rows: 24)
    #expect(app.tree == tree)
    app.resize(columns: 120, rows: 40)
    #expect(app.tree == tree)
  }

  @discardableResult
  private func launch(_ session: Session) throws -> AppCoordinator {
    AppDelegate.session = session
    app.launch(AppDelegate.self)
    return try #require(app.runner?.delegate as? AppDelegate).coordinator
  }

  private func logIn(_ password: String) {
    app.type(password, into: "Password")
    app.tap("Log in")
  }
}
