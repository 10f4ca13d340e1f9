public import Foundation

/// One simulated device: its application, clock, screen and log.
///
/// It holds the state that is global in UIKit, so that tests can use separate devices in parallel.
@MainActor
public final class HeadlessDevice {
  private static let standard = HeadlessDevice(clock: TransitionClock(.real))

  /// The device of the enclosing ``run(_:)`` or ``scope(_:)``, else a shared device in real time.
  public static var current: HeadlessDevice { Scope.device ?? standard }

  /// The current device of this task, if a scope has set it.
  nonisolated static var scoped: HeadlessDevice? { Scope.device }

  /// The clock of transitions and timers.
  public let clock: TransitionClock
  /// The warnings that UIKit would have logged.
  public let log = MisuseLog()
  /// The application; `UIApplication.shared` returns that of the current device.
  public let application: UIApplication
  /// The durations, and the choices for undocumented behaviour of UIKit.
  public var policies = Policies()
  /// The URLs that the app opened in other apps, oldest first.
  public internal(set) var openedURLs: [URL] = []
  /// Whether another app can open a URL; by default true for every URL with a scheme.
  public var opensExternally: (URL) -> Bool = { $0.scheme != nil }
  /// The latest 100 notifications that the app posted to VoiceOver, oldest first.
  public var accessibilityPosts: [AccessibilityPost] {
    Array(receivedPosts.suffix(Self.keptPosts))
  }
  final var receivedPosts: [AccessibilityPost] = []
  /// The value of `UIAccessibility.isVoiceOverRunning`.
  public var isVoiceOverRunning = false
  /// The value of `MFMailComposeViewController.canSendMail()`.
  public var canSendMail = true
  /// Called whenever something visible changed; a host should coalesce the frequent calls.
  public var onDisplayNeeded: (() -> Void)? {
    get { displayObservers.first { $0.number == 0 }?.body }
    set { setDisplayObserver(0, newValue) }
  }
  /// The observers to call whenever something visible changed; ``onDisplayNeeded`` has the number
  /// 0.
  private var displayObservers: [(number: Int, body: () -> Void)] = []
  private var latestDisplayObserver = 0

  /// Creates a device with its own clock; no other device may share the clock.
  public init(clock: TransitionClock, screen: ScreenMetrics = .phone) {
    self.clock = clock
    self.screen = screen
    application = UIApplication()
    application.device = self
    application.notifications.device = self
    clock.device = self
  }

  /// The value of `UIView.areAnimationsEnabled`.
  var animationsEnabled = true

  /// The open transactions of `CATransaction`.
  let transactions = OpenTransactions()
  final lazy var keyboard = Keyboard(of: self)
  /// The appearance proxies, by class.
  var appearanceProxies: [ObjectIdentifier: UIView] = [:]
  /// Collects the animations that begin now, instead of the clock.
  var heldAnimations: HeldAnimations?
  /// The contexts of custom animators that may not have completed.
  var animatedContexts: [Weak<TransitionContext>] = []

  private var missesMethod = false

  /// Called by default implementations of delegate methods, to report that the method is not
  /// implemented.
  func noteMissingMethod() { missesMethod = true }

  /// Calls a delegate method; returns false if only the default implementation was called.
  func hasMethod(_ call: () -> Void) -> Bool {
    missesMethod = false
    call()
    defer { missesMethod = false }
    return !missesMethod
  }

  /// The gesture in progress.
  var activeGesture: ActiveGesture?

  // MARK: Current device

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

  /// The key window, if there is one.
  public internal(set) weak var keyWindow: UIWindow?

  /// The windows that are not hidden, of the visible scene or of no scene.
  public var visibleWindows: [UIWindow] { windows.filter { $0.isShown && $0.isInVisibleScene } }

  /// The visible key window, else the newest visible window.
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

  /// The screen; setting it resizes the windows and notifies the view controllers.
  public var screen: ScreenMetrics {
    didSet {
      guard oldValue != screen else { return }
      run { for window in windows { window.screenDidChange(from: oldValue) } }
    }
  }

  /// The traits that the app has set as `UITraitCollection.current`.
  var currentTraits: UITraitCollection?

  /// Whether `show(_:sender:)` and `showDetailViewController(_:sender:)` are animated.
  var showsAnimated = true

  private var needsCommit = false

  /// Requests a layout pass and a redraw by the host.
  @inline(__always)  // Most calls are repeated ones: one change makes many.
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
    // Replacing the array avoids an exclusivity check on reads.
    displayObservers = body.map { others + [(number, $0)] } ?? others
  }

  package var isDisplayObserved: Bool { !displayObservers.isEmpty }

  /// Calls all display observers.
  package func notifyDisplayObservers() {
    for observer in displayObservers { observer.body() }
  }

  /// Ends a run-loop turn: runs the pending layout.
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
