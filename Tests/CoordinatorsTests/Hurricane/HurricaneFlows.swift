import CoordinatorTesting
import HeadlessUIKit

/// A flow on somebody's stack, or on one of its own.
final class HurricaneFlow: NavigationCoordinator, HurricaneMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let ledger: Ledger
  private(set) weak var hurricane: Hurricane?

  init(_ hurricane: Hurricane, on navigationController: UINavigationController) {
    self.hurricane = hurricane
    self.navigationController = navigationController
    ledger = hurricane.ledger("Flow")
    ledger.coordinator = self
  }

  func start() {
    began()
    for _ in 0..<(hurricane?.random.below(3) ?? 0) {
      guard let screen = hurricane?.screen() else { return }
      if hurricane?.random.below(4) == 0 {
        navigationController.pushViewController(screen, animated: hurricane?.flip() == true)
      } else {
        hurricane?.expect(show(screen, animated: hurricane?.flip() == true))
      }
    }
    hurricane?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// A flow of one screen.
final class HurricaneScene: SceneCoordinator, HurricaneMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let rootViewController: UIViewController
  let ledger: Ledger
  private(set) weak var hurricane: Hurricane?

  init(_ hurricane: Hurricane) {
    self.hurricane = hurricane
    rootViewController = hurricane.screen()
    ledger = hurricane.ledger("Scene")
    ledger.coordinator = self
  }

  func start() {
    began()
    hurricane?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// A flow that adopts no role.
final class HurricanePlain: HurricaneMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let ledger: Ledger
  private(set) weak var hurricane: Hurricane?

  init(_ hurricane: Hurricane) {
    self.hurricane = hurricane
    ledger = hurricane.ledger("Plain")
    ledger.coordinator = self
  }

  func start() {
    began()
    hurricane?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// A flow that guards its leaving.
final class HurricaneDraft: NavigationCoordinator, HurricaneMember, LeaveGuarding {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let ledger: Ledger
  private let guardian: HurricaneGuardian
  private(set) weak var hurricane: Hurricane?

  init(_ hurricane: Hurricane, on navigationController: UINavigationController) {
    self.hurricane = hurricane
    self.navigationController = navigationController
    guardian = hurricane.guardian()
    ledger = hurricane.ledger("Draft")
    ledger.coordinator = self
    guardian.owner = self
  }

  var guardsLeaving: Bool { guardian.isGuarding }
  func canLeave() async -> Bool { await guardian.ask() }

  func start() {
    began()
    if let screen = hurricane?.screen() { hurricane?.expect(show(screen, animated: false)) }
    hurricane?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}
