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

/// A flow of one screen, with a state.
final class RandomScene: RandomMember, SceneCoordinator, RandomRouting, Restorable {
  let rootViewController: UIViewController
  private(set) var restorableState = ""
  /// Called at the first start.
  var willStart: () -> Void = {}

  static var links: LinkTable<RandomRoute> {
    LinkPattern("sheet/:id") { .sheet(try $0["id"]) }
  }

  init(_ app: RandomApp) {
    rootViewController = app.screen()
    super.init(app, "Scene")
    // A new app gets it only from a snapshot.
    if !app.isCopy { restorableState = ledger.name }
  }

  func start() {
    began()
    willStart()
    willStart = {}
    app?.actInside(self)
  }

  func restore(_ state: String) { restorableState = state }
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
