import CoordinatorCore
import UIKitShim

/// A change of one tab; its effect on the others is known only when its request starts to run.
@MainActor
enum TabEdit {
  /// Adds a child's tab, or moves it to another place.
  case insert(any ScreenCoordinator, startedByVerb: Bool, at: Int?)
  case remove(any ScreenCoordinator)

  var destinations: [ScreenDestination] {
    switch self {
    case .insert(let child, let isStarted, _): [.running(child, startedByVerb: isStarted)]
    case .remove: []
    }
  }

  /// The tabs after the change; nil if the tab to remove is not there.
  func applied(to tabs: [ScreenDestination]) -> [ScreenDestination]? {
    var tabs = tabs
    switch self {
    case .insert(let child, let isStarted, let index):
      let former = tabs.firstIndex { $0.brings(child) }
      if let former { tabs.remove(at: former) }
      let place = min(max(index ?? former ?? tabs.count, 0), tabs.count)
      tabs.insert(.running(child, startedByVerb: isStarted), at: place)
    case .remove(let child):
      guard let index = tabs.firstIndex(where: { $0.brings(child) }) else { return nil }
      tabs.remove(at: index)
    }
    return tabs
  }

  func removes(_ tab: UIViewController?) -> Bool {
    if case .remove(let child) = self { tab != nil && child.ownScreen === tab } else { false }
  }

  /// The name of the child's class.
  var name: String {
    switch self {
    case .insert(let child, _, _), .remove(let child): typeName(of: child)
    }
  }
}
