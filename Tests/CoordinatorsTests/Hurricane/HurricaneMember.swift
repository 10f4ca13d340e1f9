import CoordinatorTesting
import HeadlessUIKit

/// What every coordinator of a hurricane does: it counts its calls and sometimes acts from inside them.
@MainActor
protocol HurricaneMember: FlowCoordinator where Output == Int {
  var hurricane: Hurricane? { get }
  var ledger: Ledger { get }
}

extension HurricaneMember {
  func began() {
    ledger.runs += 1
    if ledger.runs != 1 { hurricane?.fail("\(ledger.name) was started twice") }
    ledger.isPaused = false
  }

  func ended() {
    ledger.runs -= 1
    if ledger.runs != 0 { hurricane?.fail("\(ledger.name) was stopped twice or never started") }
    hurricane?.actInside(self)
  }

  func paused() {
    if ledger.isPaused || ledger.runs != 1 { hurricane?.fail("\(ledger.name) was paused wrongly") }
    ledger.isPaused = true
    hurricane?.actInside(self)
  }

  func resumed() {
    if !ledger.isPaused || ledger.runs != 1 {
      hurricane?.fail("\(ledger.name) was resumed wrongly")
    }
    ledger.isPaused = false
    hurricane?.actInside(self)
  }
}

/// What a hurricane knows of a coordinator, living or not.
@MainActor
final class Ledger {
  let name: String
  var runs = 0
  var isPaused = false
  var outcomes = 0
  weak var coordinator: (any Coordinator)?
  init(_ name: String) { self.name = name }
}
