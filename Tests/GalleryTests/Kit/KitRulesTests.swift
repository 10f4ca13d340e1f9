import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import GalleryKit

/// The rules of the third text, where the kit's screens don't show them.
@MainActor @Suite(.coordinators) struct `The rules of the kit` {
  private let app = AppDriver(device: .current)

  @Test func `let the app delegate keep the root, and nobody else`() {
    weak var root: AppCoordinator?
    do {
      let delegate = AppDelegate()
      root = delegate.coordinator
      expectNotNil(root)
      withExtendedLifetime(delegate) {}
    }
    expectNil(root)
  }

  @Test func `tell a parent of its child's end, too`() throws {
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

  @Test func `have an operator to add, one to tell and one to remove`() throws {
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

  @Test func `tell a listener who added itself by hand once`() throws {
    let root = try launch(Session(cachedEmail: "ada@kit.example"))
    let login = try #require(root.children.first as? LoginCoordinator)
    login.delegate += root
    login.delegate => { $0.coordinatorDidFailToLogin(error: LoginError.wrongPassword) }
    app.settle()
    expectEqual(app.title, "The login failed")
    app.tap("OK")
    expectEqual(app.title, "Login")
  }

  @Test func `let a root be paused, resumed and stopped by its context`() throws {
    let root = try launch(Session(isUserLoggedIn: true))
    let main = try #require(root.children.first as? MainExperienceCoordinator)
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

  @Test func `tell each change with the coordinator that it is about`() throws {
    let root = try launch(Session(isUserLoggedIn: true))
    let main = try #require(root.children.first as? MainExperienceCoordinator)
    let notes = try #require(main.children.last as? NotesCoordinator)
    let saving = try #require(notes.children.first as? AutosaveCoordinator)
    let log = EventLog()
    saving.context.addObserver(log)
    notes.pauseTapped()
    notes.resumeTapped()
    notes.stopTapped()
    notes.start(coordinator: saving)
    expectEqual(
      log.lines,
      [
        "AutosaveCoordinator paused", "AutosaveCoordinator resumed", "AutosaveCoordinator stopped",
        "AutosaveCoordinator started",
      ])
  }

  @Test func `pass over a second start, pause, resume or stop`() throws {
    let root = try launch(Session(isUserLoggedIn: true))
    let main = try #require(root.children.first as? MainExperienceCoordinator)
    let notes = try #require(main.children.last as? NotesCoordinator)
    let saving = try #require(notes.children.first as? AutosaveCoordinator)
    let log = EventLog()
    saving.context.addObserver(log)
    notes.start(coordinator: saving)
    for _ in 1...2 { notes.pauseTapped() }
    for _ in 1...2 { notes.resumeTapped() }
    for _ in 1...2 { notes.stopTapped() }
    expectEqual(log.lines.map { $0.split(separator: " ").last }, ["paused", "resumed", "stopped"])
  }

  @Test func `know a scene's screen by its own type`() {
    let field: UITextField = LoginCoordinator(session: Session()).rootViewController.loginTextField
    expectNotEqual(field.text, "ada")
    func screen<Screen>(of scene: some SceneCoordinator<Screen>) -> Screen.Type { Screen.self }
    expectTrue(screen(of: HelpCoordinator()) == HelpViewController.self)
  }

  @Test func `let a coordinator be any object, a delegate of UIKit too`() {
    final class Stack: NSObject, NavigationCoordinator, UINavigationControllerDelegate {
      let context = CoordinatorContext()
      let navigationController = UINavigationController()
      private(set) var shown: [String] = []

      func start() {
        navigationController.delegate = self
        show(HelpViewController(), animated: false)
      }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        shown.append("\(type(of: viewController))")
      }
    }
    let stack = Stack()
    let window = UIWindow()
    window.rootViewController = stack.navigationController
    window.makeKeyAndVisible()
    stack.launch()
    app.settle()
    let child = HelpCoordinator()
    stack.push(child)
    app.settle()
    app.back()
    expectEqual(stack.shown, ["HelpViewController", "HelpViewController", "HelpViewController"])
    expectTrue(child.isInactive)
    expectTrue(stack.isActive && stack.isEqual(stack))
  }

  @Test func `pop a scene that was pushed and asks to leave`() {
    final class Stack: NavigationCoordinator {
      let context = CoordinatorContext()
      let navigationController = UINavigationController()
      func start() { show(UIViewController(), animated: false) }
    }
    let stack = Stack()
    let window = UIWindow()
    window.rootViewController = stack.navigationController
    window.makeKeyAndVisible()
    stack.launch()
    let help = HelpCoordinator()
    stack.push(help)
    app.settle()
    app.tap("Done")
    expectTrue(help.isInactive)
    expectEqual(stack.navigationController.viewControllers.count, 1)
  }

  @Test func `let a delegate decide about a request for dismissal`() {
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

  @discardableResult
  private func launch(_ session: Session) throws -> AppCoordinator {
    AppDelegate.session = session
    app.launch(AppDelegate.self)
    return try #require(app.runner?.delegate as? AppDelegate).coordinator
  }
}
