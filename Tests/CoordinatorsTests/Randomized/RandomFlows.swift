import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

/// A flow on a given stack, or on its own.
final class RandomFlow: NavigationCoordinator, RandomRouting {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let ledger: Ledger
  private(set) weak var app: RandomApp?

  static var links: LinkTable<RandomRoute> {
    Mount("child/:id", on: RandomScene.self) { .child(try $0["id"]) }
  }

  init(_ app: RandomApp, on navigationController: UINavigationController) {
    self.app = app
    self.navigationController = navigationController
    ledger = app.ledger("Flow")
    ledger.coordinator = self
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
final class RandomScene: SceneCoordinator, RandomRouting {
  typealias Output = Int
  let context = CoordinatorContext()
  let rootViewController: UIViewController
  let ledger: Ledger
  private(set) weak var app: RandomApp?
  /// Whether the guard of the route that shows it has allowed that.
  var isAdmitted: () -> Bool = { true }

  static var links: LinkTable<RandomRoute> {
    LinkPattern("sheet/:id") { .sheet(try $0["id"]) }
  }

  init(_ app: RandomApp) {
    self.app = app
    rootViewController = app.screen()
    ledger = app.ledger("Scene")
    ledger.coordinator = self
  }

  func start() {
    began()
    if !isAdmitted() { app?.fail("\(ledger.name) was started without its guard's consent") }
    app?.actInside(self)
  }
}

/// A flow that adopts no role.
final class RandomPlain: RandomCoordinator {
  typealias Output = Int
  let context = CoordinatorContext()
  let ledger: Ledger
  private(set) weak var app: RandomApp?

  init(_ app: RandomApp) {
    self.app = app
    ledger = app.ledger("Plain")
    ledger.coordinator = self
  }

  func start() {
    began()
    app?.actInside(self)
  }
}

/// A guarded flow.
final class RandomDraft: NavigationCoordinator, RandomCoordinator, LeaveGuarding {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let ledger: Ledger
  private let guardian: RandomGuardian
  private(set) weak var app: RandomApp?

  init(_ app: RandomApp, on navigationController: UINavigationController) {
    self.app = app
    self.navigationController = navigationController
    guardian = app.guardian()
    ledger = app.ledger("Draft")
    ledger.coordinator = self
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
