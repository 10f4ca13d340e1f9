import Coordinators
import HeadlessUIKit

// Many tabs, requests and coordinators.
extension GrowthSuite {
  static func select(of count: Int) -> () -> Void {
    let stage = Stage()
    let tabs = Tabs.launched(on: stage)
    stage.run { tabs.setTabs((0..<count).map { _ in Tab() }) }
    return { stage.run { tabs.select(index: 1 - tabs.tabBarController.selectedIndex) } }
  }

  static func pushAndPop(besideInAnotherTab count: Int) -> () -> Void {
    let stage = Stage()
    let tabs = Tabs.launched(on: stage)
    let flow = TabFlow()
    let other = TabFlow()
    stage.run {
      tabs.setTabs([flow, other])
      stage.settle()
      tabs.select(index: 1)
      other.set((0..<count).map { _ in Screen() }, animated: false)
      stage.settle()
      tabs.select(index: 0)
    }
    let call = pushAndPop(on: stage, flow)
    // The window does not keep the coordinators.
    return { withExtendedLifetime(tabs, call) }
  }

  /// The coordinator of the other tab is freed when its screens are shown.
  static func pushAndPop(besideUnowned count: Int) -> () -> Void {
    let stage = Stage()
    let tabs = Tabs.launched(on: stage)
    let flow = TabFlow()
    stage.run {
      tabs.setTabs([flow])
      stage.settle()
      let other = TabFlow()
      tabs.tabBarController.viewControllers?.append(other.navigationController)
      other.launch()
      other.set((0..<count).map { _ in Screen() }, animated: false)
      stage.settle()
    }
    let call = pushAndPop(on: stage, flow)
    return { withExtendedLifetime(tabs, call) }
  }

  static func waitingPushesAndPops(_ count: Int) -> () -> Void {
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    return {
      stage.run {
        for _ in 0..<(count / 2) {
          flow.push(Screen(), animated: false)
          flow.pop(animated: false)
        }
      }
    }
  }

  static func waitingSelections(_ count: Int) -> () -> Void {
    let stage = Stage()
    let tabs = Tabs.launched(on: stage)
    return { stage.run { for index in 0..<count { tabs.select(index: index % 2) } } }
  }

  static func stoppedChildren(_ count: Int) -> () -> Void {
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    return {
      stage.run {
        let children = (0..<count).map { _ in Scene() }
        for child in children { flow.push(child, animated: false) }
        stage.settle()
        for child in children { child.context.stop() }
      }
    }
  }

  static func poppedScreens(_ count: Int) -> () -> Void {
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    return {
      stage.run {
        let screens = flow.navigationController.viewControllers.prefix(1)
        flow.set(screens + (0..<count).map { _ in Screen() }, animated: false)
        flow.popToRoot(animated: false)
      }
    }
  }

  static func screensOfStopped(_ count: Int) -> () -> Void {
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    return {
      stage.run {
        let guest = Guest(navigationController: flow.navigationController)
        flow.start(guest)
        let screens = flow.navigationController.viewControllers.prefix(1)
        guest.set(screens + (0..<count).map { _ in Screen() }, animated: false)
        guest.context.stop()
      }
    }
  }

  /// Shows tabs, and replaces all of them by one.
  static func setTabs(_ count: Int) -> () -> Void {
    let stage = Stage()
    let tabs = Tabs.launched(on: stage)
    return {
      stage.run { tabs.setTabs((0..<count).map { _ in Tab() }) }
      stage.run { tabs.setTabs([Tab()]) }
    }
  }

  static func treeText(of count: Int) -> () -> Void {
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    addChildren(count - 1, to: flow, on: stage)
    return { _ = CoordinatorTree(flow).description }
  }
}

/// A flow that shows nothing by itself, on the stack of another one.
private final class Guest: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {}
}

/// A tab with a stack.
private final class TabFlow: NavigationCoordinator, TabCoordinator {
  let context = CoordinatorContext()
  let navigationController = UINavigationController(rootViewController: Screen())
  let tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)

  var rootController: UINavigationController { navigationController }
}
