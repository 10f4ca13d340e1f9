import CoordinatorTesting
import Foundation
import HeadlessUIKit

@testable import Coordinators

/// A reproducible sequence of numbers.
struct StormGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    // Neighbouring seeds must not give the same sequence a step apart.
    state = (seed &+ 1) &* 0xD134_2543_DE82_EF95
    state = next() ^ (state << 32)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A coordinator of the storm: a flow on a navigation controller, shared or its own.
final class StormFlow: NavigationCoordinator, TabCoordinator, FlowCoordinator {
  typealias Output = Int

  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let tabBarItem = UITabBarItem(title: "T", image: nil, tag: 0)
  private let screens: Int
  private(set) var hooks: [LifecycleHook] = []

  init(on navigationController: UINavigationController, screens: Int) {
    self.navigationController = navigationController
    self.screens = screens
  }

  var rootController: UINavigationController { navigationController }

  func start() {
    hooks.append(.start)
    for index in 0..<screens { show(Screen("S\(index)"), animated: index > 0) }
  }
  func stop() { hooks.append(.stop) }
  func pause() { hooks.append(.pause) }
  func resume() { hooks.append(.resume) }
}

/// The storm's root: a window with tabs.
final class StormRoot: WindowCoordinator, TabBarCoordinator {
  let context = CoordinatorContext()
  let window: UIWindow
  let tabBarController = UITabBarController()

  init(window: UIWindow) { self.window = window }

  func start() {
    window.rootViewController = tabBarController
    setTabs((0..<3).map { _ in StormFlow(on: UINavigationController(), screens: 1) })
    window.makeKeyAndVisible()
  }
}

/// Sends random events into an app and checks what must hold afterwards.
@MainActor
final class Storm {
  private final class Life {
    weak var flow: StormFlow?
    weak var context: CoordinatorContext?
    var ends = 0
    init(_ flow: StormFlow) {
      self.flow = flow
      context = flow.context
    }
  }

  private var random: StormGenerator
  private var app: AppDriver?
  private var lives: [Life] = []
  private var handles: [TransitionHandle] = []
  private var lines: [String] = []

  init(seed: UInt64) {
    random = StormGenerator(seed: seed)
    app = AppDriver(StormRoot.init(window:))
  }

  var history: String { lines.joined(separator: "\n") }

  private var root: StormRoot? { app?.root as? StormRoot }
  private var clock: TransitionClock? { app?.device.clock }

  // MARK: Steps

  func step() {
    app?.device.run { act() }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: clock?.drain()
    case 1, 2: clock?.turn()
    case 3: clock?.advance(by: .milliseconds(Int.random(in: 1..<700, using: &random)))
    default: break
    }
  }

  func settle() {
    app?.cancelSwipe()
    app?.cancelSheetDrag()
    clock?.drain()
    // A raw change that leaves the top of a stack as it is tells nobody; it is noticed with the
    // next transition.
    if let root { root.select(index: root.tabBarController.selectedIndex) }
    clock?.drain()
  }

  private func act() {
    guard let root, let flow = (flows(below: root).randomElement(using: &random)) else { return }
    let animated = Bool.random(using: &random)
    let container = flow.navigationController
    let stack = container.viewControllers
    switch Int.random(in: 0..<26, using: &random) {
    case 0, 1: note("show", flow.show(Screen("V"), animated: animated))
    case 2: begin(StormFlow(on: container, screens: Int.random(in: 0..<3, using: &random)), flow)
    case 3, 4:
      let child = StormFlow(on: UINavigationController(), screens: 1)
      let life = watch(child)
      let shown = flow.present(
        child, animated: animated, style: Bool.random(using: &random) ? .fullScreen : .pageSheet)
      shown.whenEnded { _ in life.ends += 1 }
      note("present flow", shown.transition)
    case 5: note("present", flow.present(Screen("P"), animated: animated))
    case 6: note("dismiss", flow.dismiss(animated: animated))
    case 7: note("pop", flow.pop(animated: animated))
    case 8: note("popToRoot", flow.popToRoot(animated: animated))
    case 9:
      if let screen = stack.randomElement(using: &random) {
        note("popTo", flow.popTo(screen, animated: animated))
      }
    case 10:
      let kept = stack.filter { _ in Bool.random(using: &random) }
      note("set", flow.set(kept + [Screen("N")], animated: animated))
    case 11:
      log("finish")
      flow.finish(1)
    case 12:
      log("cancel")
      flow.cancel()
    case 13:
      log("stop")
      flow.context.parent?.stop(flow)
    // A raw change of a stack that nobody sees is noticed when the stack is seen again.
    case 14...17 where container.viewIfLoaded?.window == nil: break
    case 14:
      log("raw pop")
      container.popViewController(animated: animated)
    case 15:
      log("raw popToRoot")
      container.popToRootViewController(animated: animated)
    case 16:
      log("raw set")
      let kept = stack.filter { _ in Bool.random(using: &random) }
      if !kept.isEmpty { container.setViewControllers(kept, animated: animated) }
    case 17:
      log("raw push")
      container.pushViewController(Screen("R"), animated: animated)
    case 18:
      log("raw dismiss")
      container.dismiss(animated: animated)
    case 19:
      log("raw present")
      container.present(Screen("Q"), animated: animated)
    case 20: person("back", .back)
    case 21: person("tab", .tab("T"))
    case 22:
      log("swipe")
      try? app?.beginSwipeBack()
      app?.moveSwipe(to: 0.5)
      if Bool.random(using: &random) { app?.finishSwipe() } else { app?.cancelSwipe() }
    case 23:
      log("drag")
      try? app?.beginSheetDrag()
      app?.moveSheetDrag(to: 0.5)
      if Bool.random(using: &random) { app?.finishSheetDrag() } else { app?.cancelSheetDrag() }
    case 24:
      note("select", root.select(index: Int.random(in: 0..<3, using: &random)))
    default:
      guard Int.random(in: 0..<4, using: &random) == 0 else { return }
      let tabs = (0..<3).map { _ in StormFlow(on: UINavigationController(), screens: 1) }
      for tab in tabs { _ = watch(tab) }
      note("setTabs", root.setTabs(tabs))
    }
  }

  private func begin(_ child: StormFlow, _ parent: StormFlow) {
    log("start")
    let life = watch(child)
    parent.start(child).whenEnded { _ in life.ends += 1 }
  }

  private func watch(_ flow: StormFlow) -> Life {
    let life = Life(flow)
    lives.append(life)
    return life
  }

  private func person(_ name: String, _ step: Step) {
    log(name)
    _ = try? app?.perform(step)
  }

  private func note(_ name: String, _ handle: TransitionHandle) {
    log(name)
    handles.append(handle)
  }

  private func log(_ name: String) { lines.append(name) }

  private func flows(below coordinator: any Coordinator) -> [StormFlow] {
    coordinator.children.flatMap { child in
      [child as? StormFlow].compactMap(\.self) + flows(below: child)
    }
  }

  // MARK: What must hold

  func problems() -> [String] {
    guard let app, let root else { return ["no app"] }
    var problems: [String] = []
    if !app.isIdle { problems.append("not idle") }
    for handle in handles where handle.ended == nil { problems.append("a transition never ended") }
    for handle in handles where handle.ended == .timedOut { problems.append("timed out") }
    check(root, &problems)
    for life in lives {
      guard let flow = life.flow else { continue }
      let starts = flow.hooks.count { $0 == .start }
      let stops = flow.hooks.count { $0 == .stop }
      let isRunning = flow.state != .inactive
      if starts - stops != (isRunning ? 1 : 0) {
        problems.append("\(flow.hooks) when \(flow.state)")
      }
    }
    return problems
  }

  private func check(_ coordinator: any Coordinator, _ problems: inout [String]) {
    for child in coordinator.children {
      if child.context.parent as AnyObject? !== coordinator as AnyObject {
        problems.append("a child has another parent")
      }
      if child.state == .inactive { problems.append("a child is inactive") }
      if coordinator.state == .paused, child.state == .active {
        problems.append("an active child of a paused parent")
      }
      let owner = child.context.screenOwner
      for record in owner.records {
        guard let screen = record.screen else { continue }  // Freed, and so in no UI.
        if !record.isInUI {
          problems.append("\(screen.title ?? "-") has left, but is recorded: \(record.place)")
        }
        if record.owner !== owner { problems.append("a record of another owner") }
        if case .stack(let container) = record.place, screen.parent !== container.object {
          problems.append("a screen on another stack")
        }
      }
      if owner.hasShown, !owner.hasScreensInSubtree {
        problems.append("\(child.state) without a screen")
      }
      check(child, &problems)
    }
  }

  /// Stops and drops everything; names what is still alive.
  func end() -> [String] {
    guard let root else { return ["no app"] }
    app?.device.run { root.context.stop() }
    clock?.drain()
    app = nil
    handles = []
    var survivors = lives.compactMap { $0.flow == nil ? nil : "flow" }
    survivors += lives.compactMap { $0.context == nil ? nil : "context" }
    return survivors
  }
}
