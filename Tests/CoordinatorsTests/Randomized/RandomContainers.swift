import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

/// A tab with a stack.
final class RandomTab: RandomMember, NavigationCoordinator, TabCoordinator, RandomRouting {
  let navigationController = UINavigationController()
  let tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)

  var rootController: UINavigationController { navigationController }

  init(_ app: RandomApp) { super.init(app, "Tab") }

  func start() {
    began()
    if let screen = app?.screen() { push(screen, animated: false) }
    app?.actInside(self)
  }
}

/// Tabs, which may be the root, or a sheet.
final class RandomTabs: RandomMember, TabBarCoordinator, RandomRouting {
  let tabBarController = UITabBarController()

  static var links: LinkTable<RandomRoute> {
    LinkPattern("child/:id") { .child(try $0["id"]) }
  }

  init(_ app: RandomApp) { super.init(app, "Tabs") }

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

/// Two or three columns.
final class RandomSplit: RandomMember, SplitCoordinator, RandomRouting {
  let splitViewController: UISplitViewController

  init(_ app: RandomApp) {
    splitViewController = UISplitViewController(style: app.flip() ? .doubleColumn : .tripleColumn)
    super.init(app, "Split")
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
final class RandomPages: RandomMember, PageCoordinator, RandomRouting {
  let pageViewController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  init(_ app: RandomApp) { super.init(app, "Pages") }

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
final class RandomRoot: RandomMember, WindowCoordinator, RandomRouting {
  let window: UIWindow

  static var links: LinkTable<RandomRoute> {
    LinkSchemes("random")
    LinkPattern("sheet/:id") { .sheet(try $0["id"]) }
    Mount("tabs", on: RandomTabs.self, by: .here)
    Mount("flow", on: RandomFlow.self, by: .here)
  }

  init(_ app: RandomApp, window: UIWindow) {
    self.window = window
    super.init(app, "Root")
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
