import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

/// An app with one child whose screens a test removes, and the record of all calls.
///
/// ```swift
/// let stage = ExitStage()
/// let child = stage.push()
/// stage.app.back()
/// child.expectLeft(after: "Leaf pop Screen observed")
/// ```
@MainActor
final class ExitStage {
  let app: AppDriver
  let host: Host
  let log = ExitLog()

  init() {
    var made: Host?
    let log = log
    app = AppDriver { (container: UINavigationController) -> Host in
      let host = Host(container, log)
      made = host
      return host
    }
    host = made ?? Host(UINavigationController(), log)
  }

  var stack: UINavigationController { host.navigationController }

  // MARK: Children

  /// Starts a flow that shares a stack and shows a screen for each title.
  func push(
    _ titles: [String] = ["Leaf"], of parent: (any Coordinator)? = nil,
    on stack: UINavigationController? = nil
  ) -> Child {
    let leaf = Leaf(stack ?? self.stack, titles, log)
    (parent ?? host).start(leaf)
    app.settle()
    return follow(leaf, leaf.childViewControllers)
  }

  /// Presents a flow with a screen of its own.
  func present(
    _ presentation: Presentation = .pageSheet, from parent: (any Coordinator)? = nil,
    screen: UIViewController? = nil
  ) -> Child {
    let sheet = Sheet(screen ?? Screen("Sheet"), log)
    (parent ?? host).present(sheet, style: presentation)
    app.settle()
    return follow(sheet)
  }

  /// Follows a flow that runs: its end, its delegates, its memory and that of its screens.
  func follow<Flow: FlowCoordinator>(_ flow: Flow, _ screens: [UIViewController]) -> Child {
    Child(flow, screens, app, log)
  }

  func follow(_ sheet: Sheet) -> Child { follow(sheet, [sheet.rootViewController]) }

  /// Shows a flow with a screen of its own, and follows it.
  func follow(_ title: String, _ show: (Sheet) -> Void) -> Child {
    let sheet = Sheet(Screen(title), log)
    show(sheet)
    app.settle()
    return follow(sheet)
  }

  /// Follows a flow with a stack of its own.
  func follow(_ leaf: Leaf) -> Child {
    follow(leaf, [leaf.navigationController] + leaf.navigationController.viewControllers)
  }

  // MARK: Stories

  /// The story of a child that was stopped because its last screen was removed.
  ///
  /// - Parameters:
  ///   - name: The child's class.
  ///   - parent: Its parent's.
  ///   - events: The lines of the journal before the stop.
  ///   - between: Its lines between the stop and the end, from calls of the parent.
  ///   - reason: The reason of the end.
  ///   - later: Its lines after the end.
  static func left(
    _ name: String = "Leaf", of parent: String = "Host", after events: [String] = [],
    between: [String] = [], reason: CancelReason = .lastScreenRemoved, then later: [String] = []
  ) -> String {
    ended(
      name, in: name, of: parent, as: "cancelled: \(reason)", after: events, between: between,
      then: later)
  }

  /// The calls of a child that ends.
  static func calls(_ name: String, of parent: String, as outcome: String) -> String {
    """
    \(name).stop()
    Observer hears that \(name) stopped
    \(parent) hears that \(name) stopped
    \(name) outcome: \(outcome)
    """
  }

  /// The story of a child that was stopped, whose journal may have a longer name for it.
  fileprivate static func ended(
    _ name: String, in journalName: String, of parent: String, as outcome: String,
    after events: [String], between: [String] = [], isScreenRetained: Bool = false,
    then later: [String]
  ) -> String {
    let end = ["\(journalName) stopped"] + between + ["\(journalName) \(outcome)"]
    let journal = events + end + later
    return """
      \(calls(name, of: parent, as: outcome))
      freed: coordinator, context\(isScreenRetained ? "" : ", screens")
      journal: \(journal.joined(separator: "; "))
      """
  }
}

/// The calls and notifications, in order.
@MainActor
final class ExitLog: CoordinatorDelegate {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }

  func note(_ name: String, hearsOf coordinator: any Coordinator) {
    note("\(name) hears that \(type(of: coordinator)) stopped")
  }

  func coordinatorDidStop(_ coordinator: any Coordinator) {
    note("Observer", hearsOf: coordinator)
  }
}

/// A child that a test follows without keeping it.
@MainActor
final class Child {
  private let name: String
  private let journalName: String
  private(set) weak var flow: (any Coordinator)?
  private weak var context: CoordinatorContext?
  private let screens: [WeakScreen]
  private let app: AppDriver
  private let log: ExitLog
  private var start: Int
  private var lines: Int

  init<Flow: FlowCoordinator>(
    _ flow: Flow, _ screens: [UIViewController], _ app: AppDriver, _ log: ExitLog
  ) {
    let name = "\(Flow.self)"
    self.name = name
    // The journal names a nested class with the type around it.
    journalName = String(reflecting: Flow.self).split(separator: ".").dropFirst()
      .joined(separator: ".")
    self.flow = flow
    context = flow.context
    self.screens = screens.map { WeakScreen(screen: $0) }
    self.app = app
    self.log = log
    start = app.events.count
    lines = log.lines.count
    flow.whenEnded { log.note("\(name) outcome: \($0)") }
    flow.context.addObserver(log)
  }

  /// Clears the story.
  func begin() {
    start = app.events.count
    lines = log.lines.count
  }

  /// Expects the story of a child that was stopped because its last screen was removed.
  func expectLeft(
    of parent: String = "Host", after events: String..., between: [String] = [],
    reason: CancelReason = .lastScreenRemoved, isScreenRetained: Bool = false,
    then later: [String] = [], fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) {
    let story = ExitStage.ended(
      name, in: journalName, of: parent, as: "cancelled: \(reason)", after: events,
      between: between, isScreenRetained: isScreenRetained, then: later)
    expectEqual(self.story, story, fileID: fileID, filePath: filePath, line: line)
  }

  /// Expects the story of a child that finished.
  func expectFinished(
    after events: String..., then later: [String], fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) {
    let story = ExitStage.ended(
      name, in: journalName, of: "Host", as: "finished", after: events, then: later)
    expectEqual(self.story, story, fileID: fileID, filePath: filePath, line: line)
  }

  /// Expects the story of a child that was kept.
  func expectKept(
    after events: String..., fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) {
    expectEqual(
      story, "\(name) is active\njournal: \(events.joined(separator: "; "))", fileID: fileID,
      filePath: filePath, line: line)
  }

  /// The events of the child since the test began to follow it.
  var story: String {
    app.settle()
    var story = log.lines[lines...].filter { $0.contains(name) }
    if let flow {
      story.append("\(name) is \(flow.state)")
    } else {
      var freed = ["coordinator"]
      if context == nil { freed.append("context") }
      if screens.allSatisfy({ $0.screen == nil }) { freed.append("screens") }
      story.append("freed: " + freed.joined(separator: ", "))
    }
    let events = app.events[start...].map { event in
      "\(event.path.split(separator: "/").last ?? "") \(event.kind)"
    }
    story.append("journal: " + events.joined(separator: "; "))
    return story.joined(separator: "\n")
  }
}

// MARK: - Coordinators

/// The root: a list on a stack.
final class Host: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  let list = Screen("List")
  private let log: ExitLog

  init(_ navigationController: UINavigationController, _ log: ExitLog) {
    self.navigationController = navigationController
    self.log = log
  }

  func start() { push(list, animated: false) }

  func coordinatorDidStop(_ coordinator: any Coordinator) {
    log.note("Host", hearsOf: coordinator)
  }
}

/// A child on a given stack.
final class Leaf: NavigationCoordinator, FlowCoordinator {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  private let titles: [String]
  private let log: ExitLog
  private let shows: @MainActor (Leaf) -> Void

  init(
    _ navigationController: UINavigationController, _ titles: [String], _ log: ExitLog,
    shows: @escaping @MainActor (Leaf) -> Void = { _ in }
  ) {
    self.navigationController = navigationController
    self.titles = titles
    self.log = log
    self.shows = shows
  }

  func start() {
    for title in titles { push(Screen(title), animated: false) }
    shows(self)
  }
  func stop() { log.note("Leaf.stop()") }
  func pause() { log.note("Leaf.pause()") }
  func resume() { log.note("Leaf.resume()") }
  func coordinatorDidStop(_ coordinator: any Coordinator) {
    log.note("Leaf", hearsOf: coordinator)
  }
}

/// A child with a screen of its own, for sheets, tabs, columns, pages and roots.
final class Sheet: SceneCoordinator, FlowCoordinator {
  typealias Output = Int
  let context = CoordinatorContext()
  let rootViewController: UIViewController
  private let log: ExitLog

  init(_ screen: UIViewController, _ log: ExitLog) {
    rootViewController = screen
    self.log = log
  }

  func stop() { log.note("Sheet.stop()") }
  func pause() { log.note("Sheet.pause()") }
  func resume() { log.note("Sheet.resume()") }
  func coordinatorDidStop(_ coordinator: any Coordinator) {
    log.note("Sheet", hearsOf: coordinator)
  }
}
