import CoordinatorTesting
import HeadlessUIKit

/// The behaviour of all random coordinators: they count calls, and sometimes act inside them.
@MainActor
protocol RandomCoordinator: FlowCoordinator where Output == Int {
  var app: RandomApp? { get }
  var ledger: Ledger { get }
}

/// What each random coordinator stores.
@MainActor
class RandomMember {
  let context = CoordinatorContext()
  let ledger: Ledger
  private(set) weak var app: RandomApp?

  init(_ app: RandomApp, _ kind: String) {
    self.app = app
    ledger = app.ledger(kind)
    ledger.coordinator = self as? any Coordinator
    if let witness = app.witness { context.addObserver(witness) }
  }
}

/// Checks the delegate calls of all coordinators of an app: none comes after `coordinatorDidStop`
/// until the next start.
@MainActor
final class DelegateWitness: CoordinatorDelegate {
  weak var app: RandomApp?

  func coordinatorDidStart(_ coordinator: AnyCoordinator) {
    check(coordinator, "started") { $0.isNotified = true }
  }
  func coordinatorDidPause(_ coordinator: AnyCoordinator) { check(coordinator, "paused") { _ in } }
  func coordinatorDidResume(_ coordinator: AnyCoordinator) {
    check(coordinator, "resumed") { _ in }
  }
  func coordinatorDidStop(_ coordinator: AnyCoordinator) {
    guard let ledger = (coordinator as? any RandomCoordinator)?.ledger else { return }
    if ledger.runs != 0 { app?.fail("\(ledger.name) runs, and was notified as stopped") }
    ledger.isNotified = false
  }

  private func check(
    _ coordinator: AnyCoordinator, _ change: String, _ note: (Ledger) -> Void
  ) {
    guard let ledger = (coordinator as? any RandomCoordinator)?.ledger else { return }
    if ledger.runs != 1 { app?.fail("\(ledger.name) was notified as \(change) after its stop") }
    if change != "started", !ledger.isNotified {
      app?.fail("\(ledger.name) was notified as \(change) before its start")
    }
    note(ledger)
  }
}

extension RandomCoordinator {
  func began() {
    ledger.runs += 1
    if ledger.runs != 1 { app?.fail("\(ledger.name) was started twice") }
    ledger.isPaused = false
  }

  func stop() {
    ledger.runs -= 1
    if ledger.runs != 0 { app?.fail("\(ledger.name) was stopped twice or never started") }
    app?.actInside(self)
  }

  func pause() {
    if ledger.isPaused || ledger.runs != 1 { app?.fail("\(ledger.name) was paused wrongly") }
    ledger.isPaused = true
    app?.actInside(self)
  }

  func resume() {
    if !ledger.isPaused || ledger.runs != 1 {
      app?.fail("\(ledger.name) was resumed wrongly")
    }
    ledger.isPaused = false
    app?.actInside(self)
  }
}

/// The facts about a coordinator, which may be freed.
@MainActor
final class Ledger {
  let name: String
  var runs = 0
  var isPaused = false
  /// Whether the witness was notified of the start, and not of a stop since.
  var isNotified = false
  /// How often a guarded route was allowed and not yet entered.
  var consents: [RandomRoute: Int] = [:]
  weak var coordinator: (any Coordinator)?
  init(_ name: String) { self.name = name }

  /// Checks that a route was allowed before its screen is made; each consent is for one entry by each
  /// who waited, and one whose transition is rejected remains.
  func useConsent(to route: RandomRoute, _ app: RandomApp) {
    guard route.isGuarded else { return }
    consents[route, default: 0] -= 1
    if consents[route, default: 0] < 0 { app.fail("\(name) entered \(route) without consent") }
  }
}
