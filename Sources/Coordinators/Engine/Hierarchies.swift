import UIKitShim

/// The hierarchies of one application that were looked at: windows, and outermost controllers that are in
/// none.
@MainActor
final class Hierarchies {
  private unowned let engine: NavigationEngine
  private var windows: [Hierarchy] = []

  /// By what is outermost: there may be many, of children that wait to be shown.
  private var detached: [ObjectIdentifier: Hierarchy] = [:]
  private var count = 0

  init(of engine: NavigationEngine) { self.engine = engine }

  /// That of a window, made at its first use.
  func hierarchy(of window: UIWindow) -> Hierarchy {
    for known in windows where known.isOf(window) { return known }
    count += 1
    let made = Hierarchy(of: window, in: engine, number: count)
    windows.append(made)
    return made
  }

  /// That of an outermost controller in no window; nil for one without anything in it.
  func hierarchy(of outermost: UIViewController) -> Hierarchy? {
    if let known = detached[ObjectIdentifier(outermost)] { return known }
    if outermost.knownNote?.hadPlace == true || outermost.isAlone { return nil }
    count += 1
    let made = Hierarchy(of: outermost, in: engine, number: count)
    detached[ObjectIdentifier(outermost)] = made
    return made
  }

  /// All of them, in the order in which they were looked at first.
  var all: [Hierarchy] {
    detached.isEmpty ? windows : (windows + detached.values).sorted { $0.number < $1.number }
  }

  /// Whether a screen is in a window, as far as that was looked at.
  func isInWindow(_ screen: ScreenID) -> Bool {
    for known in windows where known.layout.has(screen) { return true }
    return false
  }

  /// Whether a screen is in any hierarchy.
  func has(_ screen: ScreenID) -> Bool {
    if isInWindow(screen) { return true }
    for known in detached.values where known.layout.has(screen) { return true }
    return false
  }

  /// Forgets that a coordinator owned anything.
  ///
  /// - Returns: Whether it did.
  func forget(_ owner: OwnerID) -> Bool {
    var isFound = false
    for known in windows where known.forget(owner) { isFound = true }
    for known in detached.values where known.forget(owner) { isFound = true }
    return isFound
  }

  /// Has a screen read again also where it stays out of sight.
  func outdate(_ screen: ObjectIdentifier) {
    for known in windows { known.outdate(screen) }
    for known in detached.values { known.outdate(screen) }
  }

  /// Has the screens read again that a controller lies in, also where they stay out of sight.
  func outdate(around controller: UIViewController) {
    var outer = controller.parent
    while let current = outer {
      if !current.isContainer { outdate(ObjectIdentifier(current)) }
      outer = current.parent
    }
  }

  /// Takes a screen for one that comes anew at the next look.
  ///
  /// - Returns: Whether it is in a layout.
  func forget(_ screen: ObjectIdentifier) -> Bool {
    var isFound = false
    for known in windows where known.forget(screen) { isFound = true }
    for known in detached.values where known.forget(screen) { isFound = true }
    return isFound
  }

  /// Notes that nobody owns a screen any more.
  ///
  /// - Returns: Whether it is in a layout.
  func disown(_ screen: ScreenID) -> Bool {
    var isFound = false
    for known in windows where known.disown(screen) { isFound = true }
    for known in detached.values where known.disown(screen) { isFound = true }
    return isFound
  }

  /// Takes out the hierarchy of what has been outermost, and lies in another one now.
  func remove(of outermost: ObjectIdentifier, besides other: Hierarchy? = nil) -> Hierarchy? {
    guard !detached.isEmpty, let known = detached[outermost], known !== other else { return nil }
    detached[outermost] = nil
    return known
  }

  /// Takes out those that are not there any more.
  func removeGone() -> [Hierarchy] {
    var gone: [Hierarchy] = []
    for known in windows where !known.isThere { gone.append(known) }
    if !gone.isEmpty { windows = windows.filter(\.isThere) }
    if detached.isEmpty { return gone }
    gone += detached.values.filter { !$0.isThere }
    detached = detached.filter { $0.value.isThere }
    return gone
  }
}

extension UIViewController {
  /// Whether nothing lies in this controller, or is presented by it.
  fileprivate var isAlone: Bool {
    !isContainer && children.isEmpty && presentedViewController == nil
  }
}
