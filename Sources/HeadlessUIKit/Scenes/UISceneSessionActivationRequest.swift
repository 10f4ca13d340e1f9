public import Foundation

/// A request to activate an existing scene or a new one.
public struct UISceneSessionActivationRequest {
  /// The scene's session; nil for a new scene.
  public let session: UISceneSession?
  /// The role of a new scene.
  public let role: UISceneSession.Role
  /// The activity that the scene should show.
  public var userActivity: NSUserActivity?
  /// The options of the activation.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene.
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

  /// Creates a request for an existing scene.
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

/// The options for closing a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The error of a scene request.
public struct UISceneError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied

    /// Whether an error has this code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? UISceneError)?.code == code
    }
  }

  /// Creates an error with a code.
  public init(_ code: Code) {
    self.code = code
  }

  /// The code of the error.
  public let code: Code
  /// An app without support for multiple scenes requested another scene.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The system denied the request.
  public static var requestDenied: Code { .requestDenied }
}
