public import CoordinatorCore
import Coordinators
import Foundation
public import HeadlessUIKit
import TerminalHost

/// Drives an app as a user would, on a device without a screen, and reports what the app shows.
///
/// ```swift
/// let app = AppDriver(Library.Coordinator.init(navigationController:))
/// try app.perform(.tap("Article 42"))
/// print(app.tree)
/// ```
///
/// Each step drains the device's clock before and after it, so it begins when the transitions of your
/// own calls have ended, and its transitions have ended when the call returns. Between
/// ``beginSwipeBack()`` and ``finishGesture()``, the swipe stays where you moved it.
@MainActor
public final class AppDriver {
  /// The device on which the app runs.
  public let device: HeadlessDevice

  /// The coordinator that the driver started; nil if you launched an application.
  public private(set) var root: (any Coordinator)?

  let input: UserInput
  let collector: JournalCollector
  var size = GridSize.standard

  /// The folder where ``Step/capture(_:)`` writes its pictures, such as `library.txt`; nil prints them.
  ///
  /// The driver creates the folder with the first picture.
  public var pictureFolder: URL?

  /// Whether the test has not let the app's tasks run since the last step that operated the app.
  var tasksMayWait = false

  /// Draws the screen with a panel beside it; nil draws the screen alone.
  var session: HostSession?

  /// Creates a driver for the app on a device, before or after the app's launch.
  public init(device: HeadlessDevice) {
    self.device = device
    input = UserInput(device: device)
    collector = device.run { JournalCollector() }
    // A panel shows the tree and the journal, so an event is a visible change.
    collector.onEvent = { [device] in device.notifyDisplayObservers() }
  }

  /// Starts a coordinator on the navigation controller of a new window.
  public convenience init(_ make: @MainActor (UINavigationController) -> some Coordinator) {
    self.init { (window: UIWindow) in
      let container = UINavigationController()
      window.rootViewController = container
      return make(container)
    }
  }

  /// Starts a coordinator on the tab bar controller of a new window.
  public convenience init(_ make: @MainActor (UITabBarController) -> some Coordinator) {
    self.init { (window: UIWindow) in
      let container = UITabBarController()
      window.rootViewController = container
      return make(container)
    }
  }

  /// Starts a coordinator that owns a new window.
  public convenience init(_ make: @MainActor (UIWindow) -> some Coordinator) {
    self.init(device: .forDriving)
    device.run {
      let window = UIWindow()
      start(make(window), in: window)
    }
  }

  /// The runner of the application on the device; nil if none was launched.
  public var runner: ApplicationRunner? { device.application.runner }

  /// Keeps the application that this driver launched.
  var launched: ApplicationRunner?

  /// Why the link of the launch leads nowhere; nil if it leads somewhere, or if there was none.
  package internal(set) var launchProblem: String?

  private var ownWindow: UIWindow?

  private func start(_ coordinator: some Coordinator, in window: UIWindow) {
    ownWindow = window
    root = coordinator
    coordinator.launch()
    // The coordinator may have shown a window of its own in place of an empty one.
    if window.isHidden, window.rootViewController != nil || device.visibleWindow == nil {
      window.makeKeyAndVisible()
    }
    device.clock.drain()
  }

  // MARK: State

  /// The window that a user sees; if none is visible, that of the coordinator or the latest one.
  public var window: UIWindow? {
    // The window of a closed scene may still exist, but it is not visible.
    let hasScenes = runner?.usesScenes ?? false
    return device.run {
      device.visibleWindow ?? ownWindow ?? (hasScenes ? nil : device.windows.last)
    }
  }

  /// The visible screen as text.
  public var screen: String {
    guard let window else { return "(no window)" }
    if let session, session.showsPanelBeside(in: size) { return session.frame(size: size).text }
    return device.run {
      ScreenText.render(window: window, size: size)
    }
  }

  /// The coordinator trees as text, one for each root.
  public var tree: String { device.run { RootRegistry.tree(of: roots) } }

  /// The running roots, or the root that the driver started if it has stopped.
  var roots: [any Coordinator] {
    let running = device.run { RootRegistry.running }
    return running.isEmpty ? [root].compactMap(\.self) : running
  }

  /// The first running coordinator of a class.
  ///
  /// The search visits the roots in order, and each coordinator before its children.
  ///
  /// - Complexity: O(*n*) in the number of coordinators.
  public func coordinator<Wanted: Coordinator>(_ type: Wanted.Type) -> Wanted? {
    RootRegistry.first(type, in: roots)
  }

  /// The events since the driver was created as text, one on each line.
  public var journal: String { events.map(\.description).joined(separator: "\n") }

  /// The events since the driver was created, oldest first.
  public var events: [Event] { collector.events }

  /// The title of the visible screen.
  public var title: String { elements?.title ?? "" }

  /// The number of screens on the visible stack.
  public var depth: Int { elements?.depth ?? 0 }

  /// Whether no transition runs or waits in a queue.
  ///
  /// A transition that a finger holds counts as running. The app's own tasks do not count.
  public var isIdle: Bool {
    device.run {
      TransitionQueues.areIdle && device.clock.isIdle
        && device.windows.allSatisfy { window in
          window.allControllers.allSatisfy { $0.transitionCoordinator == nil }
        }
    }
  }

  /// Advances the device's clock until no transition is running.
  ///
  /// The app's tasks do not run meanwhile; ``settleTasks()`` lets them.
  public func settle() {
    device.clock.drain()
  }

  var elements: VisibleElements? {
    guard let window else { return nil }
    return device.run { VisibleElements(window: window) }
  }

  // MARK: Steps

  /// Performs one step.
  ///
  /// - Returns: The text that the step prints; nil for most steps.
  /// - Throws: ``StepFailure`` if a user could not do the step, or if an expectation is not met.
  @discardableResult
  public func perform(_ step: Step) throws(StepFailure) -> String? {
    settle()
    if !step.isReadOnly { tasksMayWait = true }
    if step.needsForeground, device.application.applicationState == .background {
      throw StepFailure(
        "The application is in the background. To fix this, perform the step 'foreground' first.",
        mayPass: false)
    }
    switch step {
    case .size(let columns, let rows): resize(columns: columns, rows: rows)
    case .capture(let name): return try capture(name)
    case .print(.screen): return screen
    case .print(.tree): return tree
    case .print(.journal): return journal
    case .expect(let expectation): try check(expectation)
    case .tap(let label): try tap(label)
    case .doubleTap(let label): try doubleTap(label)
    case .type(let field, let text): try type(text, into: field)
    case .select(let row): try select(row)
    case .tab(let title): try selectTab(title)
    case .tapOutside:
      try act("A tap outside has no effect") { try input.tapOutside() }
    case .back: try goBack()
    case .escape: try escape()
    case .backTo(let title): try goBack(to: title)
    case .swipeBack(let cancelAt):
      guard try swipeBackBegins() else { break }
      drag(to: cancelAt)
    case .swipeDown(let cancelAt):
      try beginSheetDrag()
      drag(to: cancelAt)
    case .swipePage(let forward, let cancelAt):
      try beginPageTurn(forward: forward)
      drag(to: cancelAt)
    case .swipeRow(let row, let action): try swipe(row, action)
    case .longPress(let row, let action): try longPress(row, action)
    case .refresh: try refresh()
    case .open(let text): try open(text)
    case .activity(let type, let info): try continueActivity(type, info)
    case .notification(let name, let info): try tapNotification(name, info)
    case .shortcut(let type, let info): try performShortcut(type, info)
    case .background: try enterBackground()
    case .foreground: try enterForeground()
    case .memoryWarning: try sendMemoryWarning()
    case .scene(let step): try perform(step)
    }
    return nil
  }

  // MARK: Gestures

  /// Moves the finger of a gesture, and lifts it; `fraction` is where the gesture is cancelled.
  private func drag(to fraction: Double?) {
    moveGesture(to: fraction ?? 1)
    if fraction == nil { finishGesture() } else { cancelGesture() }
  }

  /// Begins a swipe back from the left edge.
  public func beginSwipeBack() throws(StepFailure) {
    let navigation = try navigation()
    try act("Cannot swipe back", settles: false) {
      try input.beginSwipeBack(in: navigation)
    }
  }

  /// Begins to drag the topmost sheet.
  public func beginSheetDrag() throws(StepFailure) {
    guard let layer = elements?.layer, layer.style != nil else {
      throw StepFailure("There is no sheet to drag.")
    }
    if !layer.isSwipeDismissable, hasCoveredSheet {
      throw StepFailure(
        "The sheet cannot be dragged: it is covered by \(quoted(title)), which is presented over it."
      )
    }
    try act("The sheet cannot be dragged", settles: false) {
      try input.beginSheetDrag(of: layer.root)
    }
  }

  /// Whether something is presented over a sheet that can be dragged.
  private var hasCoveredSheet: Bool {
    guard let window else { return false }
    let covered = device.run { VisibleHierarchy(window: window).layers.dropLast() }
    return covered.contains { $0.isSwipeDismissable }
  }

  /// Begins to swipe the page: to the left for the next page, to the right for the one before.
  public func beginPageTurn(forward: Bool) throws(StepFailure) {
    guard let pages = elements?.layer.pageViewController else {
      throw StepFailure("The visible screen is not a page of a page view controller.")
    }
    try act("The page cannot be turned", settles: false) {
      try input.beginPageTurn(in: pages, forward: forward)
    }
  }

  /// Moves the finger, where 1 is the right edge, the bottom of the screen, or the width of the page.
  public func moveGesture(to fraction: Double) { input.moveGesture(to: fraction) }

  /// Lifts the finger: the pop completes, the sheet is dismissed, or the next page moves into place.
  public func finishGesture() {
    input.finishGesture()
    settle()
  }

  /// Lifts the finger, and the screen, the sheet or the page returns to its place.
  public func cancelGesture() {
    input.cancelGesture()
    settle()
  }
}

extension HeadlessDevice {
  /// The current device if it has a stepped clock and no window, otherwise a new one.
  fileprivate static var forDriving: HeadlessDevice {
    let current = HeadlessDevice.current
    if current.clock.mode == .stepped, current.windows.isEmpty { return current }
    return HeadlessDevice(clock: TransitionClock(.stepped))
  }
}
