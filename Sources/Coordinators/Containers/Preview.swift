import UIKitShim

/// A prediction, before any change is carried out, of what stacks show after some changes, of the
/// roots of windows, and of what is dismissed.
///
/// In its lists, nil stands for a screen that does not exist yet.
///
/// It does not know what the changes would present, so a dismissal after a presentation asks the
/// guards of what is presented now.
@MainActor
struct Preview {
  /// The future screens of a stack.
  ///
  /// Most changes concern its upper screens, so those below are not copied.
  struct List {
    /// The screens of now, and how many of them keep their places.
    fileprivate let now: [UIViewController]
    fileprivate var keptCount: Int
    /// The screens after these.
    fileprivate var added: [UIViewController?] = []

    var count: Int { keptCount + added.count }

    subscript(index: Int) -> UIViewController? {
      index < keptCount ? now[index] : added[index - keptCount]
    }

    func index(of screen: UIViewController) -> Int? {
      var index = count - 1
      while index >= 0, self[index] !== screen { index -= 1 }
      return index < 0 ? nil : index
    }

    fileprivate mutating func replace(from first: Int, by screens: [UIViewController?]) {
      let removedCount = count - max(first, keptCount)
      if removedCount > 0 { added.removeLast(removedCount) }
      if !screens.isEmpty { added += screens }
      keptCount = min(first, keptCount)
    }
  }

  /// The stacks that change; few, so a search is cheaper than a table.
  private var stacks: [(id: ObjectIdentifier, list: List)] = []

  /// The screens to be dismissed with all above them.
  var dismissed: [UIViewController] = []

  /// The windows that get another root, with that root.
  private var roots: [(window: UIWindow, root: UIViewController?)] = []

  /// The root of a window after all changes.
  func root(of window: UIWindow) -> UIViewController? {
    for known in roots.reversed() where known.window === window { return known.root }
    return window.rootViewController
  }

  mutating func setRoot(_ root: UIViewController?, of window: UIWindow) {
    roots.append((window, root))
  }

  /// The screens of a stack after all changes.
  func list(of stack: UINavigationController) -> List {
    for known in stacks where known.id == ObjectIdentifier(stack) { return known.list }
    let screens = stack.viewControllers
    return List(now: screens, keptCount: screens.count)
  }

  /// Replaces the upper screens of a stack in its list; returns the removed ones from top to bottom.
  mutating func replaceTop(
    of list: List, in stack: UINavigationController, from first: Int,
    by screens: [UIViewController?]
  ) -> [UIViewController] {
    var list = list
    let first = min(first, list.count)
    var removed: [UIViewController] = []
    for index in stride(from: list.count - 1, through: first, by: -1) {
      if let screen = list[index] { removed.append(screen) }
    }
    list.replace(from: first, by: screens)
    setList(list, of: stack)
    return screens.isEmpty ? removed : removed.without(screens)
  }

  private mutating func setList(_ list: List, of stack: UINavigationController) {
    let id = ObjectIdentifier(stack)
    for index in stacks.indices where stacks[index].id == id {
      stacks[index].list = list
      return
    }
    stacks.append((id, list))
  }
}

extension [UIViewController] {
  /// Those that are not among other screens; compares identities.
  @MainActor func without(_ others: [UIViewController?]) -> [UIViewController] {
    var kept: Set<ObjectIdentifier> = []
    for case let screen? in others { kept.insert(ObjectIdentifier(screen)) }
    return filter { !kept.contains(ObjectIdentifier($0)) }
  }
}
