import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import GalleryKit

struct `The kit`: TableSuite {
  private let app = AppDriver(device: .current)

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
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

    test("has two columns whose children run side by side, the notes with one below") {
      let root = try launch(Session(isUserLoggedIn: true))
      let main = try require(root.children.first as? MainExperienceCoordinator)
      expectFalse(app.tree.contains("LoginCoordinator"))
      expectTrue(
        main.children.map { "\(type(of: $0))" } == ["FoldersCoordinator", "NotesCoordinator"])
      expectTrue(main.hasChildren(inState: .active))
      expectEqual(main.numberOfChildren(inState: .active), 2)
      let notes = try require(main.children.last as? NotesCoordinator)
      expectEqual(notes.children.count, 1)
    }

    test("tells each change with the coordinator that it is about") {
      let root = try launch(Session(isUserLoggedIn: true))
      let main = try require(root.children.first as? MainExperienceCoordinator)
      let notes = try require(main.children.last as? NotesCoordinator)
      let saving = try require(notes.children.first as? AutosaveCoordinator)
      let log = EventLog()
      saving.context.addObserver(log)
      notes.pauseTapped()
      notes.resumeTapped()
      notes.stopTapped()
      notes.start(coordinator: saving)
      expectEqual(
        log.lines,
        [
          "AutosaveCoordinator paused", "AutosaveCoordinator resumed",
          "AutosaveCoordinator stopped",
          "AutosaveCoordinator started",
        ])
    }

    test("knows a scene's screen by its own type") {
      let login = try require(launch(Session()).child(LoginCoordinator.self))
      login.rootViewController.loginTextField.text = "ada@kit.example"
      expectTrue(app.screen.contains("ada@kit.example"))
      @MainActor func screen<Screen>(of scene: some SceneCoordinator<Screen>) -> Screen.Type {
        Screen.self
      }
      expectTrue(screen(of: HelpCoordinator()) == HelpViewController.self)
    }

    test("lets a delegate decide about a request for dismissal") {
      final class Keeper: SceneCoordinator {
        let context = CoordinatorContext()
        let rootViewController = UIViewController()
        private(set) var asked = 0

        func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
          asked += 1
          if asked == 2 { dismiss() }
        }
      }
      let keeper = Keeper()
      let window = UIWindow()
      window.rootViewController = keeper.rootViewController
      window.makeKeyAndVisible()
      keeper.launch()
      let help = HelpCoordinator()
      keeper.present(help)
      app.tap("Done")
      expectTrue(keeper.asked == 1 && help.isActive)
      app.tap("Done")
      expectTrue(keeper.asked == 2 && help.isInactive)
    }
  }

  @discardableResult
  private func launch(_ session: Session) throws -> AppCoordinator {
    AppDelegate.session = session
    app.launch(AppDelegate.self)
    return try require(app.runner?.delegate as? AppDelegate).coordinator
  }
}
