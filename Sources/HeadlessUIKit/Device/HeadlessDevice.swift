public import Foundation

/// One simulated device: its application, clock, screen and log.
///
/// It has what is global in UIKit, so that tests can have a device each and run side by side.
@MainActor
public final class HeadlessDevice {
  private static let standard = HeadlessDevice(clock: TransitionClock(.real))

  /// The device of the surrounding ``run(_:)`` or ``scope(_:)``; outside of them, a shared device
  /// in real time.
  public static var current: HeadlessDevice { Scope.device ?? standard }

  /// The device that a scope makes the current one of this task, if there is one.
  nonisolated static var scoped: HeadlessDevice? { Scope.device }

  /// What decides when transitions go on.
  public let clock: TransitionClock
  /// What UIKit would have complained about.
  public let log = MisuseLog()
  /// The application; `UIApplication.shared` is that of the current device.
  public let application: UIApplication
  /// Choices where nobody has measured UIKit, and durations.
  public var policies = Policies()
  /// The URLs that the app asked the system to open, the oldest first.
  public internal(set) var openedURLs: [URL] = []
  /// Whether another app opens a URL; by default there is one for every scheme.
  public var opensExternally: (URL) -> Bool = { $0.scheme != nil }
  /// What apps told a screen reader, the oldest first; the latest 100.
  public var accessibilityPosts: [AccessibilityPost] {
    Array(receivedPosts.suffix(Self.rememberedPosts))
  }
  final var receivedPosts: [AccessibilityPost] = []
  /// Whether a screen reader is on, as `UIAccessibility.isVoiceOverRunning` says.
  public var isVoiceOverRunning = false
  /// Whether a user has set up mail, as `MFMailComposeViewController.canSendMail()` says.
  public var canSendMail = true
  /// Called whenever something visible changed; often, so that a host should coalesce the calls.
  public var onDisplayNeeded: (() -> Void)? {
    get { displayObservers.first { $0.number == 0 }?.body }
    set { setDisplayObserver(0, newValue) }
  }
  /// What is called whenever something visible changed; ``onDisplayNeeded`` has the number 0.
  private var displayObservers: [(number: Int, body: () -> Void)] = []
  private var latestDisplayObserver = 0

  /// Creates a device whose transitions follow a clock, which no other device may share.
  public init(clock: TransitionClock, screen: ScreenMetrics = .phone) {
    self.clock = clock
    self.screen = screen
    application = UIApplication()
    application.device = self
    application.notifications.device = self
    clock.device = self
  }

  /// Whether animations take time, as `UIView.setAnimationsEnabled(_:)` says.
  var animationsEnabled = true

  /// The transactions of `CATransaction` that are open.
  let transactions = OpenTransactions()
  final lazy var keyboard = Keyboard(of: self)
  /// The objects that `appearance()` gives, by their classes.
  var appearanceProxies: [ObjectIdentifier: UIView] = [:]
  /// What takes the animations that begin now, in place of the clock.
  var heldAnimations: HeldAnimations?
  /// The animators of the app's own that may not have completed.
  var animatedContexts: [Weak<TransitionContext>] = []

  private var missesMethod = false

  /// Called by the default implementations of delegate methods whose absence makes a difference.
  func noteMissingMethod() { missesMethod = true }

  /// Calls a delegate's method; false if the delegate has none, and the default was called.
  func hasMethod(_ call: () -> Void) -> Bool {
    missesMethod = false
    call()
    defer { missesMethod = false }
    return !missesMethod
  }

  /// The gesture a user is in the middle of.
  var activeGesture: ActiveGesture?

  // MARK: Being current

  /// Makes this device the current one while `body` runs.
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    if Scope.device === self { return try body() }
    return try Scope.$device.withValue(self, operation: body)
  }

  /// Makes this device the current one while `body` runs, and in the tasks it starts.
  public nonisolated func scope<R>(_ body: () async throws -> R) async rethrows -> R {
    try await Scope.$device.withValue(self, operation: body)
  }

  // MARK: Windows

  /// The windows that exist, in order of creation.
  public var windows: [UIWindow] { windowReferences.compactMap(\.object) }

  /// The window that gets the keyboard, if there is one.
  public internal(set) weak var keyWindow: UIWindow?

  /// The windows that a user may see: those of the visible scene, and those of no scene.
  public var visibleWindows: [UIWindow] { windows.filter { $0.isShown && $0.isInVisibleScene } }

  /// The window in front: the key window, else the one that was made last.
  public var visibleWindow: UIWindow? {
    let windows = visibleWindows
    return windows.first(where: \.isKeyWindow) ?? windows.last
  }

  private var windowReferences: [Weak<UIWindow>] = []

  func register(_ window: UIWindow) {
    windowReferences.removeAll { $0.object == nil }
    windowReferences.append(Weak(object: window))
  }

  // MARK: Screen

  /// The screen; setting it resizes the windows and tells the view controllers.
  public var screen: ScreenMetrics {
    didSet {
      guard oldValue != screen else { return }
      run { for window in windows { window.screenDidChange(from: oldValue) } }
    }
  }

  /// What the app has set as `UITraitCollection.current`.
  var currentTraits: UITraitCollection?

  /// Whether `show(_:sender:)` and `showDetailViewController(_:sender:)` are animated.
  var showsAnimated = true

  private var needsCommit = false

  /// Notes that something visible changed, so that there is a layout pass and the host draws.
  @inline(__always)  // Most calls come when it is noted already, and one change makes many.
  func displayNeeded() {
    if !needsCommit || isDisplayObserved { noteDisplayNeeded() }
  }

  private func noteDisplayNeeded() {
    if !needsCommit {
      needsCommit = true
      clock.wakeUp()
    }
    notifyDisplayObservers()
  }

  /// Calls a closure whenever something visible changed, until the returned closure is called.
  package func observeDisplay(_ body: @escaping () -> Void) -> () -> Void {
    latestDisplayObserver += 1
    let observer = latestDisplayObserver
    setDisplayObserver(observer, body)
    return { self.setDisplayObserver(observer, nil) }
  }

  private func setDisplayObserver(_ number: Int, _ body: (() -> Void)?) {
    let others = displayObservers.filter { $0.number != number }
    // The array is replaced and not changed in place, so that reading it needs no exclusivity check.
    displayObservers = body.map { others + [(number, $0)] } ?? others
  }

  package var isDisplayObserved: Bool { !displayObservers.isEmpty }

  /// Calls all who observe what is visible.
  package func notifyDisplayObservers() {
    for observer in displayObservers { observer.body() }
  }

  /// Ends a turn: lays out what is due.
  func commit() {
    guard needsCommit else { return }
    needsCommit = false
    for reference in windowReferences {
      if let window = reference.object, window.isShown { window.layoutIfNeeded() }
    }
  }
}

private enum Scope {
  @TaskLocal static var device: HeadlessDevice?
}
