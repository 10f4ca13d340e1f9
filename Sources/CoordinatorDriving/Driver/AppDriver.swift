public import CoordinatorCore
import Coordinators
import Foundation
public import HeadlessUIKit
import TerminalHost

/// Drives an app as a person would, on a device without a screen, and tells what is there.
///
/// ```swift
/// let app = AppDriver(Library.Coordinator.init(navigationController:))
/// try app.perform(.tap("Article 42"))
/// print(app.tree)
/// ```
///
/// After each step the device's clock is drained, so that transitions have ended when the call
/// returns; between ``beginSwipeBack()`` and ``finishSwipe()`` the swipe is held where it is.
@MainActor
public final class AppDriver {
  /// The device on which the app runs.
  public let device: HeadlessDevice

  /// The coordinator that the driver started; nil when an application delegate did.
  public private(set) var root: (any Coordinator)?

  let input: UserInput
  private let follower: JournalFollower
  var size: GridSize

  /// Where ``Step/capture(_:)`` writes its pictures, `library.txt` for instance; nil prints them.
  ///
  /// It is made when the first one is written.
  public var pictureFolder: URL?

  /// What draws the pictures in place of the bare screen: one with a panel beside it.
  var session: HostSession?

  /// Drives the app that runs on a device, or that is about to.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - columns: The width of the pictures that ``screen`` gives.
  ///   - rows: Their height.
  public init(device: HeadlessDevice, columns: Int = 80, rows: Int = 24) {
    self.device = device
    input = UserInput(device: device)
    size = GridSize(columns: columns, rows: rows)
    follower = device.run { JournalFollower() }
  }

  /// Starts a coordinator on the navigation controller of a new window.
  public convenience init(_ make: @MainActor (UINavigationController) -> some Coordinator) {
    self.init(device: .forDriving)
    device.run {
      let container = UINavigationController()
      start(make(container), in: window(root: container))
    }
  }

  /// Starts a coordinator on the tab bar controller of a new window.
  public convenience init(_ make: @MainActor (UITabBarController) -> some Coordinator) {
    self.init(device: .forDriving)
    device.run {
      let container = UITabBarController()
      start(make(container), in: window(root: container))
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

  /// What runs the application's delegate; nil where the driver started a coordinator.
  public internal(set) var runner: ApplicationRunner?

  private var ownWindow: UIWindow?

  private func window(root: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    return window
  }

  private func start(_ coordinator: some Coordinator, in window: UIWindow) {
    ownWindow = window
    root = coordinator
    coordinator.launch()
    if window.isHidden { window.makeKeyAndVisible() }
    device.clock.drain()
  }

  // MARK: What is there

  /// The window that a person sees.
  public var window: UIWindow? {
    // The window of a scene that was closed may live on, but nobody sees it.
    let hasScenes = runner?.usesScenes ?? false
    return device.run {
      ownWindow ?? device.windowInSight ?? (hasScenes ? nil : device.windows.last)
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

  /// The coordinator trees as text, one after the other.
  public var tree: String {
    device.run {
      var roots = RootRegistry.running
      if roots.isEmpty, let root { roots = [root] }
      return roots.map { CoordinatorTree($0).description }.joined(separator: "\n")
    }
  }

  /// What happened since the driver was made, a line each.
  public var journal: String { events.map(\.description).joined(separator: "\n") }

  /// What happened since the driver was made, the oldest first.
  public var events: [Event] { follower.events }

  /// The title of the visible screen.
  public var title: String { elements?.title ?? "" }

  /// The number of screens on the visible stack.
  public var depth: Int { elements?.depth ?? 0 }

  /// Whether no transition runs, not even one held by a finger, and none waits in a queue.
  ///
  /// What the app does besides, such as awaiting an answer, is not looked at.
  public var isIdle: Bool {
    device.run { TransitionQueues.areIdle && device.clock.isIdle && !isInTransition }
  }

  private var isInTransition: Bool {
    for window in device.windows {
      var layer = window.rootViewController
      while let controller = layer {
        if isInTransition(controller) { return true }
        layer = controller.presentedViewController
      }
    }
    return false
  }

  private func isInTransition(_ controller: UIViewController) -> Bool {
    if controller.transitionCoordinator != nil { return true }
    for child in controller.children {
      if isInTransition(child) { return true }
      // Over the context of a child.
      let presented = child.presentedViewController
      if let presented, presented.presentingViewController === child, isInTransition(presented) {
        return true
      }
    }
    return false
  }

  /// Waits for nothing: lets the clock run until no transition is under way.
  ///
  /// Tasks of the app have no turn meanwhile; ``settleTasks()`` gives them one.
  public func settle() {
    device.clock.drain()
  }

  /// Calls a closure when something visible, or the journal, changes; returns what ends that.
  func whenChanged(_ body: @escaping @MainActor () -> Void) -> () -> Void {
    let others = device.onDisplayNeeded
    follower.whenAdded = body
    device.onDisplayNeeded = {
      others?()
      body()
    }
    return { [follower, device] in
      follower.whenAdded = nil
      device.onDisplayNeeded = others
    }
  }

  var elements: VisibleElements? {
    guard let window else { return nil }
    return device.run { VisibleElements(window: window) }
  }

  // MARK: Steps

  /// Does one step.
  ///
  /// - Returns: What the step prints; nil for most.
  /// - Throws: ``StepFailure`` when a person could not do it, or an expectation is not met.
  @discardableResult
  public func perform(_ step: Step) throws(StepFailure) -> String? {
    if step.needsForeground, device.application.applicationState == .background {
      throw StepFailure("The application is in the background.", mayPass: false)
    }
    switch step {
    case .size(let columns, let rows): resize(columns: columns, rows: rows)
    case .capture(let name): return try capture(name)
    case .print(.screen): return screen
    case .print(.tree): return tree
    case .print(.journal): return journal
    case .expect(let expectation): try check(expectation)
    case .tap(let label): try tap(label)
    case .type(let field, let text): try type(text, into: field)
    case .select(let row): try select(row)
    case .tab(let title): try selectTab(title)
    case .tapOutside:
      try act("A tap outside closes nothing") { try input.tapOutside() }
    case .back: try goBack()
    case .escape: try escape()
    case .backTo(let title): try goBack(to: title)
    case .swipeBack(let cancelAt):
      guard try swipeBackBegins() else { break }
      if let cancelAt {
        moveSwipe(to: cancelAt)
        cancelSwipe()
      } else {
        moveSwipe(to: 1)
        finishSwipe()
      }
    case .swipeDown(let cancelAt):
      try beginSheetDrag()
      if let cancelAt {
        moveSheetDrag(to: cancelAt)
        cancelSheetDrag()
      } else {
        moveSheetDrag(to: 1)
        finishSheetDrag()
      }
    case .swipePage(let forward, let cancelAt):
      try beginPageTurn(forward: forward)
      if let cancelAt {
        movePageTurn(to: cancelAt)
        cancelPageTurn()
      } else {
        movePageTurn(to: 1)
        finishPageTurn()
      }
    case .swipeRow(let row, let action): try swipe(row, action)
    case .refresh: try refresh()
    case .open(let text): try open(text)
    case .activity(let type, let info): try continueActivity(type, info)
    case .notification(let name, let info): try tapNotification(name, info)
    case .shortcut(let type, let info): try chooseShortcut(type, info)
    case .background: try goToBackground()
    case .foreground: try comeToForeground()
    case .memoryWarning: try warnOfMemory()
    case .scene(let step): try perform(step)
    }
    return nil
  }

  // MARK: Gestures

  /// Puts a finger on the left edge, as for going back.
  public func beginSwipeBack() throws(StepFailure) {
    let navigation = try navigation()
    try act("There is no swiping back", settling: false) {
      try input.beginSwipeBack(in: navigation)
    }
  }

  /// Moves the finger; 1 is the right edge.
  public func moveSwipe(to fraction: Double) { device.run { input.moveSwipe(to: fraction) } }

  /// Lets go where going back is carried out.
  public func finishSwipe() {
    device.run { input.finishSwipe() }
    settle()
  }

  /// Lets go where the screen slides back into its place.
  public func cancelSwipe() {
    device.run { input.cancelSwipe() }
    settle()
  }

  /// Puts a finger on the topmost sheet.
  public func beginSheetDrag() throws(StepFailure) {
    guard let layer = elements?.layer, layer.style != nil else {
      throw StepFailure("No sheet is presented that could be dragged.")
    }
    if !layer.isSwipeDismissable, coversSheet {
      throw StepFailure(
        "The sheet cannot be dragged: it is covered by \(quoted(title)), which is presented over it."
      )
    }
    try act("The sheet cannot be dragged", settling: false) {
      try input.beginSheetDrag(of: layer.root)
    }
  }

  /// Whether there is a sheet that could be dragged, were it not for what is above it.
  private var coversSheet: Bool {
    guard let window else { return false }
    return device.run {
      for layer in VisibleHierarchy(window: window).layers.dropLast() where layer.isSwipeDismissable
      {
        return true
      }
      return false
    }
  }

  /// Moves the finger; 1 is the bottom of the screen.
  public func moveSheetDrag(to fraction: Double) {
    device.run { input.moveSheetDrag(to: fraction) }
  }

  /// Lets go where the sheet leaves.
  public func finishSheetDrag() {
    device.run { input.finishSheetDrag() }
    settle()
  }

  /// Lets go where the sheet slides back up.
  public func cancelSheetDrag() {
    device.run { input.cancelSheetDrag() }
    settle()
  }
}

extension HeadlessDevice {
  /// The current device, where a test has made one with a stepped clock, else a new one.
  fileprivate static var forDriving: HeadlessDevice {
    let current = HeadlessDevice.current
    if current.clock.mode == .stepped, current.windows.isEmpty { return current }
    return HeadlessDevice(clock: TransitionClock(.stepped))
  }
}
