import Coordinators
import HeadlessUIKit

extension LinksSuite {
  /// A link to a sheet over a pushed child in another tab, and the way back in two links, against what
  /// they do: select, push and present, then dismiss, pop and select.
  ///
  /// What opening does beyond these verbs: it parses the link, finds its route, reads the window,
  /// plans, and previews the plan for leave guards.
  static var opening: [Comparison] {
    [
      Comparison("open a link of three levels and return", to: TransitionsSuite.bare, limit: 4) {
        Comparison.Sides(floor: bareCalls(), work: links())
      },
      Comparison("a link of three levels", to: "the verbs of coordinators", limit: 2) {
        Comparison.Sides(floor: verbs(), work: links())
      },
    ]
  }

  private static func bareCalls() -> () -> Void {
    let stage = Stage()
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: Screen())
    tabs.viewControllers = [Screen(), stack]
    stage.show(tabs)
    return {
      stage.run {
        tabs.selectedIndex = 1
        stack.pushViewController(Screen(), animated: false)
        tabs.present(Screen(), animated: false)
      }
      stage.run {
        tabs.dismiss(animated: false)
        stack.popToRootViewController(animated: false)
      }
      stage.run { tabs.selectedIndex = 0 }
    }
  }

  private static func verbs() -> () -> Void {
    let stage = Stage()
    let stands = Stands.launched(on: stage)
    return {
      stage.run {
        stands.select(stands.items)
        let item = Item()
        stands.items.push(item, animated: false)
        item.present(Screen(), animated: false)
      }
      stage.run {
        stands.dismissAll(animated: false)
        stands.items.popToRoot(animated: false)
      }
      stage.run { stands.select(index: 0) }
    }
  }

  private static func links() -> () -> Void {
    let stage = Stage()
    let stands = Stands.launched(on: stage)
    return {
      for text in ["app://items/42/offer", "app://items", "app://news"] {
        open(text, in: stands, on: stage)
      }
    }
  }

  private static func open(_ text: String, in stands: Stands, on stage: Stage) {
    var handle: LinkHandle?
    stage.run { handle = stands.open(read(text), animated: false) }
    guard case .opened = handle?.ended else { preconditionFailure("\(text) was not opened.") }
  }
}

/// Two tabs with routes.
private final class Stands: TabBarCoordinator, Routing {
  enum Route: Hashable, Sendable { case news, items }

  let context = CoordinatorContext()
  let tabBarController = UITabBarController()
  let items = Items()

  static var links: LinkTable<Route> {
    LinkSchemes("app")
    LinkPattern("news", to: .news)
    Mount("items", on: Items.self, by: .items)
  }

  func start() { setTabs([Tab(), items]) }

  static func launched(on stage: Stage) -> Stands {
    let stands = Stands()
    stage.show(stands.tabBarController)
    stage.run { stands.launch() }
    return stands
  }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .news: .select(Tab.self)
    case .items: .select(Items.self)
    }
  }
}

/// A stack of items.
private final class Items: NavigationCoordinator, TabCoordinator, Routing {
  enum Route: Hashable, Sendable { case list, item(Int) }

  let context = CoordinatorContext()
  let rootController = UINavigationController()
  let tabBarItem = UITabBarItem(title: "Items", image: nil, tag: 0)
  var navigationController: UINavigationController { rootController }

  static var links: LinkTable<Route> {
    LinkPattern("", to: .list)
    Mount(":id", on: Item.self) { .item(try $0["id"]) }
  }

  func start() { push(Screen(), animated: false) }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .list: .popToRoot()
    case .item: .push(Item())
    }
  }
}

/// An item with an offer.
private final class Item: SceneCoordinator, Routing {
  enum Route: Hashable, Sendable { case offer }

  let context = CoordinatorContext()
  let rootViewController = Screen()

  static var links: LinkTable<Route> { LinkPattern("offer", to: .offer) }

  func transition(for route: Route) -> ScreenTransition { .present(Screen()) }
}
