import CoordinatorCore

/// The roles that a class of coordinators has, found once for each class: each cast to a protocol
/// searches the conformances of the process, and most of them fail.
struct CoordinatorRoles: OptionSet {
  let rawValue: UInt16

  static let scene = CoordinatorRoles(rawValue: 1)
  static let tab = CoordinatorRoles(rawValue: 2)
  static let tabBar = CoordinatorRoles(rawValue: 4)
  static let split = CoordinatorRoles(rawValue: 8)
  static let page = CoordinatorRoles(rawValue: 16)
  static let navigation = CoordinatorRoles(rawValue: 32)
  static let window = CoordinatorRoles(rawValue: 64)
  static let guarding = CoordinatorRoles(rawValue: 128)
  private static let found = CoordinatorRoles(rawValue: 256)

  /// Whether two roles, or more, each have a screen.
  static let pair = CoordinatorRoles(rawValue: 512)

  private static let containers: CoordinatorRoles = [.tabBar, .split, .page, .navigation]

  /// Whether one with these roles has a screen or a window.
  var showScreens: Bool {
    !isDisjoint(with: [.scene, .tab, .window]) || !isDisjoint(with: Self.containers)
  }

  /// Whether the own screen of one with these roles is the container that it fills, its only one.
  var isContainer: Bool {
    let containers = intersection(Self.containers).rawValue
    return containers.nonzeroBitCount == 1 && isDisjoint(with: [.scene, .tab])
  }

  @MainActor private static var known: [ObjectIdentifier: CoordinatorRoles] = [:]

  @MainActor
  fileprivate static func of(_ type: any Coordinator.Type) -> CoordinatorRoles {
    let identity = ObjectIdentifier(type)
    if let roles = known[identity] { return roles }
    var roles: CoordinatorRoles = .found
    if type is any SceneCoordinator.Type { roles.insert(.scene) }
    if type is any TabCoordinator.Type { roles.insert(.tab) }
    if type is any TabBarCoordinator.Type { roles.insert(.tabBar) }
    if type is any SplitCoordinator.Type { roles.insert(.split) }
    if type is any PageCoordinator.Type { roles.insert(.page) }
    if type is any NavigationCoordinator.Type { roles.insert(.navigation) }
    if type is any WindowCoordinator.Type { roles.insert(.window) }
    if type is any LeaveGuarding.Type { roles.insert(.guarding) }
    let screens = roles.intersection([.scene, .tab, .tabBar, .split, .page, .navigation])
    if screens.rawValue.nonzeroBitCount > 1 { roles.insert(.pair) }
    known[identity] = roles
    return roles
  }
}

extension Coordinator {
  /// The roles of this coordinator's class; ask them before a cast where code runs often.
  var roles: CoordinatorRoles {
    let context = context
    if context.roleBits != 0 { return CoordinatorRoles(rawValue: context.roleBits) }
    let roles = CoordinatorRoles.of(type(of: self))
    // A context that is shared by mistake has the roles of the one that has bound it.
    if context.coordinator === self { context.roleBits = roles.rawValue }
    return roles
  }
}
