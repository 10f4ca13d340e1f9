import CoordinatorTesting
import HeadlessUIKit

/// Starts a shop in a new app.
@MainActor func launchShop() -> (app: AppDriver, shop: Shop) {
  launched(AppDriver(Shop.init(navigationController:)))
}

/// Starts a market in a new app.
@MainActor func launchMarket() -> (app: AppDriver, market: Market) {
  launched(AppDriver(Market.init(tabBarController:)))
}

/// Starts a mall in a new app.
@MainActor func launchMall() -> (app: AppDriver, mall: Mall) {
  launched(AppDriver(Mall.init(window:)))
}

@MainActor private func launched<Root>(_ app: AppDriver) -> (AppDriver, Root) {
  guard let root = app.root as? Root else { fatalError("The driver launched no \(Root.self).") }
  return (app, root)
}

extension NavigationCoordinator {
  /// The titles of the stack, bottom to top.
  var titles: [String] { navigationController.viewControllers.map { $0.title ?? "" } }
}

extension TransitionResult {
  /// The rejection, if the transition was rejected.
  var rejection: TransitionRejection? {
    if case .rejected(let rejection) = self { rejection } else { nil }
  }
}

/// Why a transition was rejected, or how it ended instead.
@MainActor func reason(_ handle: TransitionHandle) -> String {
  handle.ended?.rejection?.description ?? "\(handle.ended as Any)"
}

extension AppDriver {
  /// The root's top screen, and what is presented over it.
  var pile: String {
    var titles: [String] = []
    var next = window?.rootViewController
    while let screen = next {
      let top = (screen as? UINavigationController)?.topViewController
      titles.append(top?.title ?? screen.title ?? "-")
      next = screen.presentedViewController
    }
    return titles.joined(separator: " ^ ")
  }
}
