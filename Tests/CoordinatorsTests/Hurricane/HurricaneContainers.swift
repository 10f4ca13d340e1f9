import CoordinatorTesting
import HeadlessUIKit

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
      // More than five have no room in a bar of compact width.
      let count = hurricane.random.below(4) == 0 ? 6 : 3
      hurricane.expect(setTabs((0..<count).map { _ in hurricane.tab() }))
    }
    hurricane?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// Two or three columns, or those of the classic style.
final class HurricaneSplit: SplitCoordinator, HurricaneMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let splitViewController: UISplitViewController
  let ledger: Ledger
  private(set) weak var hurricane: Hurricane?

  init(_ hurricane: Hurricane) {
    self.hurricane = hurricane
    switch hurricane.random.below(3) {
    case 0: splitViewController = UISplitViewController()
    case 1: splitViewController = UISplitViewController(style: .doubleColumn)
    default: splitViewController = UISplitViewController(style: .tripleColumn)
    }
    ledger = hurricane.ledger("Split")
    ledger.coordinator = self
  }

  func start() {
    began()
    if let hurricane {
      let scene = HurricaneScene(hurricane)
      hurricane.expect(set(scene, for: .primary), scene.ledger.name)
      let flow = HurricaneFlow(hurricane, on: hurricane.stack())
      hurricane.expect(set(flow, for: .secondary), flow.ledger.name)
    }
    hurricane?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// Pages.
final class HurricanePages: PageCoordinator, HurricaneMember {
  typealias Output = Int
  let context = CoordinatorContext()
  let pageViewController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  let ledger: Ledger
  private(set) weak var hurricane: Hurricane?

  init(_ hurricane: Hurricane) {
    self.hurricane = hurricane
    ledger = hurricane.ledger("Pages")
    ledger.coordinator = self
  }

  func start() {
    began()
    if let hurricane {
      let pages = (0...hurricane.random.below(3)).map { _ in HurricaneScene(hurricane) }
      hurricane.expect(setPages(pages))
    }
    hurricane?.actInside(self)
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}

/// The owner of a window: the root of a tree, or a coordinator in one.
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
    switch hurricane.random.below(6) {
    case 0...1: hurricane.expect(setRoot(HurricaneTabs(hurricane)).transition)
    case 2: hurricane.expect(setRoot(HurricaneSplit(hurricane)).transition)
    case 3: hurricane.expect(setRoot(HurricanePages(hurricane)).transition)
    default: hurricane.expect(setRoot(HurricaneFlow(hurricane, on: hurricane.stack())).transition)
    }
    window.makeKeyAndVisible()
  }
  func stop() { ended() }
  func pause() { paused() }
  func resume() { resumed() }
}
