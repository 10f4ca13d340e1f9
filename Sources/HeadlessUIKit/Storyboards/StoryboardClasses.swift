import Foundation

/// The custom classes of storyboards and nibs.
///
/// A class that is not private, not nested in another type and not generic is found by its module
/// and name, without registration. The modules are searched in this order: the module in the file;
/// the target whose resources contain the file; the module of the application delegate; that of the
/// executable. So classes are also found if the file names the app's module, but the classes are in
/// a package target. Register all other classes before the scene is created.
@MainActor
public enum StoryboardClasses {
  private static var registered: [String: AnyClass] = [:]
  private static var found: [String: AnyClass] = [:]

  /// Registers a class for a name, the `customClass` in the file.
  ///
  /// Required for nested, private and generic classes. A registered class takes precedence over a
  /// class of that name in a module.
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

  /// The class of this module that an element of a file stands for, such as `UILabel` for `label`.
  static func base(of element: String) -> AnyClass? {
    if let type = found[element] { return type }
    let type: AnyClass? =
      switch element {
      case "containerView", "tableViewCellContentView", "collectionViewCellContentView": UIView.self
      default:
        lookUp("UI" + element.prefix(1).uppercased() + element.dropFirst(), in: "HeadlessUIKit")
      }
    found[element] = type
    return type
  }

  private static func lookUp(_ name: String, in module: String) -> AnyClass? {
    let path = "\(identifier(module)).\(name)"
    if let type = found[path] { return type }
    // A name with a dot is a nested class, for which Foundation prints a warning.
    guard !name.contains("."), !name.isEmpty, let type = NSClassFromString(path) else { return nil }
    found[path] = type
    return type
  }

  /// The module name of a target or product, whose name may contain dashes.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
