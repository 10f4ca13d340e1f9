import CoordinatorCore

/// The roles of a class of coordinators, which its ``CoordinatorKind`` stores.
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

  private static let containers: CoordinatorRoles = [.tabBar, .split, .page, .navigation]

  /// Whether a coordinator with these roles has a screen or a window.
  var showScreens: Bool {
    !isDisjoint(with: [.scene, .tab, .window]) || !isDisjoint(with: Self.containers)
  }
}

extension CoordinatorRoles {
  init(of type: any Coordinator.Type) {
    self = []
    if type is any SceneCoordinator.Type { insert(.scene) }
    if type is any TabCoordinator.Type { insert(.tab) }
    if type is any TabBarCoordinator.Type { insert(.tabBar) }
    if type is any SplitCoordinator.Type { insert(.split) }
    if type is any PageCoordinator.Type { insert(.page) }
    if type is any NavigationCoordinator.Type { insert(.navigation) }
    if type is any WindowCoordinator.Type { insert(.window) }
    if type is any LeaveGuarding.Type { insert(.guarding) }
  }
}
