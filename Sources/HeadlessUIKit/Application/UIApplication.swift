public import Foundation

/// The app: its delegate, windows, scenes and state.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// An object that another module attaches to the application, which retains it.
  package final var companion: AnyObject? {
    get { storedCompanion }
    set { storedCompanion = newValue }
  }

  private final var storedCompanion: AnyObject?

  /// The running states of an app.
  public enum State: Int, Sendable {
    case active = 0
    case inactive, background
  }

  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app was launched to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that requested the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    /// The payload of the notification that was opened.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    /// The quick action that the user selected.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The type of the activity to continue, in the activity dictionary.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
    )
    /// The dictionary of the activity to continue.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
  }

  /// A key of the options of a URL to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that sent the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// The value that the other app sent with the URL.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether to open the file in place instead of a copy.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options for opening a URL in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Open the URL only as a universal link.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The application of the current device.
  open class var shared: UIApplication { HeadlessDevice.current.application }

  package final weak var device: HeadlessDevice?
  final lazy var mainScreen = UIScreen(of: device)
  final lazy var userDevice = UIDevice()
  final let notifications = NotificationStore()
  final var state = State.inactive

  /// The runner of the app, if there is one.
  package final weak var runner: ApplicationRunner?
  /// Whether the app was launched and has not terminated.
  final var isRunning = false
  /// The connected scenes, oldest first.
  package final var scenes: [UIScene] = []
  /// The open sessions, connected or not, most recently used last.
  final var sessions: [UISceneSession] = [] {
    didSet { saveSessions() }
  }
  /// The number of sessions created so far.
  final var sessionCount = 0
  /// The closed sessions that the delegate has not been notified of.
  final var discarded: Set<UISceneSession> = []
  /// The sessions of an earlier process, to restore at the next launch.
  package final var earlierSessions: SessionList?
  /// Called when a session is opened, closed, used or sent to the background, with the list for the
  /// next process.
  package final var sessionsDidChange: ((SessionList) -> Void)?
  /// The visible scene.
  package final weak var visibleScene: UIScene?

  final func saveSessions() {
    guard let sessionsDidChange else { return }
    sessionsDidChange(
      SessionList(of: sessions, newest: sessionCount, declaredIn: runner?.manifest))
  }

  final func markUsed(_ session: UISceneSession) {
    guard sessions.contains(session) else { return }
    sessions = sessions.filter { $0 !== session } + [session]
  }

  /// The delegate of the app.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The running state of the app.
  open var applicationState: State { state }

  /// All windows that exist, in order of creation.
  open var windows: [UIWindow] { (device ?? .current).windows }
  /// The key window, which receives keyboard input.
  open var keyWindow: UIWindow? { (device ?? .current).keyWindow }

  // MARK: Scenes

  /// The connected scenes.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions that the user has not closed.
  open var openSessions: Set<UISceneSession> { Set(sessions) }
  /// Whether the app can have more than one scene, according to its ``SceneManifest``.
  open var supportsMultipleScenes: Bool { runner?.manifest?.supportsMultipleScenes ?? false }

  /// Requests a new scene, or activates an existing one, in the next run-loop turn.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    atNextTurn { $0.perform(request, errorHandler) }
  }

  /// Requests a new scene, or activates an existing one, in the next run-loop turn.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let request =
      sceneSession.map {
        UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options)
      }
      ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
    activateSceneSession(for: request, errorHandler: errorHandler)
  }

  /// Closes a scene and discards its session, in the next run-loop turn.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    atNextTurn { runner in
      guard runner.application.sessions.contains(sceneSession) else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      runner.close(sceneSession)
    }
  }

  /// Updates the system's snapshot of a scene, in the next run-loop turn.
  ///
  /// A disconnected scene is connected in the background.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    atNextTurn { $0.refresh(sceneSession) }
  }

  private func atNextTurn(_ work: @escaping @MainActor (ApplicationRunner) -> Void) {
    (device ?? .current).clock.atNextTurn { [weak self] in
      guard let runner = self?.runner else { return }
      runner.device.run { work(runner) }
    }
  }

  // MARK: The home screen

  /// The dynamic quick actions of the app.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  private final var ignoredInteractions = 0
  /// Whether the application ignores touches.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
  /// Begins to ignore touches, until the same number of calls of ``endIgnoringInteractionEvents()``.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
  /// Ends one call of ``beginIgnoringInteractionEvents()``.
  open func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }

  /// Sends an event to the touched window, else to the key window.
  ///
  /// ``UserInput`` calls it for each tap, choice and begin of a gesture.
  open func sendEvent(_ event: UIEvent) {
    if let window = event.window ?? keyWindow { window.sendEvent(event) } else { event.perform() }
  }

  /// Whether the app is registered for remote notifications; always false here.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Registers the app for remote notifications.
  ///
  /// There is no server here: the delegate is notified of a failure in the next run-loop turn.
  open func registerForRemoteNotifications() {
    (device ?? .current).clock.atNextTurn { [weak self] in
      guard let self else { return }
      delegate?.application(
        self,
        didFailToRegisterForRemoteNotificationsWithError: NSError(
          domain: NSCocoaErrorDomain,
          code: 3010,
          userInfo: [
            NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
          ]
        )
      )
    }
  }

  /// Ends the registration for remote notifications.
  open func unregisterForRemoteNotifications() {}

  // MARK: In the background

  /// Begins a background task, which continues when the app enters the background.
  ///
  /// The task never expires here, so the handler is not called.
  open nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Begins a background task with a name.
  open nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }
  /// Ends a background task.
  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The remaining background time, in seconds; unlimited here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: URLs

  /// Opens a URL in another app.
  ///
  /// Here the URL is only added to ``HeadlessDevice/openedURLs``.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let device = device ?? .current
    let succeeds = canOpenURL(url)
    if succeeds { device.openedURLs.append(url) }
    guard let completion else { return }
    device.clock.atNextTurn { completion(succeeds) }
  }

  /// Opens a URL in another app; returns false if no app can open it.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Whether an app can open a URL, according to ``HeadlessDevice/opensExternally``.
  open nonisolated func canOpenURL(_ url: URL) -> Bool {
    onMainActor { (self.device ?? .current).opensExternally(url) }
  }

  /// The URL of the app's settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  /// The URL of the app's settings for notifications.
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }
}

extension UIApplication {
  /// Posted when the app has finished launching.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the app became active.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the app is about to become inactive.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the app has entered the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the app is about to enter the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the app is about to terminate.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  /// Posted when the system is short of memory.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
