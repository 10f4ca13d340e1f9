import Coordinators
import HeadlessUIKit

// Children that routes show, and paths through them.
extension GrowthSuite {
  static func triggeredChildren(_ count: Int) -> () -> Void {
    { precondition(level(withChildren: count, on: Stage()).children.count == count) }
  }

  private static func level(withChildren count: Int, on stage: Stage) -> Level {
    let level = Level.launched(on: stage)
    for number in 0..<count { stage.run { level.trigger(.item(number), animated: false) } }
    return level
  }

  static func restoredChildren(_ count: Int) -> () -> Void {
    let snapshot = level(withChildren: count, on: Stage()).snapshot()
    return {
      let stage = Stage()
      let level = Level.launched(on: stage)
      stage.run { level.restore(snapshot) }
      precondition(level.children.count == count)
    }
  }

  /// Restores children that the start of their parent has shown.
  static func restoredStartedChildren(_ count: Int) -> () -> Void {
    let snapshot = Desk.launched(on: Stage(), with: count).snapshot()
    return {
      let stage = Stage()
      let desk = Desk.launched(on: stage, with: count)
      stage.run { desk.restore(snapshot) }
      precondition(desk.children.count == count)
    }
  }

  static func openedPath(through count: Int) -> () -> Void {
    var path = RoutePath(.item(0), of: Level.self)
    for number in 1..<count { path = path.then(.item(number), of: Level.self) }
    return { [path] in
      let stage = Stage()
      let level = Level.launched(on: stage)
      var handle: LinkHandle?
      stage.run { handle = level.open(path, animated: false) }
      guard case .opened = handle?.ended else { preconditionFailure("The path was not opened.") }
    }
  }
}

/// A screen on a stack, whose routes push more of its kind there.
private final class Level: NavigationCoordinator, SceneCoordinator, Routing {
  enum Route: Hashable, Codable, Sendable { case item(Int) }

  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let rootViewController: UIViewController

  init(on stack: UINavigationController, _ screen: UIViewController) {
    navigationController = stack
    rootViewController = screen
  }

  func start() {}

  func transition(for route: Route) -> ScreenTransition {
    .push(Level(on: self.navigationController, Screen()), animated: false)
  }

  static func launched(on stage: Stage) -> Level {
    let stack = UINavigationController(rootViewController: Screen())
    let level = Level(on: stack, stack)
    stage.show(stack)
    stage.run { level.launch() }
    return level
  }
}

/// A stack of scenes that its start shows.
private final class Desk: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController = UINavigationController()
  private let count: Int

  init(_ count: Int) { self.count = count }

  func start() { set((0..<count).map { _ in Scene() }, animated: false) }

  static func launched(on stage: Stage, with count: Int) -> Desk {
    let desk = Desk(count)
    stage.show(desk.navigationController)
    stage.run { desk.launch() }
    return desk
  }
}
