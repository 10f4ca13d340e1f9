import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

/// A tab with a stack.
final class RandomTab: NavigationCoordinator, TabCoordinator, RandomRouting {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  let tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
  let ledger: Ledger
  private(set) weak var app: RandomApp?

  var rootController: UINavigationController { navigationController }

  init(_ app: RandomApp) {
    self.app = app
    ledger = app.ledger("Tab")
    ledger.coordinator = self
  }

  func start() {
    began()
    if let screen = app?.screen() { push(screen, animated: false) }
    app?.actInside(self)
  }
}

/// Tabs, which may be the root, or a sheet.
final class RandomTabs: TabBarCoordinator, RandomRouting {
  typealias Output = Int
  let context = CoordinatorContext()
  let tabBarController = UITabBarController()
  let ledger: Ledger
  private(set) weak var app: RandomApp?

  static var links: LinkTable<RandomRoute> {
    LinkPattern("child/:id") { .child(try $0["id"]) }
  }

  init(_ app: RandomApp) {
    self.app = app
    ledger = app.ledger("Tabs")
    ledger.coordinator = self
  }

  func start() {
    began()
    if let app {
      // More than five have no room in a bar of compact width.
      let count = app.random.below(4) == 0 ? 6 : 3
      app.expect(setTabs((0..<count).map { _ in app.tab() }))
    }
    app?.actInside(self)
  }
}

/// Two or three columns, or those of the classic style.
final class RandomSplit: SplitCoordinator, RandomRouting {
  typealias Output = Int
  let context = CoordinatorContext()
  let splitViewController: UISplitViewController
  let ledger: Ledger
  private(set) weak var app: RandomApp?

  init(_ app: RandomApp) {
    self.app = app
    switch app.random.below(3) {
    case 0: splitViewController = UISplitViewController()
    case 1: splitViewController = UISplitViewController(style: .doubleColumn)
    default: splitViewController = UISplitViewController(style: .tripleColumn)
    }
    ledger = app.ledger("Split")
    ledger.coordinator = self
  }

  func start() {
    began()
    if let app {
      let scene = RandomScene(app)
      app.expect(setColumn(scene, for: .primary), scene.ledger.name)
      let flow = RandomFlow(app, on: app.stack())
      app.expect(setColumn(flow, for: .secondary), flow.ledger.name)
    }
    app?.actInside(self)
  }
}

/// Pages.
final class RandomPages: PageCoordinator, RandomRouting {
  typealias Output = Int
  let context = CoordinatorContext()
  let pageViewController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  let ledger: Ledger
  private(set) weak var app: RandomApp?

  init(_ app: RandomApp) {
    self.app = app
    ledger = app.ledger("Pages")
    ledger.coordinator = self
  }

  func start() {
    began()
    if let app {
      let pages = (0...app.random.below(3)).map { _ in RandomScene(app) }
      app.expect(setPages(pages))
    }
    app?.actInside(self)
  }
}

/// The owner of a window: the root of a tree, or a coordinator in one.
final class RandomRoot: WindowCoordinator, RandomRouting {
  typealias Output = Int
  let context = CoordinatorContext()
  let window: UIWindow
  let ledger: Ledger
  private(set) weak var app: RandomApp?

  static var links: LinkTable<RandomRoute> {
    LinkSchemes("random")
    LinkPattern("sheet/:id") { .sheet(try $0["id"]) }
    Mount("tabs", on: RandomTabs.self, by: .here)
    Mount("flow", on: RandomFlow.self, by: .here)
  }

  init(_ app: RandomApp, window: UIWindow) {
    self.app = app
    self.window = window
    ledger = app.ledger("Root")
    ledger.coordinator = self
  }

  func start() {
    began()
    guard let app else { return }
    switch app.random.below(6) {
    case 0...1: app.expect(setRoot(RandomTabs(app)))
    case 2: app.expect(setRoot(RandomSplit(app)))
    case 3: app.expect(setRoot(RandomPages(app)))
    default: app.expect(setRoot(RandomFlow(app, on: app.stack())))
    }
    window.makeKeyAndVisible()
  }
}
