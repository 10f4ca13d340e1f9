public import Foundation

/// The app as the system sees it: its delegate, its windows, its state.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// An object of another module, which lives as long as the application.
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

  /// What an app is told about why it was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app was launched to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    /// The payload of the notification that was opened.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    /// The quick action that was chosen.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The type of the activity that is to be continued, in the dictionary of the activity.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
    )
    /// The activity that is to be continued.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
  }

  /// What an app is told about a URL it is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asked to open the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// Something the other app sent along.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is to be opened where it lies.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// What an app says about how the system should open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Open the URL only in an app that is made for it.
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

  /// What runs the app, if something does.
  package final weak var runner: ApplicationRunner?
  /// Whether the app was launched and has not ended.
  final var isRunning = false
  /// The scenes that are connected, the oldest first.
  package final var scenes: [UIScene] = []
  /// The sessions of scenes, connected or not, the one used last at the end.
  final var sessions: [UISceneSession] = [] {
    didSet { sessionsDidChange?(SessionList(of: sessions, newest: sessionCount)) }
  }
  /// The number of sessions that the app has had.
  final var sessionCount = 0
  /// The sessions that were closed, of which the app has not been told.
  final var discarded: Set<UISceneSession> = []
  /// The sessions of an earlier process, which are open again after the next launch.
  package final var earlierSessions: SessionList?
  /// Called when a session is opened, closed or used, with what another process has to know.
  package final var sessionsDidChange: ((SessionList) -> Void)?
  /// The visible scene.
  package final weak var visibleScene: UIScene?

  final func markUsed(_ session: UISceneSession) {
    guard sessions.contains(session) else { return }
    sessions = sessions.filter { $0 !== session } + [session]
  }

  /// The object that hears what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The running state of the app.
  open var applicationState: State { state }

  /// All windows that exist, in order of creation.
  open var windows: [UIWindow] { (device ?? .current).windows }
  /// The window that gets the keyboard.
  open var keyWindow: UIWindow? { (device ?? .current).keyWindow }

  // MARK: Scenes

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of all scenes that a user has not closed.
  open var openSessions: Set<UISceneSession> { Set(sessions) }
  /// Whether the app may have more than one scene, as its ``SceneManifest`` says.
  open var supportsMultipleScenes: Bool { runner?.manifest?.supportsMultipleScenes ?? false }

  /// Asks the system for a new scene, or to bring one forward, in a later turn.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    atNextTurn { $0.answer(request, errorHandler) }
  }

  /// Asks the system for a new scene, or to bring one forward, in a later turn.
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

  /// Asks the system to close a scene for ever, in a later turn.
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

  /// Asks the system to bring up to date what it shows of a scene; one that is not connected is
  /// connected in the background for that, in a later turn.
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

  /// The quick actions that the app offers besides those it was made with.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// Whether the app is registered for remote notifications, which no app is here.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Registers the app for remote notifications.
  ///
  /// There is no server here: in a later turn the delegate is notified that the registration failed.
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

  /// Begins a background task, for work that goes on when the app leaves the screen.
  ///
  /// Its time has no end here, so that the handler is never called.
  open nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Begins a background task with a name.
  open nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }
  /// Ends a background task.
  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// How long the app may work in the background, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: URLs

  /// Asks the system to open a URL in the app that is made for it.
  ///
  /// Here the URL is put on the device's list of opened URLs.
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

  /// Asks the system to open a URL in the app that is made for it; false if there is none.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Whether there is an app for a URL, which the device decides.
  open nonisolated func canOpenURL(_ url: URL) -> Bool {
    onMainActor { (self.device ?? .current).opensExternally(url) }
  }

  /// The URL of the app's page in the system's settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
}

extension UIApplication {
  /// Posted after the delegate was told that launching is over.
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
  /// Posted when the app went to the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the app is about to come to the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the app is about to end.
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
  /// The number that stands for the task.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
