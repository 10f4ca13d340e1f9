import CoordinatorCore
import UIKitShim

/// The known facts about one class of coordinators: its roles, and how to get its screen and
/// window.
///
/// The framework finds them once for each class. A cast to a protocol is slow, because it searches
/// the conformances of the process, even if it succeeds. A cast to a class is fast.
@MainActor
final class CoordinatorKind {
  typealias Access<Object> = @MainActor (any Coordinator) -> Object?

  /// The screen of the innermost role.
  private(set) var screen: Access<UIViewController>?

  private(set) var stack: Access<UINavigationController>?

  /// The containers that the roles have, the outermost first.
  private(set) var containers: [Access<UIViewController>] = []

  private(set) var window: Access<UIWindow>?

  /// The root controller, if one of the roles is a tab.
  private(set) var tabRoot: Access<UIViewController>?

  private(set) var tabItem: Access<UITabBarItem>?

  let isScene: Bool

  /// Whether the class adopts ``LeaveGuarding``.
  let isGuarding: Bool

  /// Whether the class adopts ``EntryGuarding``.
  let isGuardingEntries: Bool

  var showsScreens: Bool { screen != nil || window != nil }

  private static var known = ClassTable<CoordinatorKind>()

  fileprivate static func of(_ type: any Coordinator.Type) -> CoordinatorKind {
    let identity = ObjectIdentifier(type)
    if let kind = known[identity] { return kind }
    let kind = CoordinatorKind(type)
    known = known.adding(kind, of: identity)
    return kind
  }

  private init(_ type: any Coordinator.Type) {
    isScene = type is any SceneCoordinator.Type
    isGuarding = type is any LeaveGuarding.Type
    isGuardingEntries = type is any EntryGuarding.Type
    if let type = type as? any WindowCoordinator.Type { setWindow(type) }
    // The innermost role comes last.
    if let type = type as? any NavigationCoordinator.Type { setStack(type) }
    if let type = type as? any PageCoordinator.Type { setPages(type) }
    if let type = type as? any SplitCoordinator.Type { setColumns(type) }
    if let type = type as? any TabBarCoordinator.Type { setTabs(type) }
    if let type = type as? any TabCoordinator.Type { setTab(type) }
    if let type = type as? any SceneCoordinator.Type { setScene(type) }
  }

  private func setWindow<Role: WindowCoordinator>(_ type: Role.Type) {
    window = { ($0 as? Role)?.window }
  }

  private func setStack<Role: NavigationCoordinator>(_ type: Role.Type) {
    stack = { ($0 as? Role)?.navigationController }
    setContainer { ($0 as? Role)?.navigationController }
  }

  private func setPages<Role: PageCoordinator>(_ type: Role.Type) {
    setContainer { ($0 as? Role)?.pageViewController }
  }

  private func setColumns<Role: SplitCoordinator>(_ type: Role.Type) {
    setContainer { ($0 as? Role)?.splitViewController }
  }

  private func setTabs<Role: TabBarCoordinator>(_ type: Role.Type) {
    setContainer { ($0 as? Role)?.tabBarController }
  }

  private func setContainer(_ access: @escaping Access<UIViewController>) {
    screen = access
    containers = containers + [access]
  }

  private func setTab<Role: TabCoordinator>(_ type: Role.Type) {
    screen = { ($0 as? Role)?.rootController }
    tabRoot = { ($0 as? Role)?.rootController }
    tabItem = { ($0 as? Role)?.tabBarItem }
  }

  private func setScene<Role: SceneCoordinator>(_ type: Role.Type) {
    screen = { ($0 as? Role)?.rootViewController }
  }
}

extension Coordinator {
  var kind: CoordinatorKind {
    CoordinatorKind.of(type(of: self))
  }

  /// Gives the root controller of a tab its tab bar item.
  func setTabItem() {
    let kind = kind
    guard let root = kind.tabRoot?(self), let item = kind.tabItem?(self) else { return }
    // Setting the item makes UIKit fill the bar again.
    if root.tabBarItem !== item { root.tabBarItem = item }
  }
}
