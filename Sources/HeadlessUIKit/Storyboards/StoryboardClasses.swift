import Foundation

/// Finds the classes that storyboards and nibs name.
///
/// A class that is not private, not nested in another type and not generic is found by its module
/// and name, without any registration. The module is looked for in this order: the one the file
/// names; the target in whose resources the file lies; the module of the application delegate; the
/// executable's. So a file that Xcode wrote for the app's module also finds its classes where they
/// lie in a package's target. All other classes are registered before the scene is made.
@MainActor
public enum StoryboardClasses {
  private static var registered: [String: AnyClass] = [:]
  private static var found: [String: AnyClass] = [:]

  /// Makes a class known under the name that stands in the file as `customClass`.
  ///
  /// Needed for nested, private and generic classes; a registered class goes before one of that
  /// name in a module.
  public static func register(_ type: AnyClass, as name: String) {
    registered[name] = type
  }

  static func find(_ name: String, module: String?, folder: URL?) -> AnyClass? {
    if let type = registered[name] { return type }
    let modules: [String?] = [
      module,
      folder.flatMap { InterfaceResources.target(ofResources: $0) },
      UIApplication.shared.delegate.map { moduleName(of: type(of: $0)) },
      Bundle.main.executableURL?.deletingPathExtension().lastPathComponent,
      "HeadlessUIKit",
    ]
    for case let module? in modules {
      if let type = lookUp(name, in: module) { return type }
    }
    return nil
  }

  private static func lookUp(_ name: String, in module: String) -> AnyClass? {
    let path = "\(identifier(module)).\(name)"
    if let type = found[path] { return type }
    // A name with a point would be a nested class, of which Foundation complains on the console.
    guard !name.contains("."), !name.isEmpty, let type = NSClassFromString(path) else { return nil }
    found[path] = type
    return type
  }

  /// A name as Swift has it for a module, where a target's or product's may have dashes.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
