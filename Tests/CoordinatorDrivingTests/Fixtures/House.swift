import CoordinatorTesting
import HeadlessUIKit

/// An application whose entry guard takes longer than the yields of one script line.
class HouseDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  fileprivate var house: House?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let stack = UINavigationController()
    let house = House(navigationController: stack)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    house.launch()
    self.window = window
    self.house = house
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    house?.open(url)
    return true
  }
}

/// A delegate that forgets the URL, opens another link, or goes to the garden by its route.
final class ForgetfulHouseDelegate: HouseDelegate {
  var goes = ""

  override func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    if goes == "trigger" {
      house?.trigger(.garden)
    } else if let other = URL(string: goes) {
      house?.open(other)
    }
    return true
  }
}

final class House: NavigationCoordinator, EntryGuarding {
  nonisolated enum Route: Hashable, Codable, Sendable { case garden, cellar }

  let context = CoordinatorContext()
  let navigationController: UINavigationController

  static var links: LinkTable<Route> {
    LinkSchemes("house")
    LinkPattern("garden", to: .garden)
    LinkPattern("cellar", to: .cellar)
  }

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() { push(UIViewController(), animated: false) }

  func transition(for route: Route) -> ScreenTransition { .push(Lamp()) }

  func guardsEntry(to route: Route) -> Bool { true }

  func admit(_ route: Route) async -> Admission<Route> {
    await FormScreen.delay()
    switch route {
    case .garden: return .allow
    case .cellar: return .deny("It is dark.")
    }
  }
}
