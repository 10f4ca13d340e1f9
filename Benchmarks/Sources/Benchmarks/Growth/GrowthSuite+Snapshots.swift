import Coordinators
import HeadlessUIKit

// Snapshots of many screens.
extension GrowthSuite {
  static func snapshot(of count: Int) -> () -> Void {
    let stage = Stage()
    let pages = Pages.launched(on: stage, with: count)
    return { stage.run { _ = pages.snapshot() } }
  }

  static func restoredScreens(_ count: Int) -> () -> Void {
    let stage = Stage()
    let pages = Pages.launched(on: stage, with: count)
    let snapshot = pages.snapshot()
    return {
      let stage = Stage()
      let pages = Pages.launched(on: stage, with: 0)
      stage.run { pages.restore(snapshot) }
      precondition(pages.navigationController.viewControllers.count == count + 1)
    }
  }
}

/// A stack on which each route puts a screen.
private final class Pages: NavigationCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case page(Int) }

  let context = CoordinatorContext()
  let navigationController = UINavigationController()

  func start() { push(Screen(), animated: false) }

  func transition(for route: Route) -> ScreenTransition { .push(Screen()) }

  static func launched(on stage: Stage, with count: Int) -> Pages {
    let pages = Pages()
    stage.show(pages.navigationController)
    stage.run { pages.launch() }
    stage.run { for number in 0..<count { pages.trigger(.page(number), animated: false) } }
    return pages
  }
}
