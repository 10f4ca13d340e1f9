import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import GalleryKit

/// The rules of the third text, where the kit's screens don't show them.
@MainActor struct `The rules of the kit`: TableSuite {
  private let app = AppDriver(device: .current)

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("let the app delegate keep the root, and nobody else") {
      weak var root: AppCoordinator?
      do {
        let delegate = AppDelegate()
        root = delegate.coordinator
        expectNotNil(root)
        withExtendedLifetime(delegate) {}
      }
      expectNil(root)
    }

    test("tell a parent of its child's end, too") {
      final class Parent: Coordinator {
        let context = CoordinatorContext()
        private(set) var heard: [String] = []
        func start() {}
        func coordinatorDidStart(_ coordinator: AnyCoordinator) { heard.append("started") }
        func coordinatorDidStop(_ coordinator: AnyCoordinator) { heard.append("stopped") }
      }
      let (parent, saving) = (Parent(), AutosaveCoordinator())
      parent.launch()
      parent.start(coordinator: saving)
      parent.stop(coordinator: saving)
      expectEqual(parent.heard, ["started", "stopped"])
    }

    test("have an operator to add, one to tell and one to remove") {
      let login = LoginCoordinator(session: Session())
      let (first, second) = (EventLog(), EventLog())
      login.delegate += first
      login.delegate += second
      login.delegate => { $0.coordinatorDidLoginSuccessfully() }
      expectTrue(first.lines == ["logged in"] && second.lines == ["logged in"])
      login.delegate -= second
      login.delegate => { $0.coordinatorDidLoginSuccessfully() }
      expectTrue(first.lines.count == 2 && second.lines.count == 1)
    }

    test("tell a listener who added itself by hand once") {
      let root = try launch(Session(cachedEmail: "ada@kit.example"))
      let login = try require(root.children.first as? LoginCoordinator)
      login.delegate += root
      login.delegate => { $0.coordinatorDidFailToLogin(error: LoginError.wrongPassword) }
      app.settle()
      expectEqual(app.title, "The login failed")
      app.tap("OK")
      expectEqual(app.title, "Login")
    }

    test("let a root be paused, resumed and stopped by its context") {
      let root = try launch(Session(isUserLoggedIn: true))
      let main = try require(root.children.first as? MainExperienceCoordinator)
      root.context.pause()
      expectEqual([root.isPaused, main.isPaused], [true, true])
      expectEqual(main.numberOfChildren(inState: .paused), 2)
      root.context.resume()
      expectEqual([root.isActive, main.isActive], [true, true])
      expectEqual(main.numberOfChildren(inState: .active), 2)
      root.context.stop()
      expectEqual([root.isInactive, main.isInactive], [true, true])
      expectTrue(root.children.isEmpty)
    }

    test("tell each change with the coordinator that it is about") {
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

    test("pass over a second start, pause, resume or stop") {
      let root = try launch(Session(isUserLoggedIn: true))
      let main = try require(root.children.first as? MainExperienceCoordinator)
      let notes = try require(main.children.last as? NotesCoordinator)
      let saving = try require(notes.children.first as? AutosaveCoordinator)
      let log = EventLog()
      saving.context.addObserver(log)
      notes.start(coordinator: saving)
      for _ in 1...2 { notes.pauseTapped() }
      for _ in 1...2 { notes.resumeTapped() }
      for _ in 1...2 { notes.stopTapped() }
      expectEqual(
        log.lines.map { $0.split(separator: " ").last }, ["paused", "resumed", "stopped"])
    }

    test("know a scene's screen by its own type") {
      let login = try require(launch(Session()).child(LoginCoordinator.self))
      login.rootViewController.loginTextField.text = "ada@kit.example"
      expectTrue(app.screen.contains("ada@kit.example"))
      @MainActor func screen<Screen>(of scene: some SceneCoordinator<Screen>) -> Screen.Type {
        Screen.self
      }
      expectTrue(screen(of: HelpCoordinator()) == HelpViewController.self)
    }

    test("let a coordinator be any object, a delegate of UIKit too") {
      final class Stack: NSObject, NavigationCoordinator, UINavigationControllerDelegate {
        let context = CoordinatorContext()
        let navigationController: UINavigationController
        private(set) var shown: [String] = []

        init(_ navigationController: UINavigationController) {
          self.navigationController = navigationController
        }

        func start() {
          navigationController.delegate = self
          push(HelpViewController(), animated: false)
        }

        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        ) {
          shown.append("\(type(of: viewController))")
        }
      }
      let app = AppDriver(Stack.init)
      let stack = try require(app.root as? Stack)
      let child = HelpCoordinator()
      stack.push(child)
      app.settle()
      app.back()
      expectEqual(stack.shown, ["HelpViewController", "HelpViewController", "HelpViewController"])
      expectTrue(child.isInactive)
      expectTrue(stack.isActive)
    }

    test("pop a scene that was pushed and asks to leave") {
      final class Stack: NavigationCoordinator {
        let context = CoordinatorContext()
        let navigationController: UINavigationController

        init(_ navigationController: UINavigationController) {
          self.navigationController = navigationController
        }

        func start() { push(UIViewController(), animated: false) }
      }
      let app = AppDriver(Stack.init)
      let stack = try require(app.root as? Stack)
      let help = HelpCoordinator()
      stack.push(help)
      app.settle()
      app.tap("Done")
      expectTrue(help.isInactive)
      expectEqual(stack.navigationController.viewControllers.count, 1)
    }

    test("let a delegate decide about a request for dismissal") {
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
      app.settle()
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
