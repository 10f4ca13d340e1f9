import UIKitShim

/// What a class of screens adopts of this module, found once for each class, as ``CoordinatorRoles``.
struct ScreenRoles: OptionSet {
  let rawValue: UInt8

  static let guarding = ScreenRoles(rawValue: 1)
  static let focusing = ScreenRoles(rawValue: 2)
  static let stack = ScreenRoles(rawValue: 4)
  static let tabs = ScreenRoles(rawValue: 8)
  static let columns = ScreenRoles(rawValue: 16)
  static let pages = ScreenRoles(rawValue: 32)
  /// One of UIKit's containers, which shows other screens and nothing of its own.
  static let containers: ScreenRoles = [.stack, .tabs, .columns, .pages]

  /// Whether one screen at a time is seen of such a container.
  var showOne: Bool { !isDisjoint(with: [.stack, .tabs]) }

  @MainActor private static var known: [ObjectIdentifier: ScreenRoles] = [:]
  /// The classes that were asked for last, each in a place that its address names: most are asked
  /// for again and again, and this saves a hash.
  @MainActor private static var recent = [Recent?](repeating: nil, count: 32)

  private struct Recent {
    let type: ObjectIdentifier
    let roles: ScreenRoles
  }

  @MainActor
  fileprivate static func of(_ type: UIViewController.Type) -> ScreenRoles {
    let identity = ObjectIdentifier(type)
    let place = Int(UInt(bitPattern: identity) >> 5 & 31)
    if let recent = recent[place], recent.type == identity { return recent.roles }
    let roles = find(type)
    // Replaced and not changed where it stands, so that looks at it need no check for overlaps.
    var changed = recent
    changed[place] = Recent(type: identity, roles: roles)
    recent = changed
    return roles
  }

  @MainActor
  private static func find(_ type: UIViewController.Type) -> ScreenRoles {
    let identity = ObjectIdentifier(type)
    if let roles = known[identity] { return roles }
    var roles: ScreenRoles = []
    if type is any LeaveGuarding.Type { roles.insert(.guarding) }
    if type is any AccessibilityFocusing.Type { roles.insert(.focusing) }
    if type is UINavigationController.Type { roles.insert(.stack) }
    if type is UITabBarController.Type { roles.insert(.tabs) }
    if type is UISplitViewController.Type { roles.insert(.columns) }
    if type is UIPageViewController.Type { roles.insert(.pages) }
    known[identity] = roles
    return roles
  }
}

extension UIViewController {
  /// What this screen's class adopts; ask it before a cast where code runs often.
  var roles: ScreenRoles { ScreenRoles.of(type(of: self)) }
}
