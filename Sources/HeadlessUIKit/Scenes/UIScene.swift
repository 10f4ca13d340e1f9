public import Foundation

/// One instance of an app's interface, such as one of several windows on a pad.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The execution states of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// What the scene is for, and what is kept of it while it is not connected.
  public let session: UISceneSession
  /// The object that hears what happens to the scene, which the scene keeps alive.
  open var delegate: (any UISceneDelegate)?
  /// The execution state; unattached before the scene is connected and after it is disconnected.
  open var activationState: ActivationState { state }
  /// The name of the scene in the list of an app's windows.
  open var title: String! = ""
  /// A second line for the name of the scene.
  open var subtitle = ""

  final var state = ActivationState.unattached
  final weak var device: HeadlessDevice?

  /// Creates a scene, which the system does when it connects one.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    device = .current
    super.init()
  }

  /// The application.
  open override var next: UIResponder? { (device ?? .current).application }

  /// Asks the system to open a URL in the app that is made for it, as the application's
  /// method of this name does.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    (device ?? .current).application.open(url, completionHandler: completion)
  }

  /// Asks the system to open a URL in the app that is made for it; false if there is none.
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
  /// Posted when a scene is about to come to the foreground.
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
  /// Posted when a scene went to the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}
