import HeadlessUIKit

/// The headless UIKit against making the objects that it moves.
enum HeadlessSuite: Suite {
  static let name = "headless"
  static let summary = "navigation of HeadlessUIKit against allocating the same objects"

  static func run() -> [Row] {
    [pushAndPop(), presentAndDismiss(), selectTab()] + containers() + app() + idleMemory()
      + depths()
  }

  static let floor = "making the controller and its view"

  /// Push and pop without an animation, with all callbacks.
  private static func pushAndPop() -> Row {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: Screen())
    stage.show(navigation)
    return Comparison.row(
      "push + pop", to: floor, limit: 22, floor: makeScreen,
      work: {
        stage.device.run {
          navigation.pushViewController(Screen(), animated: false)
          stage.settle()
          navigation.popViewController(animated: false)
          stage.settle()
        }
      })
  }

  private static func presentAndDismiss() -> Row {
    let stage = Stage()
    let root = Screen()
    stage.show(root)
    return Comparison.row(
      "present + dismiss", to: floor, limit: 22, floor: makeScreen,
      work: {
        stage.device.run {
          root.present(Screen(), animated: false)
          stage.settle()
          root.dismiss(animated: false)
          stage.settle()
        }
      })
  }

  private static func selectTab() -> Row {
    let stage = Stage()
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen(), Screen()]
    stage.show(tabs)
    return Comparison.row(
      "select a tab", to: floor, limit: 8, floor: makeScreen,
      work: {
        stage.device.run {
          tabs.selectedIndex = 1 - tabs.selectedIndex
          stage.settle()
        }
      })
  }

  static func makeScreen() { Screen().loadViewIfNeeded() }

  /// What a controller takes while nothing happens.
  private static func idleMemory() -> [Row] {
    let floorBytes = Memory.bytes { NSObject() }
    let title = "an empty NSObject"
    let idle = Memory.bytes { UIViewController() }
    let loaded = Memory.bytes {
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      return controller
    }
    return [("controller, no view", idle), ("controller and view", loaded)].map { name, bytes in
      Row(
        title: name, floor: title, cost: bytes, floorCost: floorBytes, unit: "bytes",
        ratio: bytes / floorBytes)
    }
  }

  /// Push and pop on stacks that are already deep, against the least deep one.
  private static func depths() -> [Row] {
    let shallow = DeepStack(10)
    return [100, 1_000, 10_000].map { depth in
      let deep = DeepStack(depth)
      return Comparison.row(
        "push + pop on \(depth) screens", to: "the same on 10 screens", limit: 2,
        floor: shallow.pushAndPop, work: deep.pushAndPop)
    }
  }
}

/// A stack of many screens, of which only the top has a view.
@MainActor
private final class DeepStack {
  private let stage = Stage()
  private let navigation = UINavigationController()

  init(_ depth: Int) {
    stage.device.run {
      navigation.setViewControllers((0..<depth).map { _ in Screen() }, animated: false)
    }
    stage.show(navigation)
  }

  func pushAndPop() {
    stage.device.run {
      navigation.pushViewController(Screen(), animated: false)
      stage.settle()
      navigation.popViewController(animated: false)
      stage.settle()
    }
  }
}
