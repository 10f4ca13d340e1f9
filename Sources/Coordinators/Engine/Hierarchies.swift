import UIKitShim

/// The hierarchies of one application that were looked at: windows, and outermost controllers that are in
/// none.
@MainActor
final class Hierarchies {
  private unowned let engine: NavigationEngine
  private var windows: [Hierarchy] = []

  /// By what is outermost: there may be many, of children that wait to be shown.
  private var windowless: [ObjectIdentifier: Hierarchy] = [:]
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
    if let known = windowless[ObjectIdentifier(outermost)] { return known }
    if outermost.knownNote?.hadPlace == true || outermost.isAlone { return nil }
    count += 1
    let made = Hierarchy(of: outermost, in: engine, number: count)
    windowless[ObjectIdentifier(outermost)] = made
    return made
  }

  /// All of them, in the order in which they were looked at first.
  var all: [Hierarchy] {
    windowless.isEmpty ? windows : (windows + windowless.values).sorted { $0.number < $1.number }
  }

  /// Whether a screen is in a window, as far as that was looked at.
  func isInWindow(_ screen: ScreenID) -> Bool {
    for known in windows where known.layout.has(screen) { return true }
    return false
  }

  /// Whether a screen is in any hierarchy.
  func has(_ screen: ScreenID) -> Bool { applyToAll { $0.layout.has(screen) } }

  /// Forgets that a coordinator owned anything.
  ///
  /// - Returns: Whether it did.
  func removeOwner(_ owner: OwnerID) -> Bool { applyToAll { $0.removeOwner(owner) } }

  /// Has a screen read again also where it stays out of sight.
  func setNeedsReading(_ screen: ObjectIdentifier) { _ = applyToAll { $0.setNeedsReading(screen) } }

  /// Takes a screen for one that comes anew at the next look.
  ///
  /// - Returns: Whether it is in a layout.
  func setNeedsReadingAsArrival(_ screen: ObjectIdentifier) -> Bool {
    applyToAll { $0.setNeedsReadingAsArrival(screen) }
  }

  /// Notes that nobody owns a screen any more.
  ///
  /// - Returns: Whether it is in a layout.
  func disown(_ screen: ScreenID) -> Bool { applyToAll { $0.disown(screen) } }

  /// Does something with each hierarchy.
  ///
  /// - Returns: Whether that was true of one of them.
  private func applyToAll(_ act: (Hierarchy) -> Bool) -> Bool {
    var isTrue = false
    for known in windows where act(known) { isTrue = true }
    for known in windowless.values where act(known) { isTrue = true }
    return isTrue
  }

  /// Has the screens read again that a controller lies in, also where they stay out of sight.
  func setNeedsReading(around controller: UIViewController) {
    var outer = controller.parent
    while let current = outer {
      if !current.isContainer { setNeedsReading(ObjectIdentifier(current)) }
      outer = current.parent
    }
  }

  /// Takes out the hierarchy of what has been outermost, and lies in another one now.
  func remove(of outermost: ObjectIdentifier, besides other: Hierarchy? = nil) -> Hierarchy? {
    guard !windowless.isEmpty, let known = windowless[outermost], known !== other else {
      return nil
    }
    windowless[outermost] = nil
    return known
  }

  /// Takes out those that are not there any more.
  func removeNonexistent() -> [Hierarchy] {
    var removed: [Hierarchy] = []
    for known in windows where !known.exists { removed.append(known) }
    if !removed.isEmpty { windows = windows.filter(\.exists) }
    if windowless.isEmpty { return removed }
    removed += windowless.values.filter { !$0.exists }
    windowless = windowless.filter { $0.value.exists }
    return removed
  }
}

extension UIViewController {
  /// Whether nothing lies in this controller, or is presented by it.
  fileprivate var isAlone: Bool {
    !isContainer && children.isEmpty && presentedViewController == nil
  }
}
