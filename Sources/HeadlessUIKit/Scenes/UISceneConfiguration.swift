public import Foundation

/// The classes and the storyboard with which a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the app's scene manifest.
  public let name: String?
  /// The role of scenes with this configuration.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` if nil.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, which is created by `init()`.
  ///
  /// If nil, the class `SceneDelegate` in the module of the application's delegate is used.
  open var delegateClass: AnyClass?

  /// The storyboard with the scene's initial view controller.
  ///
  /// Its window is set on the scene's delegate before `scene(_:willConnectTo:options:)` is called.
  open var storyboard: UIStoryboard?

  /// Creates a configuration with the classes and the storyboard of this name in the app's
  /// manifest.
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
