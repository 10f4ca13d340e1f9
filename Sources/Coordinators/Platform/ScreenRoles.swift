import UIKitShim

/// What a class of screens adopts of this module, found once for each class, as ``CoordinatorRoles``.
struct ScreenRoles: OptionSet {
  let rawValue: UInt8

  static let guarding = ScreenRoles(rawValue: 1)
  static let focusing = ScreenRoles(rawValue: 2)

  @MainActor private static var known: [ObjectIdentifier: ScreenRoles] = [:]

  @MainActor
  fileprivate static func of(_ type: UIViewController.Type) -> ScreenRoles {
    let identity = ObjectIdentifier(type)
    if let roles = known[identity] { return roles }
    var roles: ScreenRoles = []
    if type is any LeaveGuarding.Type { roles.insert(.guarding) }
    if type is any AccessibilityFocusing.Type { roles.insert(.focusing) }
    known[identity] = roles
    return roles
  }
}

extension UIViewController {
  /// What this screen's class adopts; ask it before a cast where code runs often.
  var roles: ScreenRoles { ScreenRoles.of(type(of: self)) }
}
