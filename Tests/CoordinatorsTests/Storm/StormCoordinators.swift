import CoordinatorTesting
import HeadlessUIKit

/// What every coordinator of a storm does: it counts its calls and sometimes acts from inside them.
@MainActor
protocol StormMember: FlowCoordinator where Output == Int {
  var storm: Storm? { get }
  var ledger: Ledger { get }
}

extension StormMember {
  func began() {
    ledger.runs += 1
    if ledger.runs != 1 { storm?.fail("\(ledger.name) was started twice") }
    ledger.isPaused = false
  }

  func ended() {
    ledger.runs -= 1
    if ledger.runs != 0 { storm?.fail("\(ledger.name) was stopped twice or never started") }
    storm?.actInside(self)
  }

  func paused() {
    if ledger.isPaused || ledger.runs != 1 { storm?.fail("\(ledger.name) was paused wrongly") }
    ledger.isPaused = true
    storm?.actInside(self)
  }

  func resumed() {
    if !ledger.isPaused || ledger.runs != 1 { storm?.fail("\(ledger.name) was resumed wrongly") }
    ledger.isPaused = false
    storm?.actInside(self)
  }
}

/// What a storm knows of a coordinator, living or not.
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
final class StormFlow: NavigationCoordinator, StormMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let ledger: Ledger
  private(set) weak var storm: Storm?

  init(_ storm: Storm, on navigationController: UINavigationController) {
    self.storm = storm
    self.navigationController = navigationController
    ledger = storm.ledger("Flow")
    ledger.coordinator = self
  }

  func start() {
    began()
    for _ in 0..<(storm?.random.below(3) ?? 0) {
      guard let screen = storm?.screen() else { return }
      if storm?.random.below(4) == 0 {
        navigationController.pushViewController(screen, animated: storm?.flip() == true)
      } else {
        storm?.expect(show(screen, animated: storm?.flip() == true))
      }
    }
    storm?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// A flow of one screen.
final class StormScene: SceneCoordinator, StormMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let rootViewController: UIViewController
  let ledger: Ledger
  private(set) weak var storm: Storm?

  init(_ storm: Storm) {
    self.storm = storm
    rootViewController = storm.screen()
    ledger = storm.ledger("Scene")
    ledger.coordinator = self
  }

  func start() {
    began()
    storm?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// A flow that adopts no role.
final class StormPlain: StormMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let ledger: Ledger
  private(set) weak var storm: Storm?

  init(_ storm: Storm) {
    self.storm = storm
    ledger = storm.ledger("Plain")
    ledger.coordinator = self
  }

  func start() {
    began()
    storm?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// A tab with a stack.
final class StormTab: NavigationCoordinator, TabCoordinator, StormMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  let tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
  let ledger: Ledger
  private(set) weak var storm: Storm?

  var rootController: UINavigationController { navigationController }

  init(_ storm: Storm) {
    self.storm = storm
    ledger = storm.ledger("Tab")
    ledger.coordinator = self
  }

  func start() {
    began()
    if let screen = storm?.screen() { show(screen, animated: false) }
    storm?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// Tabs, which may be the root, or a sheet.
final class StormTabs: TabBarCoordinator, StormMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let tabBarController = UITabBarController()
  let ledger: Ledger
  private(set) weak var storm: Storm?

  init(_ storm: Storm) {
    self.storm = storm
    ledger = storm.ledger("Tabs")
    ledger.coordinator = self
  }

  func start() {
    began()
    if let storm {
      storm.expect(setTabs([StormTab(storm), StormTab(storm), StormTab(storm)]))
    }
    storm?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// The root.
final class StormRoot: WindowCoordinator, StormMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let window: UIWindow
  let ledger: Ledger
  private(set) weak var storm: Storm?

  init(_ storm: Storm, window: UIWindow) {
    self.storm = storm
    self.window = window
    ledger = storm.ledger("Root")
    ledger.coordinator = self
  }

  func start() {
    began()
    guard let storm else { return }
    if storm.flip() {
      storm.expect(setRoot(StormTabs(storm)).transition)
    } else {
      let container = UINavigationController(rootViewController: storm.screen())
      storm.expect(setRoot(StormFlow(storm, on: container)).transition)
    }
    window.makeKeyAndVisible()
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}
