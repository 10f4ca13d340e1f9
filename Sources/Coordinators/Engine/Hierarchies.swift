import UIKitShim

/// The known hierarchies of one application: windows, and outermost controllers without a window.
@MainActor
final class Hierarchies {
  private unowned let engine: NavigationEngine
  private var windows: [Hierarchy] = []

  /// By outermost controller; there may be many, because children wait to be shown.
  private var windowless: [ScreenID: Hierarchy] = [:]
  private var count = 0

  init(of engine: NavigationEngine) { self.engine = engine }

  func hierarchy(of window: UIWindow) -> Hierarchy {
    for known in windows where known.window === window { return known }
    count += 1
    let made = Hierarchy(of: window, in: engine, number: count)
    windows = windows + [made]
    return made
  }

  /// Returns nil if the controller contains and presents nothing, or if it is detached.
  func hierarchy(of outermost: UIViewController) -> Hierarchy? {
    let windowless = windowless
    let attachment = outermost.existingAttachment
    if let attachment, let known = windowless[attachment.id] { return known }
    if attachment?.hadPlace == true || outermost.isAlone { return nil }
    count += 1
    let made = Hierarchy(or: outermost, in: engine, number: count)
    setWindowless(made, outermost.attachment(in: engine).id)
    return made
  }

  /// All hierarchies, in the order in which they became known.
  var all: [Hierarchy] {
    windowless.isEmpty ? windows : (windows + windowless.values).sorted { $0.number < $1.number }
  }

  var layouts: [Layout] {
    var layouts: [Layout] = []
    for known in all { layouts.append(known.layout) }
    return layouts
  }

  /// Whether a screen is in the known layout of a window.
  func isInWindow(_ screen: ScreenID) -> Bool {
    for known in windows where known.layout.has(screen) { return true }
    return false
  }

  func has(_ screen: ScreenID) -> Bool { applyToAll { $0.layout.has(screen) } }

  // These methods call the method of the same name of each hierarchy. They return whether one of
  // the hierarchies has the owner or the screen.

  func removeOwner(_ owner: OwnerID) -> Bool { applyToAll { $0.removeOwner(owner) } }

  @discardableResult
  func setNeed(_ need: Hierarchy.ReadingNeed, of screen: ScreenID) -> Bool {
    applyToAll { $0.setNeed(need, of: screen) }
  }

  func disown(_ screen: ScreenID) -> Bool { applyToAll { $0.disown(screen) } }

  private func applyToAll(_ act: (Hierarchy) -> Bool) -> Bool {
    var isTrue = false
    for known in windows where act(known) { isTrue = true }
    for known in windowless.values where act(known) { isTrue = true }
    return isTrue
  }

  /// Makes the next reading read the screens around a controller even if they are not visible.
  func setNeedsReading(around controller: UIViewController) {
    for outer in controller.selfAndOuter.dropFirst() where !outer.isContainer {
      // A presented screen is read in any case.
      if outer.parent == nil, outer.presentingViewController != nil { continue }
      if let id = outer.existingAttachment?.id { setNeed(.contents, of: id) }
    }
  }

  /// Removes the hierarchy of a controller that was outermost, and is in another hierarchy now.
  func remove(of outermost: ScreenID, besides other: Hierarchy? = nil) -> Hierarchy? {
    let windowless = windowless
    guard !windowless.isEmpty, let known = windowless[outermost], known !== other else {
      return nil
    }
    setWindowless(nil, outermost)
    return known
  }

  /// Changes ``windowless`` in a local copy, so that Swift needs no exclusivity check.
  private func setWindowless(_ hierarchy: Hierarchy?, _ outermost: ScreenID) {
    var changed = windowless
    windowless = [:]
    changed[outermost] = hierarchy
    windowless = changed
  }

  func removeNonexistent() -> [Hierarchy] {
    var removed: [Hierarchy] = []
    for known in windows where !known.exists { removed.append(known) }
    if !removed.isEmpty { windows = windows.filter(\.exists) }
    let former = windowless
    if former.isEmpty { return removed }
    removed += former.values.filter { !$0.exists }
    windowless = former.filter { $0.value.exists }
    return removed
  }
}

extension UIViewController {
  /// Whether this controller contains and presents nothing.
  fileprivate var isAlone: Bool {
    !isContainer && children.isEmpty && presentedViewController == nil
  }
}
