import Foundation

/// The scenes that an app declares: what `UIApplicationSceneManifest` in an `Info.plist` says.
///
/// An app has scenes if it has a manifest, or if its delegate answers
/// `application(_:configurationForConnecting:options:)`. The manifest is handed to the
/// ``ApplicationRunner``, or else read from the `Info.plist` of the main bundle, which on Linux is
/// the file of this name beside the executable. Without a manifest, `SceneDelegate` in the module of
/// the application's delegate is the class of the scene's delegate, as in Xcode's templates.
@MainActor
public struct SceneManifest {
  /// Whether the app can have more than one scene.
  ///
  /// What kind of device it runs on makes no difference here.
  public var supportsMultipleScenes: Bool
  /// How scenes are made; of those with the same role, the first is what scenes get by default.
  public var configurations: [UISceneConfiguration]

  /// Creates a manifest.
  public init(
    supportsMultipleScenes: Bool = false,
    configurations: [UISceneConfiguration] = []
  ) {
    self.supportsMultipleScenes = supportsMultipleScenes
    self.configurations = configurations
  }

  /// Creates the manifest of an app whose scenes all have a delegate of the same class.
  public init(_ delegateClass: any UISceneDelegate.Type, supportsMultipleScenes: Bool = false) {
    let configuration = UISceneConfiguration(
      name: "Default Configuration",
      sessionRole: .windowApplication
    )
    configuration.delegateClass = delegateClass
    self.init(supportsMultipleScenes: supportsMultipleScenes, configurations: [configuration])
  }

  /// Reads what an `Info.plist` says; nil if it says nothing of scenes.
  ///
  /// - Parameters:
  ///   - infoDictionary: The entries of the file.
  ///   - module: What stands for `$(PRODUCT_MODULE_NAME)` in the names of classes.
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

  func configuration(
    named name: String?, for role: UISceneSession.Role
  ) -> UISceneConfiguration? {
    configurations.first { $0.role == role && (name == nil || $0.name == name) }
  }
}
