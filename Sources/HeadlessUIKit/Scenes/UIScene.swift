public import Foundation

/// One instance of an app's user interface, such as one of several windows on an iPad.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The execution states of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// The session of the scene, which persists while the scene is disconnected.
  public let session: UISceneSession
  /// The delegate of the scene, which the scene retains.
  open var delegate: (any UISceneDelegate)?
  /// The execution state; unattached before the scene is connected and after it is disconnected.
  open var activationState: ActivationState { state }
  /// The title of the scene in the app switcher.
  open var title: String! = ""
  /// The subtitle of the scene in the app switcher.
  open var subtitle = ""

  final var state = ActivationState.unattached
  final weak var device: HeadlessDevice?

  /// Creates a scene; called when a scene is connected.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    device = .current
    super.init()
  }

  /// The application.
  open override var next: UIResponder? { (device ?? .current).application }

  /// Opens a URL in another app, as the application's method of this name does.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    (device ?? .current).application.open(url, completionHandler: completion)
  }

  /// Opens a URL in another app; returns false if no app can open it.
  @discardableResult
  open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Posted when a scene was connected.
  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene was disconnected.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene is about to enter the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene became active.
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// Posted when a scene is about to become inactive.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene has entered the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}
