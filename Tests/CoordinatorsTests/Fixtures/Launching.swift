import CompactTesting
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

/// Starts a root that shows nothing by itself, in a new app.
@MainActor func launchBare() -> (app: AppDriver, root: Bare) { launched(AppDriver(Bare.init)) }

/// Starts a shop in a new app, on a stack that the test has made.
@MainActor func launchShop(on stack: UINavigationController) -> (app: AppDriver, shop: Shop) {
  launched(
    AppDriver { (window: UIWindow) -> Shop in
      window.rootViewController = stack
      return Shop(navigationController: stack)
    })
}

/// Starts a market in a new app, in a tab bar controller that the test has made.
@MainActor func launchMarket(in tabs: UITabBarController) -> (app: AppDriver, market: Market) {
  launched(
    AppDriver { (window: UIWindow) -> Market in
      window.rootViewController = tabs
      return Market(tabBarController: tabs)
    })
}

/// Starts a coordinator in a new app, on the navigation controller of its window.
@MainActor func launchApp<Root: Coordinator>(
  _ make: @MainActor (UINavigationController) -> Root
) -> (app: AppDriver, root: Root) { launched(AppDriver(make)) }

/// Starts a coordinator in a new app, on the tab bar controller of its window.
@MainActor func launchApp<Root: Coordinator>(
  _ make: @MainActor (UITabBarController) -> Root
) -> (app: AppDriver, root: Root) { launched(AppDriver(make)) }

/// Starts a coordinator in a new app, in its window.
@MainActor func launchApp<Root: Coordinator>(
  _ make: @MainActor (UIWindow) -> Root
) -> (app: AppDriver, root: Root) { launched(AppDriver(make)) }

@MainActor private func launched<Root>(_ app: AppDriver) -> (AppDriver, Root) {
  guard let root = app.root as? Root else { fatalError("The driver launched no \(Root.self).") }
  return (app, root)
}

/// Shows a screen as the root of a new window, which is visible while the test keeps it.
@MainActor func visibleWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}

extension NavigationCoordinator {
  /// The titles of the stack, bottom to top.
  var titles: [String] { navigationController.viewControllers.map { $0.title ?? "" } }

  /// Starts a flow on the same stack.
  func startOrder(_ titles: [String] = ["Order"]) -> Order {
    let order = Order(on: navigationController, titles: titles)
    start(order)
    return order
  }
}

extension TransitionResult {
  /// The rejection, if the transition was rejected.
  var rejection: TransitionRejection? {
    if case .rejected(let rejection) = self { rejection } else { nil }
  }
}

extension TransitionResult? {
  /// How a transition ended, in one or two words.
  var words: String {
    switch self {
    case .performed: "performed"
    case .merged: "merged"
    case .rejected: "rejected"
    case .timedOut: "timed out"
    case nil: "waits"
    }
  }
}

extension UINavigationController {
  /// The titles of the stack and of the presented screens.
  var picture: String {
    var text = viewControllers.map { $0.title ?? "-" }.joined(separator: " ")
    var presented = presentedViewController
    while let screen = presented {
      text += " ^ \(screen.title ?? "-")"
      presented = screen.presentedViewController
    }
    return text
  }
}

/// Why a transition was rejected, or how it ended instead.
@MainActor func reason(_ handle: TransitionHandle) -> String {
  handle.ended?.rejection?.description ?? handle.ended.map { "\($0)" } ?? "waits"
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

  /// Lets the app and its tasks work until a condition holds.
  func settle(
    until condition: () -> Bool, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) async {
    await wait(fileID: fileID, filePath: filePath, line: line) {
      settle()
      return condition()
    }
  }

  /// Lets the app settle, and expects that a transition has been performed.
  func expectPerformed(
    _ handle: TransitionHandle, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) {
    settle()
    expectEqual(handle.ended, .performed, fileID: fileID, filePath: filePath, line: line)
  }

  /// Why a transition was rejected, or how it ended instead, when the app has settled.
  func end(of handle: TransitionHandle) -> String {
    settle()
    return reason(handle)
  }

  /// The paths and kinds of the events that are recorded as observed, from an event on.
  func observed(since start: Int = 0) -> [String] {
    events.dropFirst(start).filter { "\($0)".contains("observed") }.map { "\($0.path) \($0.kind)" }
  }

  /// What is recorded as observed during an action.
  func observed(during act: () -> Void) -> [String] {
    let start = events.count
    act()
    settle()
    return observed(since: start)
  }

  /// The accessibility posts during an action, with the element that receives the focus.
  func posts(during act: () throws -> Void) rethrows -> [String] {
    let start = device.accessibilityPosts.count
    try act()
    settle()
    return device.accessibilityPosts[start...].map { post in
      let kind = post.notification == .screenChanged ? "screen" : "layout"
      let view = post.element as? UIView
      return
        "\(kind) \((view?.next as? UIViewController)?.title ?? view?.accessibilityLabel ?? "-")"
    }
  }
}
