public import Foundation

/// What is known of a scene for longer than it is connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen, which a user cannot touch.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    )
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// Whether the app was asked for the configuration in this process.
  final var isConfigured = false
  /// A name that no other session of the app has.
  ///
  /// It is made of the session's number, so the first session has the same name on every device.
  public let persistentIdentifier: String
  let number: Int
  /// What is needed to restore the scene's state, as its delegate said last.
  open var stateRestorationActivity: NSUserActivity?
  /// What the app has noted for the scene.
  open var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration, number: Int) {
    role = configuration.role
    self.configuration = configuration
    self.number = number
    persistentIdentifier = "session-\(number)"
    super.init()
  }
}
