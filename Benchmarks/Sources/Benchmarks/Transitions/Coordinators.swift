import Coordinators
import HeadlessUIKit

/// A flow on a stack, with one screen at its bottom.
final class Flow: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController = UINavigationController()

  func start() { push(Screen(), animated: false) }

  static func launched(on stage: Stage) -> Flow {
    let flow = Flow()
    stage.show(flow.navigationController)
    stage.run { flow.launch() }
    return flow
  }
}

/// A scene with nothing but its screen.
final class Scene: SceneCoordinator {
  let context = CoordinatorContext()
  let rootViewController = Screen()
}

/// A tab with nothing but its screen.
final class Tab: TabCoordinator {
  let context = CoordinatorContext()
  let rootController = Screen()
  let tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
}

/// Two tabs.
final class Tabs: TabBarCoordinator {
  let context = CoordinatorContext()
  let tabBarController = UITabBarController()

  func start() { setTabs([Tab(), Tab()]) }

  static func launched(on stage: Stage) -> Tabs {
    let tabs = Tabs()
    stage.show(tabs.tabBarController)
    stage.run { tabs.launch() }
    return tabs
  }
}

/// The root of a window.
final class App: WindowCoordinator {
  let context = CoordinatorContext()
  let window: UIWindow

  init(window: UIWindow) { self.window = window }

  func start() { setRoot(Screen()) }

  static func launched(on stage: Stage) -> App {
    stage.show(Screen())
    guard let window = stage.window else { preconditionFailure("The stage has no window.") }
    let app = App(window: window)
    stage.run { app.launch() }
    return app
  }
}

/// A coordinator without a user interface.
final class Plain: Coordinator {
  let context = CoordinatorContext()
  func start() {}
}

/// What a coordinator without the framework would be: an object with its state, its parent, its
/// children and a list of listeners.
@MainActor
final class HandMade {
  @MainActor
  final class Links {
    weak var parent: HandMade?
    var children: [HandMade] = []
    let listeners = Listeners()
    var isActive = false
  }

  @MainActor
  final class Listeners {
    var boxes: [Box] = []
  }

  final class Box {
    weak var listener: HandMade?
    init(_ listener: HandMade) { self.listener = listener }
  }

  let links = Links()
  private var starts = 0

  func start(_ child: HandMade) {
    guard !child.links.isActive, child.links.parent == nil else { return }
    child.links.parent = self
    links.children.append(child)
    child.links.listeners.boxes.append(Box(self))
    child.links.isActive = true
    child.start()
    for box in child.links.listeners.boxes { box.listener?.childDidStart(child) }
  }

  func stop(_ child: HandMade) {
    guard child.links.isActive, child.links.parent === self else { return }
    for grandchild in child.links.children.reversed() { child.stop(grandchild) }
    child.links.isActive = false
    child.stop()
    for box in child.links.listeners.boxes { box.listener?.childDidStop(child) }
    child.links.parent = nil
    child.links.listeners.boxes = []
    links.children.removeAll { $0 === child }
  }

  func start() { starts += 1 }
  func stop() { starts -= 1 }
  func childDidStart(_ child: HandMade) {}
  func childDidStop(_ child: HandMade) {}
}

/// A delegate protocol of an app's own.
@MainActor
protocol NewsDelegate: AnyObject {
  func newsDidArrive()
}

@MainActor
final class Listener: NewsDelegate {
  private var count = 0
  func newsDidArrive() { count += 1 }
}

/// A weak reference to a listener, as an app writes one.
@MainActor
final class NewsBox {
  weak var listener: (any NewsDelegate)?
  init(_ listener: any NewsDelegate) { self.listener = listener }
}
