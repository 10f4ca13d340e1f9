public import Foundation

/// How a scene is made: of which class, and with a delegate of which class.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the app's scene manifest.
  public let name: String?
  /// What scenes of this configuration are for.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` if there is none.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, which is made by `init()`.
  ///
  /// Where neither the app nor its ``SceneManifest`` names one, the class `SceneDelegate` in the
  /// module of the application's delegate is taken.
  open var delegateClass: AnyClass?

  /// The storyboard with the scene's first screen, which is shown in a window that the scene's
  /// delegate gets before it hears of the connection.
  open var storyboard: UIStoryboard?

  /// Creates a configuration, with the classes and the storyboard that the app's manifest has under this name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard let manifest = HeadlessDevice.current.application.runner?.manifest else { return }
    let declared = manifest.configuration(named: name, for: sessionRole)
    sceneClass = declared?.sceneClass
    delegateClass = declared?.delegateClass
    storyboard = declared?.storyboard
  }
}
