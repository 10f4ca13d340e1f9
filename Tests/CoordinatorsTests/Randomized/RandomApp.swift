import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit

/// An app with random verbs, user input and raw UIKit calls at any moment.
@MainActor
final class RandomApp {
  let seed: Int
  let device: HeadlessDevice
  /// Whether the app only starts as another one has started; its entry guards allow everything.
  let isCopy: Bool
  /// Listens to all coordinators, in every other program: a coordinator without listeners is notified
  /// in a shorter way.
  let witness: DelegateWitness?
  var random: SeededGenerator
  /// The runner of the app, if it has scenes.
  let runner: ApplicationRunner?
  var windows: [UIWindow] = []
  /// The windows that the app keeps after their scene was disconnected.
  var lost: [UIWindow] = []
  var roots: [RandomRoot] = []
  /// The coordinators that the app keeps to show them again.
  var retired: [RandomScene] = []
  private(set) var ledgers: [Ledger] = []
  private(set) var guardians: [RandomGuardian] = []
  private(set) var violations: [String] = []
  private(set) var trace: [String] = []
  /// The new lines of the journals, by path of the coordinator.
  var journal: [String: [String]] = [:]
  var subscriptions: [Journal.Subscription] = []
  /// Whether a raw call or the device may have made a change that was not noticed.
  var hasRawChange = false
  var handleEnds: [Int] = []
  let admissions = RandomAdmissions()
  /// How often each path, link and restoration has ended.
  private(set) var linkEnds: [Int] = []
  /// How many paths, links and restorations have not ended.
  var openLinks: Int { linkEnds.count { $0 == 0 } }
  var pendingFlows: Set<Int> = []
  private var flows = 0
  private var screenReferences: [WeakScreen] = []
  var budget = 0
  /// Whether coordinators make transitions of nearly all kinds.
  var makesAllTransitions = false
  /// What all leave guards answer while nothing but one attempt happens.
  var leaveAnswer: Bool?

  /// An app with one or two windows, each with its own root, with or without scenes.
  init(seed: Int, device: HeadlessDevice, isCopy: Bool = false) {
    self.seed = seed
    self.device = device
    self.isCopy = isCopy
    witness = seed.isMultiple(of: 2) ? DelegateWitness() : nil
    var random = SeededGenerator(seed: seed)
    if random.below(2) == 0 { device.screen = .pad }
    let hasScenes = random.below(4) == 0
    let count = random.below(3) == 0 ? 2 : 1
    self.random = random
    runner =
      hasScenes
      ? ApplicationRunner(
        device: device, scenes: SceneManifest(Scene.self, supportsMultipleScenes: true), App.self)
      : nil
    witness?.app = self
    runner?.launch()
    for scene in runner?.scenes ?? [] { runner?.disconnect(scene) }
    for _ in 0..<count { addRoot() }
  }

  var input: UserInput { UserInput(device: device) }

  // MARK: Material

  func flip() -> Bool { random.below(2) == 0 }

  func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.below(elements.count)]
  }

  func screen() -> UIViewController {
    let screen = random.below(8) == 0 ? GuardedScreen(self) : RandomScreen()
    screenReferences.append(WeakScreen(screen: screen))
    screen.title = "s\(screenReferences.count)"
    screen.app = self
    if actsRarely { screen.definesPresentationContext = flip() }
    return screen
  }

  /// The screens that were made and not freed.
  var screens: [UIViewController] { screenReferences.compactMap(\.screen) }

  func stack() -> UINavigationController { UINavigationController(rootViewController: screen()) }

  func ledger(_ kind: String) -> Ledger {
    let ledger = Ledger("\(kind)\(ledgers.count)")
    ledgers.append(ledger)
    return ledger
  }

  func guardian() -> RandomGuardian {
    // A sequence that has begun may still be denied for a screen that it has added.
    let isGuarding = random.below(3) != 0 && leaveAnswer == nil
    let guardian = RandomGuardian(self, isGuarding: isGuarding)
    guardians.append(guardian)
    return guardian
  }

  /// All running coordinators, parents before children.
  var running: [any Coordinator] {
    var all: [any Coordinator] = roots.filter { !$0.isInactive }
    var index = 0
    while index < all.count {
      all += all[index].children
      index += 1
    }
    return all
  }

  // MARK: What is to end once

  func expect(_ handle: TransitionHandle) {
    let index = handleEnds.count
    handleEnds.append(0)
    note("   \(index)")
    handle.whenCompleted { [weak self] result in
      self?.handleEnds[index] += 1
      self?.note("   \(index) -> \(result)")
      if result == .timedOut { self?.fail("a transition timed out") }
    }
  }

  func expect<Output>(_ flow: FlowHandle<Output>, _ name: String) {
    expect(flow)
    flows += 1
    let number = flows
    pendingFlows.insert(number)
    flow.whenEnded { [weak self] _ in
      guard let self else { return }
      if pendingFlows.remove(number) == nil { fail("\(name) ended twice") }
      if random.below(4) == 0 { actInside(nil) }
    }
  }

  func expect(_ handle: LinkHandle) {
    let index = beginLink()
    handle.whenCompleted { [weak self] result in
      self?.note("   link \(index) -> \(result)")
      self?.endLink(index)
    }
  }

  func beginLink() -> Int {
    linkEnds.append(0)
    return linkEnds.count - 1
  }

  func endLink(_ index: Int) { linkEnds[index] += 1 }

  func fail(_ text: String) { violations.append(text) }

  func note(_ text: String) { trace.append(text) }

  // MARK: Acting

  func begin() {
    for root in roots {
      listen(to: root)
      if random.below(8) == 0, let link = link(), !isCopy {
        note("before the launch, open \(link)")
        expect(root.open(link))
      }
      expect(root.launch(), root.ledger.name)
    }
    device.clock.drain()
  }

  /// A random action, and then possibly some time.
  ///
  /// - Parameter isPlain: Whether hooks and callbacks do nothing.
  func step(isPlain: Bool = false) async {
    budget = isPlain ? 0 : 4
    act()
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
    await runQuestions()
    if Self.showsTrees { for root in roots { note("\(CoordinatorTree(root))") } }
  }

  /// Whether the trace has the trees after each step; set by `RANDOM_TREES`.
  private static let showsTrees = ProcessInfo.processInfo.environment["RANDOM_TREES"] != nil

  private func act() {
    switch random.below(12) {
    case 0...5: if let coordinator = pick(running) { verb(of: coordinator) }
    case 6...7: raw()
    case 8: answer()
    default: person()
    }
  }

  /// Sometimes a random action during a gesture.
  func actMeanwhile() {
    guard leaveAnswer == nil else { return }
    switch random.below(6) {
    case 0...2: actInside(nil)
    case 3: raw()
    default: break
    }
  }

  /// Reads public properties that may run hooks because they notice raw calls; these hooks do
  /// nothing.
  func withoutActing<Result>(_ look: () -> Result) -> Result {
    let former = budget
    budget = 0
    defer { budget = former }
    return look()
  }

  /// Sometimes a random action inside a hook or a callback.
  func actInside(_ coordinator: (any Coordinator)?) {
    guard budget > 0, random.below(6) == 0 else { return }
    budget -= 1
    if let coordinator, !coordinator.isInactive, flip() {
      verb(of: coordinator)
    } else if let other = pick(running) {
      verb(of: other)
    }
  }

  // MARK: The end

  /// Stops the roots, and releases everything.
  func finish() async {
    for root in roots { root.cancel() }
    await rest()
    if !pendingFlows.isEmpty { fail("\(pendingFlows.count) outcomes have not ended") }
    for window in windows {
      window.rootViewController?.dismiss(animated: false)
      device.clock.drain()
      window.isHidden = true
      window.rootViewController = nil
    }
    roots = []
    retired = []
    windows = []
    lost = []
    for scene in runner?.scenes ?? [] { runner?.disconnect(scene) }
    device.clock.drain()
  }

  /// The objects that are still alive after the end.
  var survivors: [String] {
    ledgers.filter { $0.coordinator != nil }.map(\.name)
      + screenReferences.compactMap { $0.screen.map { way(to: $0) } }
  }
}
