public import Foundation

/// Runs an app as the system would: launches it, connects its scenes, delivers events, and moves it
/// to the background and back.
@MainActor
public final class ApplicationRunner {
  /// The device the app runs on.
  public let device: HeadlessDevice
  /// The app's delegate, which the runner retains.
  public let delegate: any UIApplicationDelegate
  /// The app's scene manifest, if it has one.
  public let manifest: SceneManifest?
  /// Whether the app uses scenes; without a manifest, this is known only after launch.
  ///
  /// In an app with scenes, activation and the background are reported to the scene delegates, not
  /// to the application's delegate.
  public internal(set) var usesScenes: Bool
  /// The name of the main storyboard of an app without scenes; if nil, `UIMainStoryboardFile` in
  /// the main bundle's `Info.plist` names it.
  ///
  /// The delegate has a window with its initial view controller before it is notified of the
  /// launch. The window is shown after launch.
  public var mainStoryboard: String?
  var application: UIApplication { device.application }

  /// Creates a runner with the delegate that `makeDelegate` returns; the device is current
  /// meanwhile.
  ///
  /// A later runner for the same device is the next launch of the same app: an app that still runs
  /// is terminated first, and its scene sessions stay open. For another app, use another device.
  public init(
    device: HeadlessDevice,
    scenes manifest: SceneManifest? = nil,
    _ makeDelegate: () -> any UIApplicationDelegate
  ) {
    self.device = device
    if device.application.isRunning { device.application.runner?.terminate() }
    let delegate = device.run(makeDelegate)
    self.delegate = delegate
    let module = moduleName(of: type(of: delegate))
    let manifest = manifest ?? device.run { SceneManifest.ofMainBundle(module: module) }
    self.manifest = manifest
    usesScenes = manifest != nil || !device.application.sessions.isEmpty
    device.application.delegate = delegate
    device.application.runner = self
    device.application.state = .inactive
  }

  /// Creates a runner with a delegate class, which must have an `init()`.
  public convenience init<Delegate: UIApplicationDelegate>(
    device: HeadlessDevice,
    scenes manifest: SceneManifest? = nil,
    _ delegateClass: Delegate.Type
  ) {
    self.init(device: device, scenes: manifest) {
      guard let type = delegateClass as? NSObject.Type else {
        preconditionFailure("\(delegateClass) must be a subclass of NSObject, such as UIResponder")
      }
      guard let delegate = newObject(of: type) as? Delegate else {
        preconditionFailure("\(delegateClass) was made by init() but is something else")
      }
      return delegate
    }
  }

  // MARK: Launching

  /// Launches the app, makes it active, and opens a URL if there is one, as ``ExternalEvent/link(_:)`` says.
  ///
  /// Raises, as UIKit does, if an app without scenes has a window without a root at the end of
  /// launch.
  ///
  /// - Returns: Whether the app handled the URL; true in an app with scenes, which receives it in
  ///   its options.
  @discardableResult
  public func launch(
    opening url: URL? = nil,
    options: [UIApplication.LaunchOptionsKey: Any] = [:]
  ) -> Bool {
    launch(for: url.map { .link($0) }, options: options)
  }

  /// Launches the app for an event and makes it active.
  ///
  /// In an app with scenes, the event is only in the connection options of the first scene. In an
  /// app without scenes, it is in the launch options, and it is delivered after launch, unless a
  /// launch method of the delegate returned false. A notification response is always delivered to
  /// the delegate of `UNUserNotificationCenter`.
  ///
  /// - Returns: Whether the app handled the event.
  @discardableResult
  public func launch(
    for event: ExternalEvent?,
    options: [UIApplication.LaunchOptionsKey: Any] = [:]
  ) -> Bool {
    device.run {
      var isHandled = true
      var options = options
      if !usesScenes, let event { options.merge(event.launchOptions) { $1 } }
      let launchOptions = options.isEmpty ? nil : options
      let window = makeMainWindow()
      let agreesFirst = delegate.application(
        application,
        willFinishLaunchingWithOptions: launchOptions
      )
      let agreesThen = delegate.application(
        application,
        didFinishLaunchingWithOptions: launchOptions
      )
      post(UIApplication.didFinishLaunchingNotification)
      discardClosedSessions()
      if !connectFirstScene(for: event) {
        if let window, delegate.window === window { window.makeKeyAndVisible() }
        requireRoots()
        if let event, (agreesFirst && agreesThen) || event.isNotification {
          isHandled = deliverNow(event, to: nil)
        }
        activate()
      } else if let event, event.isNotification {
        isHandled = deliverNow(event, to: nil)
      }
      return isHandled
    }
  }

  private func requireRoots() {
    for window in device.windows where window.isShown && window.rootViewController == nil {
      raise(
        .internalInconsistency,
        "Application windows are expected to have a root view controller at the end of "
          + "application launch"
      )
    }
  }

  // MARK: Terminating

  /// Terminates the app; its scenes are disconnected first.
  public func terminate() {
    device.run {
      // The most recently used scene is disconnected last, so that the next launch connects it.
      for scene in application.sessions.compactMap(\.scene) { disconnectNow(scene) }
      application.isRunning = false
      delegate.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification)
    }
  }

  /// Sends the app to the background and terminates it, unless it has terminated.
  package func end() {
    enterBackground()
    if application.isRunning { terminate() }
  }

  /// Sends a memory warning to the app and its view controllers.
  public func sendMemoryWarning() {
    device.run {
      delegate.applicationDidReceiveMemoryWarning(application)
      post(UIApplication.didReceiveMemoryWarningNotification)
      for window in device.windows {
        for controller in window.allControllers { controller.didReceiveMemoryWarning() }
      }
    }
  }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
