import CoordinatorTesting
import HeadlessUIKit

@testable import Coordinators

/// An app whose coordinators, whose user and whose raw UIKit calls do anything at any moment.
@MainActor
final class Hurricane {
  let device: HeadlessDevice
  var random: SplitMix
  private(set) var window: UIWindow?
  private(set) var root: HurricaneRoot?
  private(set) var ledgers: [Ledger] = []
  private(set) var violations: [String] = []
  private(set) var trace: [String] = []
  private var handles = 0
  private var handleEnds: [Int] = []
  private var flows = 0
  private var screens = 0
  private(set) var screenReferences: [WeakScreen] = []
  private var budget = 0

  struct WeakScreen { weak var screen: UIViewController? }

  init(seed: Int, device: HeadlessDevice) {
    self.device = device
    random = SplitMix(seed: seed)
    let window = UIWindow()
    self.window = window
    root = HurricaneRoot(self, window: window)
  }

  // MARK: Material

  func flip() -> Bool { random.below(2) == 0 }

  func screen() -> UIViewController {
    screens += 1
    let screen = HurricaneScreen()
    screen.title = "s\(screens)"
    screen.hurricane = self
    screenReferences.append(WeakScreen(screen: screen))
    return screen
  }

  func ledger(_ kind: String) -> Ledger {
    let ledger = Ledger("\(kind)\(ledgers.count)")
    ledgers.append(ledger)
    return ledger
  }

  func expect(_ handle: TransitionHandle) {
    let index = handles
    handles += 1
    handleEnds.append(0)
    note("   \(index)")
    handle.whenDone { [weak self] result in
      self?.handleEnds[index] += 1
      self?.note("   \(index) -> \(result)")
      if result == .timedOut { self?.fail("a transition timed out") }
    }
  }

  private func expect<Output>(_ flow: FlowHandle<Output>, _ ledger: Ledger) {
    flows += 1
    let number = flows
    pendingFlows.insert(number)
    flow.whenEnded { [weak self] _ in
      guard let self else { return }
      if pendingFlows.remove(number) == nil { fail("\(ledger.name) ended twice") }
      if random.below(4) == 0 { actInside(nil) }
    }
  }
  private var pendingFlows: Set<Int> = []

  func fail(_ text: String) { violations.append(text) }

  private func note(_ text: String) { trace.append(text) }

  private var running: [any Coordinator] {
    guard let root, !root.isInactive else { return [] }
    var all: [any Coordinator] = [root]
    var index = 0
    while index < all.count {
      all += all[index].children
      index += 1
    }
    return all
  }

  private func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.below(elements.count)]
  }

  // MARK: Acting

  func begin() {
    guard let root else { return }
    device.run { expect(root.launch(), root.ledger) }
    device.clock.drain()
  }

  /// One thing at random, and then perhaps some time.
  func step() {
    budget = 4
    device.run { act() }
    switch random.below(5) {
    case 0: break
    case 1:
      note("-- a turn")
      device.clock.turn()
    case 2...3:
      let duration = random.below(700)
      note("-- \(duration) ms")
      device.clock.advance(by: .milliseconds(duration))
    default:
      note("-- until idle")
      device.clock.drain()
    }
  }

  func actInside(_ coordinator: (any Coordinator)?) {
    guard budget > 0, random.below(6) == 0 else { return }
    budget -= 1
    if let coordinator, !coordinator.isInactive, flip() {
      verb(of: coordinator)
    } else if let other = pick(running) {
      verb(of: other)
    }
  }

  private func act() {
    switch random.below(10) {
    case 0...4: if let coordinator = pick(running) { verb(of: coordinator) }
    case 5...6: raw()
    default: person()
    }
  }

  private func verb(of coordinator: any Coordinator) {
    let name = (coordinator as? any HurricaneMember)?.ledger.name ?? "?"
    switch random.below(16) {
    case 0: end(coordinator, name)
    case 1: presentSomething(from: coordinator, name)
    case 2:
      note("\(name).dismiss")
      expect(coordinator.dismiss(animated: flip()))
    case 3: if random.below(4) == 0 { swapRoot(from: coordinator, name) }
    case 4:
      let plain = HurricanePlain(self)
      note("\(name).start \(plain.ledger.name)")
      expect(coordinator.start(plain), plain.ledger)
    default:
      if let navigation = coordinator as? any NavigationCoordinator {
        stackVerb(of: navigation, name)
      } else if let tabs = coordinator as? any TabBarCoordinator {
        tabVerb(of: tabs, name)
      }
    }
  }

  private func end(_ coordinator: any Coordinator, _ name: String) {
    guard coordinator.parent != nil, let member = coordinator as? any HurricaneMember else {
      return
    }
    switch random.below(3) {
    case 0:
      note("\(name).finish")
      member.finish(1)
    case 1:
      note("\(name).cancel")
      member.cancel()
    default:
      note("\(name) stopped by its parent")
      member.context.stop()
    }
  }

  private func presentSomething(from coordinator: any Coordinator, _ name: String) {
    let style: Presentation = flip() ? .pageSheet : .fullScreen
    switch random.below(4) {
    case 0:
      let screen = screen()
      note("\(name).present \(screen.title ?? "")")
      expect(coordinator.present(screen, animated: flip(), style: style))
    case 1:
      let scene = HurricaneScene(self)
      note("\(name).present \(scene.ledger.name)")
      let shown = coordinator.present(scene, animated: flip(), style: style)
      expect(shown.transition)
      expect(shown.flow, scene.ledger)
    case 2:
      let container = UINavigationController(rootViewController: screen())
      let flow = HurricaneFlow(self, on: container)
      note("\(name).present \(flow.ledger.name) with a stack of its own")
      let shown = coordinator.present(flow, animated: flip(), style: style)
      expect(shown.transition)
      expect(shown.flow, flow.ledger)
    default:
      let tabs = HurricaneTabs(self)
      note("\(name).present \(tabs.ledger.name)")
      let shown = coordinator.present(tabs, animated: flip(), style: style)
      expect(shown.transition)
      expect(shown.flow, tabs.ledger)
    }
  }

  private func swapRoot(from coordinator: any Coordinator, _ name: String) {
    let container = UINavigationController(rootViewController: screen())
    let flow = HurricaneFlow(self, on: container)
    note("\(name).setRoot \(flow.ledger.name)")
    let shown = coordinator.setRoot(flow, animated: flip())
    expect(shown.transition)
    expect(shown.flow, flow.ledger)
  }

  private func stackVerb(of navigation: any NavigationCoordinator, _ name: String) {
    let container = navigation.navigationController
    switch random.below(10) {
    case 0...1:
      let screen = screen()
      note("\(name).show \(screen.title ?? "")")
      expect(navigation.show(screen, animated: flip()))
    case 2:
      let scene = HurricaneScene(self)
      note("\(name).push \(scene.ledger.name)")
      let shown = navigation.push(scene, animated: flip())
      expect(shown.transition)
      expect(shown.flow, scene.ledger)
    case 3...4:
      let flow = HurricaneFlow(self, on: container)
      note("\(name).start \(flow.ledger.name) on its stack")
      expect(navigation.start(flow), flow.ledger)
    case 5...6:
      note("\(name).pop")
      expect(navigation.pop(animated: flip()))
    case 7:
      guard let screen = pick(container.viewControllers) else { return }
      note("\(name).popTo \(screen.title ?? "")")
      expect(navigation.popTo(screen, animated: flip()))
    case 8:
      note("\(name).popToRoot")
      expect(navigation.popToRoot(animated: flip()))
    default:
      var screens = container.viewControllers.filter { _ in flip() }
      if flip() || screens.isEmpty { screens.append(screen()) }
      note("\(name).set \(screens.map { $0.title ?? "" })")
      expect(navigation.set(screens, animated: flip()))
    }
  }

  private func tabVerb(of tabs: any TabBarCoordinator, _ name: String) {
    switch random.below(4) {
    case 0:
      var kept: [any ScreenCoordinator] = tabs.tabCoordinators.filter { _ in flip() }
      kept.append(HurricaneTab(self))
      note("\(name).setTabs, \(kept.count) of them")
      expect(tabs.setTabs(kept, animated: flip()))
    default:
      let index = random.below(3)
      note("\(name).select \(index)")
      expect(tabs.select(index: index))
    }
  }

  // MARK: Raw calls

  private var chain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = window?.rootViewController
    while let current = next {
      chain.append(current)
      next = current.presentedViewController
    }
    return chain
  }

  private var visibleStack: UINavigationController? {
    guard var top = chain.last else { return nil }
    if let tabs = top as? UITabBarController { top = tabs.selectedViewController ?? tabs }
    return top as? UINavigationController
  }

  private func raw() {
    switch random.below(6) {
    case 0:
      guard let stack = visibleStack else { return }
      let screen = screen()
      note("raw push \(screen.title ?? "")")
      stack.pushViewController(screen, animated: flip())
    case 1:
      note("raw pop")
      visibleStack?.popViewController(animated: flip())
    case 2:
      note("raw popToRoot")
      visibleStack?.popToRootViewController(animated: flip())
    case 3:
      guard let stack = visibleStack else { return }
      // UIKit tells nobody of a change below a top that stays; the next verb notices it.
      let screens = stack.viewControllers.dropLast().filter { _ in flip() } + [screen()]
      note("raw set \(screens.map { $0.title ?? "" })")
      stack.setViewControllers(screens, animated: flip())
    case 4:
      note("raw dismiss")
      pick(chain)?.dismiss(animated: flip())
    default:
      note("raw dismiss on the top")
      chain.last?.dismiss(animated: flip())
    }
  }

  // MARK: A person

  private func person() {
    let input = UserInput(device: device)
    // What a person cannot do just now is refused, which is fine.
    switch random.below(6) {
    case 0...1:
      note("back")
      if let stack = visibleStack { try? input.tapBack(in: stack) }
    case 2:
      note("swipe begins")
      if let stack = visibleStack { try? input.beginSwipeBack(in: stack) }
      input.moveSwipe(to: 0.5)
      if flip() { device.clock.advance(by: .milliseconds(100)) }
      if flip() { actInside(nil) }
      if flip() { input.finishSwipe() } else { input.cancelSwipe() }
    case 3:
      note("sheet drag begins")
      if let sheet = chain.last { try? input.beginSheetDrag(of: sheet) }
      input.moveSheetDrag(to: 0.5)
      if flip() { device.clock.advance(by: .milliseconds(100)) }
      if flip() { actInside(nil) }
      if flip() { input.finishSheetDrag() } else { input.cancelSheetDrag() }
    default:
      guard let tabs = chain.last as? UITabBarController else { return }
      note("tab")
      try? input.selectTab(random.below(3), in: tabs)
    }
  }

  // MARK: Invariants

  /// Lets everything come to rest and checks the invariants.
  func check() {
    device.clock.drain()
    guard device.run({ TransitionQueues.areIdle }) else {
      let queues = device.run { TransitionQueue.all.filter { !$0.isIdle } }
      return fail("the queue is not empty: \(queues.map(\.contents))")
    }
    if let message = device.log.messages.first(where: { $0.contains("not idle") }) { fail(message) }
    // UIKit tells nobody what it changes on a stack out of sight; it is looked at when it is back.
    for coordinator in running {
      if let navigation = coordinator as? any NavigationCoordinator,
        navigation.navigationController.viewIfLoaded?.window == nil
      {
        device.run { StackObserver.of(navigation.navigationController).stackMayHaveChanged() }
      }
    }
    device.clock.drain()
    for coordinator in running {
      checkTree(coordinator)
      checkScreens(coordinator)
    }
    for ledger in ledgers where ledger.runs > 0 {
      if let coordinator = ledger.coordinator {
        if coordinator.isInactive { fail("\(ledger.name) runs and is inactive") }
        if coordinator.root !== root { fail("\(ledger.name) runs outside the tree") }
      } else {
        fail("\(ledger.name) was freed without a stop")
      }
    }
    for (index, ends) in handleEnds.enumerated() where ends != 1 {
      fail("transition \(index) ended \(ends) times")
    }
  }

  private func checkTree(_ coordinator: any Coordinator) {
    for child in coordinator.children {
      if child.parent !== coordinator { fail("a child of another parent") }
      if child.isInactive { fail("an inactive child is listed") }
      if coordinator.isPaused, child.isActive { fail("an active child under a paused parent") }
    }
  }

  /// A coordinator whose last screen has left, and those of its descendants, is not in the tree.
  private func checkScreens(_ coordinator: any Coordinator) {
    guard coordinator.parent != nil, let owner = coordinator.context.attachment as? ScreenOwner,
      let member = coordinator as? any HurricaneMember
    else { return }
    for record in owner.records {
      if record.pendingRequests != 0 { fail("\(member.ledger.name) has pending screens") }
      if !isInUI(record) {
        fail(
          "\(member.ledger.name) owns \(record.screen?.title ?? "nothing"), which is not \(record.place)"
        )
      }
    }
    if owner.hasShown, !owner.hasScreensInSubtree {
      fail("\(member.ledger.name) has no screen left and runs")
    }
  }

  /// Whether a screen is reachable from the window, by UIKit's own lists.
  private func isInUI(_ record: ScreenRecord) -> Bool {
    guard let screen = record.screen else { return false }
    return reachable.contains(ObjectIdentifier(screen))
  }

  private var reachable: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var open = chain
    while let next = open.popLast() {
      found.insert(ObjectIdentifier(next))
      open += next.children
    }
    return found
  }

  /// Stops the root and lets go of everything.
  func finish() {
    device.run { root?.cancel() }
    device.clock.drain()
    if !pendingFlows.isEmpty { fail("\(pendingFlows.count) outcomes have not ended") }
    device.run {
      window?.rootViewController?.dismiss(animated: false)
      device.clock.drain()
      window?.isHidden = true
      window?.rootViewController = nil
    }
    root = nil
    window = nil
    device.clock.drain()
  }

  /// What is still alive after the end.
  var survivors: [String] {
    ledgers.filter { $0.coordinator != nil }.map(\.name)
      + screenReferences.compactMap { $0.screen?.title }
  }
}

/// A screen that sometimes acts when it appears.
final class HurricaneScreen: UIViewController {
  weak var hurricane: Hurricane?

  override func viewDidLoad() {
    super.viewDidLoad()
    hurricane?.actInside(nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hurricane?.actInside(nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hurricane?.actInside(nil)
  }
}

extension TransitionQueue {
  /// What runs, waits and is to be judged.
  fileprivate var contents: String {
    "\(window == nil ? "no window" : "window"), running \(running?.summary ?? "nothing"), waiting "
      + "\(waiting.map(\.summary)), \(judged.count) to judge"
  }
}
