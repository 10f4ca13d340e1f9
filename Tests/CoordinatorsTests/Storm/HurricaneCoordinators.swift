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

/// A tab with a stack.
final class HurricaneTab: NavigationCoordinator, TabCoordinator, HurricaneMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  let tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
  let ledger: Ledger
  private(set) weak var hurricane: Hurricane?

  var rootController: UINavigationController { navigationController }

  init(_ hurricane: Hurricane) {
    self.hurricane = hurricane
    ledger = hurricane.ledger("Tab")
    ledger.coordinator = self
  }

  func start() {
    began()
    if let screen = hurricane?.screen() { show(screen, animated: false) }
    hurricane?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// Tabs, which may be the root, or a sheet.
final class HurricaneTabs: TabBarCoordinator, HurricaneMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let tabBarController = UITabBarController()
  let ledger: Ledger
  private(set) weak var hurricane: Hurricane?

  init(_ hurricane: Hurricane) {
    self.hurricane = hurricane
    ledger = hurricane.ledger("Tabs")
    ledger.coordinator = self
  }

  func start() {
    began()
    if let hurricane {
      hurricane.expect(
        setTabs([HurricaneTab(hurricane), HurricaneTab(hurricane), HurricaneTab(hurricane)]))
    }
    hurricane?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// The root.
final class HurricaneRoot: WindowCoordinator, HurricaneMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let window: UIWindow
  let ledger: Ledger
  private(set) weak var hurricane: Hurricane?

  init(_ hurricane: Hurricane, window: UIWindow) {
    self.hurricane = hurricane
    self.window = window
    ledger = hurricane.ledger("Root")
    ledger.coordinator = self
  }

  func start() {
    began()
    guard let hurricane else { return }
    if hurricane.flip() {
      hurricane.expect(setRoot(HurricaneTabs(hurricane)).transition)
    } else {
      let container = UINavigationController(rootViewController: hurricane.screen())
      hurricane.expect(setRoot(HurricaneFlow(hurricane, on: container)).transition)
    }
    window.makeKeyAndVisible()
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}
