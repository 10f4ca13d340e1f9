public import Foundation

/// Runs an app's delegate as the system would: launches it, connects its scenes, tells it of events
/// from outside, sends it to the background and back.
@MainActor
public final class ApplicationRunner {
  /// The device the app runs on.
  public let device: HeadlessDevice
  /// The delegate, which lives as long as the runner.
  public let delegate: any UIApplicationDelegate
  /// The scenes that the app declares; nil if it declares none.
  public let manifest: SceneManifest?
  /// Whether the app has scenes, which without a manifest is known only once it is launched.
  ///
  /// The delegate of an app with scenes does not hear that the app becomes active or goes to the
  /// background; the delegates of the scenes do.
  public internal(set) var usesScenes: Bool
  /// The storyboard that an app without scenes begins with, by its name; where there is none,
  /// `UIMainStoryboardFile` in the `Info.plist` of the main bundle names it.
  ///
  /// Its first screen is the root of a window that the delegate has before it hears of the launch,
  /// and that is shown afterwards.
  public var mainStoryboard: String?
  var application: UIApplication { device.application }

  /// Creates a runner with a delegate that `makeDelegate` makes while the device is current.
  ///
  /// If there was another runner for the device, this is the next launch of the same app. The app is
  /// terminated first if that runner still exists, and the sessions of its scenes stay. For another
  /// app, use another device.
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

  /// Creates a runner with a delegate of a class, which must be made by `init()`.
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

  /// Launches the app and makes it active, to open a URL if there is one.
  ///
  /// Raises, as UIKit does, if the app has no scenes and a window of it no root at the end of launch.
  ///
  /// - Returns: Whether the app took the URL; an app with scenes finds it in its options.
  @discardableResult
  public func launch(
    opening url: URL? = nil,
    options: [UIApplication.LaunchOptionsKey: Any] = [:]
  ) -> Bool {
    launch(for: url.map { .url($0) }, options: options)
  }

  /// Launches the app for an event and makes it active.
  ///
  /// In an app with scenes the event is in the connection options of the first scene, and nowhere
  /// else. In one without it is in the launch options, and the app is told of it after launching
  /// too, unless a launch method of the delegate returned false. What a user did with a
  /// notification is told to the delegate of `UNUserNotificationCenter` in both cases.
  ///
  /// - Returns: Whether the app took the event.
  @discardableResult
  public func launch(
    for event: ExternalEvent?,
    options: [UIApplication.LaunchOptionsKey: Any] = [:]
  ) -> Bool {
    device.run {
      var isTaken = true
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
          isTaken = hand(event, to: nil)
        }
        activate()
      } else if let event, event.isNotification {
        isTaken = hand(event, to: nil)
      }
      return isTaken
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

  // MARK: The end

  /// Tells the app that it is about to end; its scenes are disconnected first.
  public func terminate() {
    device.run {
      // The scene that was used last is disconnected last, so that the next launch connects it.
      for scene in application.sessions.compactMap(\.scene) { disconnectNow(scene) }
      application.isRunning = false
      delegate.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification)
    }
  }

  /// Sends the app to the background and ends it, unless it has ended already.
  package func end() {
    enterBackground()
    if application.isRunning { terminate() }
  }

  /// Tells the app and its screens that memory is short.
  public func sendMemoryWarning() {
    device.run {
      delegate.applicationDidReceiveMemoryWarning(application)
      post(UIApplication.didReceiveMemoryWarningNotification)
      for window in device.windows {
        for controller in window.outermostControllers { tellMemoryIsShort(controller) }
      }
    }
  }

  private func tellMemoryIsShort(_ controller: UIViewController) {
    controller.didReceiveMemoryWarning()
    for child in controller.children { tellMemoryIsShort(child) }
  }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
