import CoordinatorCore
import UIKitShim

/// The screens that a change would remove or hide, and their guards.
///
/// It keeps only the outermost ones. The others are listed only if one of them may guard.
@MainActor
struct LeavingScreens {
  /// Screens that are removed, with those inside them and those that they present, topmost first; and
  /// the screens that stay, although they are inside removed ones.
  private struct Removal {
    let roots: [UIViewController]
    let kept: Set<ObjectIdentifier>
  }

  private var removals: [Removal] = []

  /// The screens of containers that are only hidden, for example by a change of the tab.
  private var hidden: [UIViewController] = []

  /// - Parameter kept: Screens that stay, although they are inside the others.
  init(_ roots: some Sequence<UIViewController>, besides kept: [UIViewController?] = []) {
    let roots = Array(roots)
    if roots.isEmpty { return }
    var identities: Set<ObjectIdentifier> = []
    for screen in kept { if let screen { identities.insert(ObjectIdentifier(screen)) } }
    removals = [Removal(roots: roots, kept: identities)]
  }

  /// Collects the screens that a coordinator and its descendants show.
  init(of context: CoordinatorContext) {
    var screens: [UIViewController] = []
    context.addScreensInUI(to: &screens)
    self.init(screens)
  }

  /// Adds what a container shows in screens that it will hide.
  mutating func add(hidden screens: [UIViewController]) { hidden += screens }

  /// Adds what another change removes and hides.
  mutating func add(_ other: LeavingScreens) {
    removals += other.removals
    hidden += other.hidden
  }

  /// Forgets the hidden screens.
  mutating func dropHidden() { hidden = [] }

  // MARK: Walks, topmost screen first

  /// Whether a removed screen, which may be a search, meets a condition.
  func removes(where isMatch: (UIViewController) -> Bool) -> Bool {
    for removal in removals {
      // One of several roots may contain or present another one.
      let marksVisits = removal.roots.count > 1
      var visited = removal.kept
      for root in removal.roots {
        // Its suspended root is to present these again above it.
        for above in root.suspendedRoot?.screens(above: root) ?? [] {
          if above.leaves(besides: &visited, marking: marksVisits, where: isMatch) { return true }
        }
        if root.leaves(besides: &visited, marking: marksVisits, where: isMatch) { return true }
      }
    }
    return false
  }

  /// Whether a visible screen that is only hidden meets a condition.
  func hides(where isMatch: (UIViewController) -> Bool) -> Bool {
    hidden.contains { $0.shows(where: isMatch) }
  }

  /// The names of the removed screens that are not containers, topmost first.
  var names: [String] {
    GuardSearch(among: self).removed.filter { !$0.isContainer }.map { screenName(of: $0) }
  }

  // MARK: Guards

  /// Whether one of the screens, its coordinator or an ancestor of that may guard, now or later.
  var mayGuard: Bool {
    removes { LeaveGuards.mayGuard($0) } || hides { LeaveGuards.mayGuard($0) }
  }

  /// The guards to ask, in order: each screen comes before the coordinators that lose their last
  /// screen.
  var guards: [any LeaveGuarding] { possibleGuards.filter { $0.guardsLeaving } }

  private var possibleGuards: [any LeaveGuarding] {
    mayGuard ? GuardSearch(among: self).guards : []
  }

  /// Whether a guard has to be asked.
  var isGuarded: Bool { possibleGuards.contains { $0.guardsLeaving } }

  /// Whether a guard would have to be asked if all of them guarded now.
  var mayBeGuarded: Bool { !possibleGuards.isEmpty }
}

extension UIViewController {
  /// Whether this screen, one in it or one that it presents meets a condition; not the screens that
  /// stay or were visited, to which these are added.
  fileprivate func leaves(
    besides visited: inout Set<ObjectIdentifier>, marking marksVisits: Bool,
    where isMatch: (UIViewController) -> Bool
  ) -> Bool {
    if !visited.isEmpty, visited.contains(ObjectIdentifier(self)) { return false }
    if marksVisits { visited.insert(ObjectIdentifier(self)) }
    if let presented = presentedOrSearch,
      presented.leaves(besides: &visited, marking: marksVisits, where: isMatch)
    {
      return true
    }
    for child in children.reversed() {
      if child.leaves(besides: &visited, marking: marksVisits, where: isMatch) { return true }
    }
    let parts = ContainerAdapters.adapter(of: self).hiddenScreens(of: self)
    // A raw call may have shown a hidden screen elsewhere.
    for part in parts.reversed() where !part.isElsewhere(than: self) {
      if part.leaves(besides: &visited, marking: marksVisits, where: isMatch) { return true }
    }
    return isMatch(self)
  }

  /// Whether this screen or one that is visible in it or above it meets a condition.
  fileprivate func shows(where isMatch: (UIViewController) -> Bool) -> Bool {
    if let presented = presentedOrSearch {
      if presented.shows(where: isMatch) { return true }
      if !presented.isSearch, presented.modalPresentationStyle.coversPresenter { return false }
    }
    let adapter = ContainerAdapters.adapter(of: self)
    if let shown = adapter.shown(of: self) {
      if shown.shows(where: isMatch) { return true }
    } else {
      for child in children.reversed() where !adapter.hides(child, in: self) {
        if child.shows(where: isMatch) { return true }
      }
    }
    return isMatch(self)
  }
}

extension CoordinatorContext {
  /// Adds the screens of this coordinator and its descendants in the user interface, the latest first.
  fileprivate func addScreensInUI(to screens: inout [UIViewController]) {
    for child in childContexts.reversed() { child.addScreensInUI(to: &screens) }
    for record in (attachment as? ScreenOwner)?.records.reversed() ?? [] where record.isInUI {
      guard let screen = record.screen else { continue }
      let outermost = record.place.adapter.outermostRemoved(with: screen, of: record)
      screens.append(outermost)
      // A raw call may have removed a column's screen from the stack around it.
      if outermost !== screen { screens.append(screen) }
    }
  }
}
