import CoordinatorCore
import UIKitShim

/// A change of one tab; its effect on the others is known only when its request starts to run.
@MainActor
enum TabEdit {
  /// Adds a child's tab, or moves it to another place.
  case insert(any ScreenCoordinator, at: Int?)
  case remove(any ScreenCoordinator)

  /// The tabs after the change, which inserts the given screen.
  func applied(
    to tabs: [UIViewController], bringing screen: UIViewController?
  ) -> [UIViewController] {
    guard case .insert(_, let index) = self else { return tabs.filter { !removes($0) } }
    guard let screen else { return tabs }
    var tabs = tabs
    let former = tabs.firstIndex(of: screen)
    if let former { tabs.remove(at: former) }
    tabs.insert(screen, at: min(max(index ?? former ?? tabs.count, 0), tabs.count))
    return tabs
  }

  func removes(_ tab: UIViewController?) -> Bool {
    if case .remove(let child) = self { tab != nil && child.ownScreen === tab } else { false }
  }

  /// The name of the child's class.
  var name: String {
    switch self {
    case .insert(let child, _), .remove(let child): typeName(of: child)
    }
  }
}
