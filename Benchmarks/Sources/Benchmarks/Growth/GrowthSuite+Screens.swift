import Coordinators
import HeadlessUIKit

// Many screens, in the place of the operation or elsewhere.
extension GrowthSuite {
  static func pushAndPop(on count: Int) -> () -> Void {
    let stage = Stage()
    return pushAndPop(on: stage, flow(with: count, on: stage))
  }

  static func pushAndPopChild(beside count: Int) -> () -> Void {
    let stage = Stage()
    let flow = flow(withChildren: count, on: stage)
    return {
      stage.run {
        flow.push(Scene(), animated: false)
        stage.settle()
        flow.pop(animated: false)
      }
    }
  }

  static func pushAndPop(beside count: Int) -> () -> Void {
    let stage = Stage()
    return pushAndPop(on: stage, flow(withChildren: count, on: stage))
  }

  static func startAndStop(beside count: Int) -> () -> Void {
    let stage = Stage()
    let flow = flow(withChildren: count, on: stage)
    return {
      let child = Scene()
      stage.run { flow.push(child, animated: false) }
      stage.run { child.context.stop() }
    }
  }

  static func presentAndDismiss(beside count: Int) -> () -> Void {
    let stage = Stage()
    let flow = flow(withChildren: count, on: stage)
    return {
      stage.run {
        flow.present(Screen(), animated: false)
        stage.settle()
        flow.dismiss(animated: false)
      }
    }
  }

  private static func flow(withChildren count: Int, on stage: Stage) -> Flow {
    let flow = Flow.launched(on: stage)
    addChildren(count, to: flow, on: stage)
    return flow
  }

  static func addChildren(_ count: Int, to flow: Flow, on stage: Stage) {
    let children = (0..<count).map { _ in Scene() }
    stage.run { flow.set(flow.navigationController.viewControllers + children, animated: false) }
  }

  static func pushAndPop(below count: Int) -> () -> Void {
    pushAndPop(below: count) { NestedFlow(on: $0) }
  }

  static func pushAndPop(belowGuarded count: Int) -> () -> Void {
    pushAndPop(below: count) { GuardedFlow(on: $0) }
  }

  private static func pushAndPop<Nested: NavigationCoordinator>(
    below count: Int, _ make: (UINavigationController) -> Nested
  ) -> () -> Void {
    let stage = Stage()
    let (root, innermost) = nested(count, on: stage, make)
    let work = pushAndPop(on: stage, innermost)
    return { withExtendedLifetime(root, work) }
  }

  /// Starts and stops a flow that shows a screen, below nested ones.
  static func startAndStop(below count: Int) -> () -> Void {
    startAndStop(below: count) { NestedFlow(on: $0) }
  }

  static func startAndStop(belowGuarded count: Int) -> () -> Void {
    startAndStop(below: count) { GuardedFlow(on: $0) }
  }

  private static func startAndStop<Nested: NavigationCoordinator>(
    below count: Int, _ make: @escaping (UINavigationController) -> Nested
  ) -> () -> Void {
    let stage = Stage()
    let (root, innermost) = nested(count, on: stage, make)
    return {
      let child = make(root.navigationController)
      stage.run { innermost.start(child) }
      stage.run { child.context.stop() }
    }
  }

  /// Flows that have started each other, on one stack.
  private static func nested<Nested: NavigationCoordinator>(
    _ count: Int, on stage: Stage, _ make: (UINavigationController) -> Nested
  ) -> (root: Flow, innermost: Nested) {
    let root = Flow.launched(on: stage)
    var innermost = make(root.navigationController)
    stage.run { root.start(innermost) }
    for _ in 1..<count {
      let child = make(root.navigationController)
      stage.run { innermost.start(child) }
      innermost = child
    }
    return (root, innermost)
  }

  static func pushAndAttempt(on count: Int) -> () -> Void {
    let stage = Stage()
    let flow = flow(with: count, on: stage)
    return {
      stage.run {
        flow.push(Screen(), animated: false)
        stage.settle()
        flow.attempt(.pop(animated: false))
      }
    }
  }

  static func pushAndPopGuarded(on count: Int) -> () -> Void {
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    stage.run { flow.set((0..<count).map { _ in GuardedScreen() }, animated: false) }
    return {
      stage.run {
        flow.push(GuardedScreen(), animated: false)
        stage.settle()
        flow.pop(animated: false)
      }
    }
  }

  static func pushAndPop(onGuardedFlowOf count: Int) -> () -> Void {
    let stage = Stage()
    let root = Flow.launched(on: stage)
    let flow = GuardedFlow(on: root.navigationController)
    stage.run {
      root.start(flow)
      let screens = (0..<count).map { _ in Screen() }
      flow.set(root.navigationController.viewControllers + screens, animated: false)
    }
    let work = pushAndPop(on: stage, flow)
    return { withExtendedLifetime(root, work) }
  }

  static func embed(beside count: Int) -> () -> Void {
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    let outer = flow.navigationController.viewControllers[0]
    let places = (0...count).map { _ in UIView() }
    stage.run {
      for place in places { outer.view.addSubview(place) }
      for place in places.dropLast() { flow.embed(Screen(), in: outer, view: place) }
    }
    return {
      stage.run {
        let child = Screen()
        flow.embed(child, in: outer, view: places[count])
        stage.settle()
        flow.unembed(child)
      }
    }
  }

  static func present(over count: Int) -> () -> Void {
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    for _ in 0..<count { stage.run { flow.present(Screen(), animated: false) } }
    return {
      stage.run {
        flow.present(Screen(), animated: false)
        stage.settle()
        flow.dismiss(animated: false)
      }
    }
  }

  static func pushAndPop(besideInAnotherWindow count: Int) -> () -> Void {
    let stage = Stage()
    let other = flow(with: count, on: stage)
    let otherWindow = stage.window
    let work = pushAndPop(on: stage, Flow.launched(on: stage))
    return { withExtendedLifetime((other, otherWindow), work) }
  }

  private static func flow(with count: Int, on stage: Stage) -> Flow {
    let flow = Flow.launched(on: stage)
    stage.run { flow.set((0..<count).map { _ in Screen() }, animated: false) }
    return flow
  }

  static func pushAndPop(on stage: Stage, _ flow: some NavigationCoordinator) -> () -> Void {
    {
      stage.run {
        flow.push(Screen(), animated: false)
        stage.settle()
        flow.pop(animated: false)
      }
    }
  }
}

/// A flow on the stack of the one that has started it.
private final class NestedFlow: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController

  init(on stack: UINavigationController) { navigationController = stack }

  func start() { push(Screen(), animated: false) }
}

/// A nested flow that may guard that it is left, and does not.
private final class GuardedFlow: NavigationCoordinator, LeaveGuarding {
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  var guardsLeaving: Bool { false }

  init(on stack: UINavigationController) { navigationController = stack }

  func start() { push(Screen(), animated: false) }
  func canLeave() async -> Bool { true }
}

/// A screen that may guard that it is left, and does not.
private final class GuardedScreen: UIViewController, LeaveGuarding {
  var guardsLeaving: Bool { false }
  func canLeave() async -> Bool { true }
}
