import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

/// A flow on a given stack, or on its own.
final class RandomFlow: RandomMember, NavigationCoordinator, RandomRouting {
  let navigationController: UINavigationController

  static var links: LinkTable<RandomRoute> {
    Mount("child/:id", on: RandomScene.self) { .child(try $0["id"]) }
  }

  init(_ app: RandomApp, on navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init(app, "Flow")
  }

  func start() {
    began()
    for _ in 0..<(app?.random.below(3) ?? 0) {
      guard let screen = app?.screen() else { return }
      if app?.random.below(4) == 0 {
        navigationController.pushViewController(screen, animated: app?.flip() == true)
      } else {
        app?.expect(push(screen, animated: app?.flip() == true))
      }
    }
    app?.actInside(self)
  }
}

/// A flow of one screen.
final class RandomScene: RandomMember, SceneCoordinator, RandomRouting {
  let rootViewController: UIViewController
  /// Whether the guard of the route that shows it has allowed that.
  var isAdmitted: () -> Bool = { true }

  static var links: LinkTable<RandomRoute> {
    LinkPattern("sheet/:id") { .sheet(try $0["id"]) }
  }

  init(_ app: RandomApp) {
    rootViewController = app.screen()
    super.init(app, "Scene")
  }

  func start() {
    began()
    if !isAdmitted() { app?.fail("\(ledger.name) was started without its guard's consent") }
    app?.actInside(self)
  }
}

/// A flow that adopts no role.
final class RandomPlain: RandomMember, RandomCoordinator {
  init(_ app: RandomApp) { super.init(app, "Plain") }

  func start() {
    began()
    app?.actInside(self)
  }
}

/// A guarded flow.
final class RandomDraft: RandomMember, NavigationCoordinator, RandomCoordinator, LeaveGuarding {
  let navigationController: UINavigationController
  private let guardian: RandomGuardian

  init(_ app: RandomApp, on navigationController: UINavigationController) {
    self.navigationController = navigationController
    guardian = app.guardian()
    super.init(app, "Draft")
    guardian.owner = self
  }

  var guardsLeaving: Bool { guardian.isGuarding }
  func canLeave() async -> Bool { await guardian.ask() }

  func start() {
    began()
    if let screen = app?.screen() { app?.expect(push(screen, animated: false)) }
    app?.actInside(self)
  }
}
