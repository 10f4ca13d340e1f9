import Foundation

/// The scene manifest of an app: `UIApplicationSceneManifest` in an `Info.plist`.
///
/// An app uses scenes if it has a manifest, or if its delegate implements
/// `application(_:configurationForConnecting:options:)`. Pass the manifest to the
/// ``ApplicationRunner``. Otherwise it is read from the `Info.plist` of the main bundle, on Linux
/// the file of this name next to the executable. Without a manifest, the class of the scene's
/// delegate is `SceneDelegate` in the module of the application's delegate, as in Xcode's
/// templates.
@MainActor
public struct SceneManifest {
  /// Whether the app can have more than one scene.
  ///
  /// The kind of device makes no difference here.
  public var supportsMultipleScenes: Bool
  /// The scene configurations; the first one of a role is the default of the role.
  public var configurations: [UISceneConfiguration]

  /// Creates a manifest.
  public init(
    supportsMultipleScenes: Bool = false,
    configurations: [UISceneConfiguration] = []
  ) {
    self.supportsMultipleScenes = supportsMultipleScenes
    self.configurations = configurations
  }

  /// Creates a manifest with one delegate class for all scenes.
  public init(_ delegateClass: any UISceneDelegate.Type, supportsMultipleScenes: Bool = false) {
    let configuration = UISceneConfiguration(
      name: "Default Configuration",
      sessionRole: .windowApplication
    )
    configuration.delegateClass = delegateClass
    self.init(supportsMultipleScenes: supportsMultipleScenes, configurations: [configuration])
  }

  /// Creates the manifest of an `Info.plist`; nil if it has none.
  ///
  /// - Parameters:
  ///   - infoDictionary: The entries of the file.
  ///   - module: The value of `$(PRODUCT_MODULE_NAME)` in class names.
  public init?(infoDictionary: [String: Any], module: String) {
    guard let entry = infoDictionary["UIApplicationSceneManifest"] as? [String: Any] else {
      return nil
    }
    self.init(
      supportsMultipleScenes: entry["UIApplicationSupportsMultipleScenes"] as? Bool ?? false)
    let roles = entry["UISceneConfigurations"] as? [String: Any] ?? [:]
    for (role, list) in roles.sorted(by: { $0.key < $1.key }) {
      for entry in list as? [[String: Any]] ?? [] {
        let configuration = UISceneConfiguration(
          name: entry["UISceneConfigurationName"] as? String,
          sessionRole: UISceneSession.Role(rawValue: role)
        )
        configuration.sceneClass = Self.type(entry["UISceneClassName"], in: module)
        configuration.delegateClass = Self.type(entry["UISceneDelegateClassName"], in: module)
        if let name = entry["UISceneStoryboardFile"] as? String {
          configuration.storyboard = UIStoryboard(name: name, bundle: nil)
        }
        configurations.append(configuration)
      }
    }
  }

  private static func type(_ name: Any?, in module: String) -> AnyClass? {
    guard let name = name as? String else { return nil }
    return NSClassFromString(name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module))
  }

  /// The manifest in the main bundle of the running program.
  static func ofMainBundle(module: String) -> SceneManifest? {
    for entries in MainBundle.infoDictionaries {
      if let manifest = SceneManifest(infoDictionary: entries, module: module) { return manifest }
    }
    return nil
  }

  /// Whether the manifest has a configuration with this name and the same contents.
  func declares(_ configuration: UISceneConfiguration) -> Bool {
    guard let name = configuration.name,
      let declared = self.configuration(named: name, for: configuration.role)
    else { return false }
    return declared.sceneClass == configuration.sceneClass
      && declared.delegateClass == configuration.delegateClass
      && declared.storyboard === configuration.storyboard
  }

  func configuration(
    named name: String?, for role: UISceneSession.Role
  ) -> UISceneConfiguration? {
    configurations.first { $0.role == role && (name == nil || $0.name == name) }
  }
}
