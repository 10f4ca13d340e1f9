import CoordinatorCore
import UIKitShim

/// The one tab that a transition changes or selects, if not by its screen.
@MainActor
enum TabPart {
  /// Adds a child's tab, or moves it to another place.
  case insert(any ScreenCoordinator, at: Int?)
  case remove(any ScreenCoordinator)
  case index(Int)
  /// A `UITab`, on systems that have this class.
  case tab(AnyObject, title: String)

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

  var name: String {
    switch self {
    case .insert(let child, _), .remove(let child): typeName(of: child)
    case .index(let index): "tab \(index)"
    case .tab(_, let title): "tab \(title)"
    }
  }
}

extension TabPart: Equatable {
  nonisolated static func == (one: TabPart, other: TabPart) -> Bool {
    switch (one, other) {
    case (.insert(let child, let index), .insert(let otherChild, let otherIndex)):
      child === otherChild && index == otherIndex
    case (.remove(let child), .remove(let otherChild)): child === otherChild
    case (.index(let index), .index(let otherIndex)): index == otherIndex
    case (.tab(let tab, _), .tab(let otherTab, _)): tab === otherTab
    case (.insert, _), (.remove, _), (.index, _), (.tab, _): false
    }
  }
}
