import UIKitShim

/// What a class of screens adopts from this module, found once for each class like
/// ``CoordinatorKind``.
struct ScreenRoles: OptionSet {
  let rawValue: UInt8

  static let guarding = ScreenRoles(rawValue: 1)
  static let focusing = ScreenRoles(rawValue: 2)
  static let stack = ScreenRoles(rawValue: 4)
  static let tabs = ScreenRoles(rawValue: 8)
  static let columns = ScreenRoles(rawValue: 16)
  static let pages = ScreenRoles(rawValue: 32)
  static let search = ScreenRoles(rawValue: 64)
  static let reporting = ScreenRoles(rawValue: 128)
  /// All of UIKit's containers, which show other screens and nothing of their own.
  static let containers: ScreenRoles = [.stack, .tabs, .columns, .pages]

  @MainActor private static var known = ClassTable<ScreenRoles>()

  @MainActor
  fileprivate static func of(_ type: UIViewController.Type) -> ScreenRoles {
    let identity = ObjectIdentifier(type)
    if let roles = known[identity] { return roles }
    var roles: ScreenRoles = []
    if type is any LeaveGuarding.Type { roles.insert(.guarding) }
    if type is any AccessibilityFocusing.Type { roles.insert(.focusing) }
    if type is any AppearanceReporting.Type { roles.insert(.reporting) }
    if type is UINavigationController.Type { roles.insert(.stack) }
    if type is UITabBarController.Type { roles.insert(.tabs) }
    if type is UISplitViewController.Type { roles.insert(.columns) }
    if type is UIPageViewController.Type { roles.insert(.pages) }
    if type is UISearchController.Type { roles.insert(.search) }
    known = known.adding(roles, of: identity)
    return roles
  }
}

extension UIViewController {
  /// What this screen's class adopts; code that runs often checks it before it casts.
  var roles: ScreenRoles { ScreenRoles.of(type(of: self)) }
}
