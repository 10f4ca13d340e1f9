import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

/// A root with two tabs, whose places are routes.
final class Press: TabBarCoordinator, EntryGuarding {
  enum Route: Hashable, Codable, Sendable { case library, saved, help, notice, newArticle }

  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let library = Stand("Library")
  let saved = Shelf("Saved")
  let gate = Gate()

  init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  static var links: LinkTable<Route> {
    LinkSchemes("press")
    LinkHosts("press.example")
    LinkPattern("help", to: .help)
    Mount("library", on: Stand.self, by: .library)
    Mount("saved", on: Shelf.self, by: .saved)
  }

  func start() { setTabs([library, saved]) }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .library: .select(Stand.self)
    case .saved: .select(Shelf.self)
    case .help: .present(Screen("Help"))
    case .notice: .push(Screen("Notice")).performed(by: library)
    case .newArticle:
      .sequence(.select(Stand.self), .push(Article(99, gate: self.gate)).performed(by: library))
    }
  }

  func guardsEntry(to route: Route) -> Bool { gate.guards(route) }

  func admit(_ route: Route) async -> Admission<Route> { await gate.answer(route, .allow) }

  var picture: String { tabBarController.picture }
}

extension UITabBarController {
  /// The selected tab's stack, and what is presented over it.
  var picture: String {
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    var text = stack.map { $0.title ?? "-" }.joined(separator: " ")
    var presented = presentedViewController
    while let screen = presented {
      let top = (screen as? UINavigationController)?.topViewController ?? screen
      text += " ^ \(top.title ?? (top as? UIAlertController).map { _ in "alert" } ?? "-")"
      presented = screen.presentedViewController
    }
    return text
  }
}

/// A tab with articles on its stack.
final class Stand: NavigationCoordinator, TabCoordinator, EntryGuarding {
  enum Route: Hashable, Codable, Sendable { case list, article(Int), imprint, only(Int) }

  let context = CoordinatorContext()
  let rootController = UINavigationController()
  let tabBarItem: UITabBarItem
  let gate = Gate()

  init(_ title: String) { tabBarItem = UITabBarItem(title: title, image: nil, tag: 0) }

  var navigationController: UINavigationController { rootController }

  static var links: LinkTable<Route> {
    LinkPattern("", to: .list)
    LinkPattern("imprint", to: .imprint)
    Mount("article/:id", on: Article.self) { .article(try $0["id"]) }
  }

  func start() { push(Screen("List"), animated: false) }

  /// Called when a transition for a route is made.
  var planned: () -> Void = {}

  func transition(for route: Route) -> ScreenTransition {
    planned()
    switch route {
    case .list: return .popToRoot()
    case .article(let id): return .push(Article(id, gate: self.gate))
    case .imprint: return .push(Screen("Imprint"))
    case .only(let id): return .sequence(.popToRoot(), .push(Article(id, gate: self.gate)))
    }
  }

  func guardsEntry(to route: Route) -> Bool { gate.guards(route) }

  func admit(_ route: Route) async -> Admission<Route> {
    let usual: Admission<Route> =
      switch route {
      case .article(0): .redirect(.list)
      case .article(-1): .redirect(route)
      case .article(-2): .redirect(.article(7))
      case .list, .article, .imprint, .only: .allow
      }
    return await gate.answer(route, usual)
  }
}

/// Two tabs of one class.
final class Pair: TabBarCoordinator {
  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let stands = [Stand("One"), Stand("Two")]

  init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  func start() { setTabs([stands[0], stands[1]]) }
}

/// Two tabs of one class, of which the second one was started last and comes first.
final class Shelves: TabBarCoordinator {
  let context = CoordinatorContext()
  let tabBarController: UITabBarController
  let shelves = [Shelf("One"), Shelf("Two")]

  init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

  func start() {
    addTab(shelves[0])
    addTab(shelves[1], at: 0)
  }
}

/// A tab that has no guard, and a state.
final class Shelf: NavigationCoordinator, TabCoordinator, Routing, Restorable {
  enum Route: Hashable, Codable, Sendable { case here, all, note, question, warning }

  let context = CoordinatorContext()
  let rootController: UINavigationController
  let tabBarItem: UITabBarItem

  init(_ title: String) {
    tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    rootController = UINavigationController()
  }

  init(root: UINavigationController) {
    tabBarItem = UITabBarItem()
    rootController = root
  }

  var navigationController: UINavigationController { rootController }

  func start() { push(Screen("Shelf"), animated: false) }

  var resumed: () -> Void = {}
  func resume() { resumed() }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .here: .none
    case .all: .popToRoot()
    case .note: .push(Screen("Note"))
    case .question: .ask(Alert("Sure?", actions: [.cancel("No", ())])) { _ in }
    case .warning:
      .present(UIAlertController(title: "Mind", message: nil, preferredStyle: .alert))
    }
  }

  var restorableState = "by date"
  func restore(_ state: String) { restorableState = state }
}

/// A flow that shares a stack, and has no screen on it.
final class Trail: NavigationCoordinator, Routing {
  enum Route: Hashable, Sendable { case here }

  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(on stack: UINavigationController) { navigationController = stack }

  func start() {}

  func transition(for route: Route) -> ScreenTransition { .none }
}

/// A pushed child with routes of its own.
final class Article: SceneCoordinator, EntryGuarding {
  enum Route: Hashable, Codable, Sendable { case text, offer, account, related(Int), sheet(Int) }

  let context = CoordinatorContext()
  let rootViewController: Screen
  let gate: Gate
  private let id: Int

  static var links: LinkTable<Route> {
    LinkPattern("offer", to: .offer)
    LinkPattern("account", to: .account)
  }

  init(_ id: Int, gate: Gate) {
    self.id = id
    self.gate = gate
    rootViewController = Screen("Article \(id)")
  }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .text: .none
    case .offer: .present(Coupon())
    case .account: .present(Account())
    case .related(let id): .push(Article(id, gate: self.gate))
    case .sheet(let id): .present(Article(id, gate: self.gate))
    }
  }

  func guardsEntry(to route: Route) -> Bool { gate.guards(route) }

  func admit(_ route: Route) async -> Admission<Route> {
    guard route == .offer, gate.needsLogin else {
      return await gate.answer(route, route == .related(0) ? .redirect(.account) : .allow)
    }
    gate.asked.append("\(route)")
    let login = await present(unlessRunning: Account()).outcome
    if login.isFinished { gate.needsLogin = false }
    return login.isFinished ? .allow : .deny("Nobody is logged in.")
  }
}

/// What the guards of a test answer, and what they were asked.
@MainActor
final class Gate {
  var asked: [String] = []
  var needsLogin = false
  /// The routes that are not guarded.
  var unguarded: Set<String> = []
  /// The routes that are denied.
  var closed: Set<String> = []
  private var pending: [CheckedContinuation<Void, Never>] = []
  /// Called when it is read whether a route is guarded.
  var inspected: () -> Void = {}
  /// Whether the answers wait for ``answerNow()``.
  var isSlow = false

  func guards<Route>(_ route: Route) -> Bool {
    inspected()
    return !unguarded.contains("\(route)")
  }

  func answer<Route>(_ route: Route, _ usual: Admission<Route>) async -> Admission<Route> {
    asked.append("\(route)")
    if isSlow { await withCheckedContinuation { pending.append($0) } }
    return closed.contains("\(route)") ? .deny("It is closed.") : usual
  }

  func answerNow() {
    isSlow = false
    let answers = pending
    pending = []
    for answer in answers { answer.resume() }
  }
}

/// A press in a new app, and what it shows.
@MainActor
final class PressStage {
  let app: AppDriver
  let press: Press

  init() { (app, press) = launchApp(Press.init(tabBarController:)) }

  var picture: String { press.picture }

  /// Opens a path, settles the app and returns the picture with the result, if it is not `opened`.
  func open(_ path: RoutePath) async -> String {
    await end(of: app.device.run { press.open(path) })
  }

  /// Lets a link end, and returns the picture with the result, if it is not `opened`.
  func end(of handle: LinkHandle) async -> String {
    await self.app.settle { handle.ended != nil }
    return picture(after: handle)
  }

  func picture(after handle: LinkHandle) -> String {
    switch handle.ended {
    case .opened: picture
    case .rejected(let reason): "\(picture), rejected: \(reason)"
    case .invalid(let error): "\(picture), \(error.code)"
    case .unreachable(let error): "\(picture), unreachable: \(error)"
    case let ended?: "\(picture), \(ended)"
    case nil: "\(picture), waiting"
    }
  }
}

extension RoutePath {
  static let library = RoutePath(.library, of: Press.self)
  static let saved = RoutePath(.saved, of: Press.self)
  static let note = saved.then(.note, of: Shelf.self)
  static func article(_ id: Int) -> RoutePath { library.then(.article(id), of: Stand.self) }
  static func offer(_ id: Int) -> RoutePath { article(id).then(.offer, of: Article.self) }
}
