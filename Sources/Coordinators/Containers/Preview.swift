import UIKitShim

/// A prediction of what containers show after some changes, before any of them is carried out; in
/// its lists, nil stands for a screen that does not exist yet.
@MainActor
final class Preview {
  /// The future screens in a part of a container.
  ///
  /// Most changes of a stack concern its upper screens, so those below are not copied.
  struct List {
    /// The screens of now, and how many of them keep their places.
    fileprivate var now: [UIViewController] = []
    fileprivate var keptCount = 0
    /// The screens after these.
    fileprivate var added: [UIViewController?] = []

    var count: Int { keptCount + added.count }

    subscript(index: Int) -> UIViewController? {
      index < keptCount ? now[index] : added[index - keptCount]
    }

    /// The screen on top; nil if there is none, or if it does not exist yet.
    var last: UIViewController? { count == 0 ? nil : self[count - 1] }

    func index(of screen: UIViewController) -> Int? {
      var index = count - 1
      while index >= 0, self[index] !== screen { index -= 1 }
      return index < 0 ? nil : index
    }

    fileprivate var screens: [UIViewController?] { (0..<count).map { self[$0] } }

    fileprivate mutating func replace(from first: Int, by screens: [UIViewController?]) {
      added.removeLast(count - max(first, keptCount))
      added += screens
      keptCount = min(first, keptCount)
    }
  }

  /// The parts of containers that change; few, so a search is cheaper than a table.
  private var parts: [(container: ObjectIdentifier, number: Int, list: List)] = []

  private func list(of container: AnyObject, _ number: Int) -> List? {
    for part in parts where part.container == ObjectIdentifier(container) && part.number == number {
      return part.list
    }
    return nil
  }

  private func setList(_ list: List, of container: AnyObject, _ number: Int) {
    let id = ObjectIdentifier(container)
    // In a local copy, so that Swift needs no exclusivity check.
    var changed = parts
    parts = []
    if let index = changed.firstIndex(where: { $0.container == id && $0.number == number }) {
      changed[index].list = list
    } else {
      changed.append((id, number, list))
    }
    parts = changed
  }

  /// The screens to be presented, from the lowest one up.
  var presented: [UIViewController?] = []
  /// The screens to be dismissed with all above them.
  var dismissed: [UIViewController] = []

  /// The part that holds the visible screens of a tab bar or page controller; columns have the
  /// numbers from 0 on.
  static let shown = -1

  /// The screens in a part of a container after all changes; nil if none changes it.
  func screens(in container: AnyObject, part: Int = 0) -> [UIViewController?]? {
    list(of: container, part)?.screens
  }

  /// Replaces the screens in a part of a container, `now` if no earlier change affects it; returns
  /// the removed ones in their former order.
  func replace(
    _ now: [UIViewController?], of container: AnyObject, part: Int = 0,
    by change: ([UIViewController?]) -> [UIViewController?]
  ) -> [UIViewController] {
    let list = list(of: container, part) ?? List(added: now)
    return replaceTop(of: list, in: container, part: part, from: 0, by: change(list.screens))
      .reversed()
  }

  /// The screens of a stack after all changes.
  func list(of stack: UINavigationController) -> List {
    if let list = list(of: stack, 0) { return list }
    let screens = stack.viewControllers
    return List(now: screens, keptCount: screens.count)
  }

  /// Replaces the upper screens of a part in its list; returns the removed ones from top to bottom.
  func replaceTop(
    of list: List, in container: AnyObject, part: Int = 0, from first: Int,
    by screens: [UIViewController?]
  ) -> [UIViewController] {
    var list = list
    let first = min(first, list.count)
    var kept: Set<ObjectIdentifier> = []
    for case let screen? in screens { kept.insert(ObjectIdentifier(screen)) }
    var removed: [UIViewController] = []
    for index in (first..<list.count).reversed() {
      if let screen = list[index], !kept.contains(ObjectIdentifier(screen)) {
        removed.append(screen)
      }
    }
    list.replace(from: first, by: screens)
    setList(list, of: container, part)
    return removed
  }
}

extension Sequence where Element == UIViewController? {
  /// Whether a screen is among these; compares identities.
  func has(_ screen: UIViewController) -> Bool {
    for known in self where known === screen { return true }
    return false
  }
}
