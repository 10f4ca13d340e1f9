import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// An app with one child that is about to leave, and all that is told of it.
///
/// ```swift
/// let stage = ExitStage()
/// let child = stage.push()
/// stage.app.back()
/// #expect(child.story == ExitStage.left(after: "Leaf pop Screen observed"))
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

  /// Starts a flow that shares the stack and shows a screen for each title.
  func push(_ titles: [String] = ["Leaf"], of parent: (any NavigationCoordinator)? = nil) -> Child {
    let parent = parent ?? host
    let leaf = Leaf(parent.navigationController, titles, log)
    let handle = parent.start(leaf)
    app.settle()
    return child(leaf, handle, Array(leaf.childViewControllers))
  }

  /// Presents a flow with a screen of its own.
  func present(
    _ presentation: Presentation = .pageSheet, from parent: (any Coordinator)? = nil,
    screen: UIViewController? = nil
  ) -> Child {
    let sheet = Sheet(screen ?? Screen("Sheet"), log)
    let shown = (parent ?? host).present(sheet, style: presentation)
    app.settle()
    return child(sheet, shown.flow, [sheet.rootViewController])
  }

  func child<Flow: FlowCoordinator>(
    _ flow: Flow, _ handle: FlowHandle<Flow.Output>, _ screens: [UIViewController]
  ) -> Child {
    let name = "\(Flow.self)"
    handle.whenEnded { [log] in log.note("\(name) outcome: \($0)") }
    return Child(name, flow, screens, self)
  }

  // MARK: Stories

  /// The story of a child that was stopped because its last screen left.
  static func left(
    _ name: String = "Leaf", after events: String...,
    reason: CancelReason = .left, then later: [String] = []
  ) -> String {
    let journal = events + ["\(name) stopped", "\(name) cancelled: \(reason)"] + later
    return """
      \(name).stop()
      Host hears that \(name) stopped
      \(name) outcome: cancelled: \(reason)
      freed: coordinator, context, screens
      journal: \(journal.joined(separator: "; "))
      """
  }

  /// The story of a child that was kept.
  static func kept(_ name: String = "Leaf", after events: String...) -> String {
    """
    \(name) is active
    journal: \(events.joined(separator: "; "))
    """
  }
}

/// What was called and told, in order.
@MainActor
final class ExitLog {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

/// A child that a test follows without keeping it.
@MainActor
final class Child {
  private let name: String
  private(set) weak var flow: (any Coordinator)?
  private weak var context: CoordinatorContext?
  private let screens: [WeakReference<UIViewController>]
  private let stage: ExitStage
  private var start: Int
  private var lines: Int

  init(_ name: String, _ flow: any Coordinator, _ screens: [UIViewController], _ stage: ExitStage) {
    self.name = name
    self.flow = flow
    context = flow.context
    self.screens = screens.map { WeakReference($0) }
    self.stage = stage
    start = stage.app.events.count
    lines = stage.log.lines.count
  }

  /// Forgets what has happened so far, which is no part of the story.
  func begin() {
    start = stage.app.events.count
    lines = stage.log.lines.count
  }

  /// What has happened to the child since the test began to follow it.
  var story: String {
    stage.app.settle()
    var story = stage.log.lines[lines...].filter { $0.contains(name) }
    if let flow {
      story.append("\(name) is \(flow.state)")
    } else {
      var freed = ["coordinator"]
      if context == nil { freed.append("context") }
      if screens.allSatisfy({ $0.object == nil }) { freed.append("screens") }
      story.append("freed: " + freed.joined(separator: ", "))
    }
    let events = stage.app.events[start...].map { event in
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

  func start() { show(list, animated: false) }

  func coordinatorDidStop(_ coordinator: any Coordinator) {
    log.note("Host hears that \(type(of: coordinator)) stopped")
  }
}

/// A child on somebody's stack.
final class Leaf: NavigationCoordinator, FlowCoordinator {
  typealias Output = Int
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  private let titles: [String]
  private let log: ExitLog

  init(_ navigationController: UINavigationController, _ titles: [String], _ log: ExitLog) {
    self.navigationController = navigationController
    self.titles = titles
    self.log = log
  }

  func start() {
    for title in titles { show(Screen(title), animated: false) }
  }
  func stop() { log.note("Leaf.stop()") }
  func pause() { log.note("Leaf.pause()") }
  func resume() { log.note("Leaf.resume()") }
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
}
