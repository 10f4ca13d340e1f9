public import Foundation

/// A description of a scene that persists while the scene is disconnected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external display, without user interaction.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    )
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// Whether the configuration is known: from the delegate, or from an earlier process.
  final var isConfigured = false
  /// The unique identifier of the session.
  ///
  /// It contains the session's number, so the first session has the same identifier on every
  /// device.
  public let persistentIdentifier: String
  let number: Int
  /// The activity that its delegate last returned to restore the scene's state.
  open var stateRestorationActivity: NSUserActivity?
  /// The app's data for the scene.
  open var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration, number: Int) {
    role = configuration.role
    self.configuration = configuration
    self.number = number
    persistentIdentifier = "session-\(number)"
    super.init()
  }
}
