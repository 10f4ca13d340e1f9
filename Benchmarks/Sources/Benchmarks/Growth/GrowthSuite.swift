import Coordinators
import HeadlessUIKit

/// One operation beside many of something against the same beside few.
///
/// What the window shows may be looked at as a whole, so a row may grow, but to four times at most.
enum GrowthSuite: Suite {
  static let name = "growth"
  static let summary = "one operation beside many of something against the same beside few"

  static func run() -> [Row] {
    rows("push + pop on", "screens") { pushAndPop(on: $0) }
      + rows("push + pop of a child beside", "children") { pushAndPopChild(beside: $0) }
      + rows("push + pop below nested", "flows") { pushAndPop(below: $0) }
      + rows("push + pop on", "guarded screens") { pushAndPopGuarded(on: $0) }
      + rows("embed + unembed beside", "embedded screens") { embed(beside: $0) }
      + rows("select one of", "tabs") { select(of: $0) }
      + rows("present + dismiss over", "presented screens", [10, 50]) { present(over: $0) }
  }

  private static func rows(
    _ title: String, _ what: String, _ counts: [Int] = [100, 1_000],
    _ make: (Int) -> () -> Void
  ) -> [Row] {
    let least = counts[0] == 10 ? 1 : 10
    let floor = make(least)
    return counts.map { count in
      let grouped = count == 1_000 ? "1,000" : "\(count)"
      return Comparison.row(
        "\(title) \(grouped) \(what)", to: "\(least)", limit: 4, floor: floor, work: make(count))
    }
  }

  private static func stage(_ prepare: (Flow) -> Void) -> (Stage, Flow) {
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    stage.device.run { prepare(flow) }
    stage.settle()
    return (stage, flow)
  }

  private static func pushAndPop(on count: Int) -> () -> Void {
    let (stage, flow) = stage { flow in
      flow.set((0..<count).map { _ in Screen() }, animated: false)
    }
    return {
      stage.device.run {
        flow.show(Screen(), animated: false)
        stage.settle()
        flow.pop(animated: false)
        stage.settle()
      }
    }
  }

  private static func pushAndPopChild(beside count: Int) -> () -> Void {
    let (stage, flow) = stage { flow in
      for _ in 0..<count { flow.push(Scene(), animated: false) }
    }
    return {
      stage.device.run {
        flow.push(Scene(), animated: false)
        stage.settle()
        flow.pop(animated: false)
        stage.settle()
      }
    }
  }

  private static func pushAndPop(below count: Int) -> () -> Void {
    var innermost: NestedFlow?
    let (stage, _) = stage { flow in
      let outermost = NestedFlow(on: flow.navigationController)
      flow.start(outermost)
      var next = outermost
      for _ in 1..<count {
        let child = NestedFlow(on: flow.navigationController)
        next.start(child)
        next = child
      }
      innermost = next
    }
    return {
      stage.device.run {
        innermost?.show(Screen(), animated: false)
        stage.settle()
        innermost?.pop(animated: false)
        stage.settle()
      }
    }
  }

  private static func pushAndPopGuarded(on count: Int) -> () -> Void {
    let (stage, flow) = stage { flow in
      flow.set((0..<count).map { _ in GuardedScreen() }, animated: false)
    }
    return {
      stage.device.run {
        flow.show(GuardedScreen(), animated: false)
        stage.settle()
        flow.pop(animated: false)
        stage.settle()
      }
    }
  }

  private static func embed(beside count: Int) -> () -> Void {
    let (stage, flow) = stage { flow in
      let outer = flow.navigationController.viewControllers[0]
      for _ in 0..<count {
        let view = UIView()
        outer.view.addSubview(view)
        flow.embed(Screen(), in: outer, view: view)
      }
    }
    let place = UIView()
    let outer = flow.navigationController.viewControllers[0]
    outer.view.addSubview(place)
    return {
      stage.device.run {
        let child = Screen()
        flow.embed(child, in: outer, view: place)
        stage.settle()
        flow.unembed(child)
        stage.settle()
      }
    }
  }

  private static func select(of count: Int) -> () -> Void {
    let stage = Stage()
    let tabs = Tabs.launched(on: stage)
    _ = stage.device.run { tabs.setTabs((0..<count).map { _ in Tab() }) }
    stage.settle()
    return {
      stage.device.run {
        _ = tabs.select(index: 1 - tabs.tabBarController.selectedIndex)
        stage.settle()
      }
    }
  }

  private static func present(over count: Int) -> () -> Void {
    let (stage, flow) = stage { _ in }
    for _ in 0..<count {
      stage.device.run { _ = flow.present(Screen(), animated: false) }
      stage.settle()
    }
    return {
      stage.device.run {
        flow.present(Screen(), animated: false)
        stage.settle()
        flow.dismiss(animated: false)
        stage.settle()
      }
    }
  }
}

/// A flow on the stack of the one that has started it.
private final class NestedFlow: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(on stack: UINavigationController) { navigationController = stack }

  func start() { show(Screen(), animated: false) }
}

/// A screen that may guard that it is left, and does not.
private final class GuardedScreen: UIViewController, LeaveGuarding {
  var guardsLeaving: Bool { false }
  func canLeave() async -> Bool { true }
}
