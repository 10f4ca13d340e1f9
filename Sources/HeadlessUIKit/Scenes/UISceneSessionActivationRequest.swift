public import Foundation

/// Which scene is to be brought forward, or made.
public struct UISceneSessionActivationRequest {
  /// The scene's session; nil for a new scene.
  public let session: UISceneSession?
  /// What a new scene is for.
  public let role: UISceneSession.Role
  /// What the scene is to show.
  public var userActivity: NSUserActivity?
  /// How the scene is brought forward.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.role = role
    self.userActivity = userActivity
    self.options = options
  }

  /// Asks for a scene that is there already.
  public init(
    session: UISceneSession,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    role = session.role
    self.userActivity = userActivity
    self.options = options
  }
}

/// How a scene is closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// Why a scene was not brought forward, or not closed.
public struct UISceneError: Error, Hashable, Sendable {
  /// The reasons there are.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied

    /// Whether an error has this reason.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? UISceneError)?.code == code
    }
  }

  /// Creates an error with a reason.
  public init(_ code: Code) {
    self.code = code
  }

  /// The reason.
  public let code: Code
  /// An app that does not support several scenes asked for another one.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The system denied the request.
  public static var requestDenied: Code { .requestDenied }
}
