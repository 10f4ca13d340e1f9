import Foundation

// Adding, removing and moving views. The order of the callbacks follows UIKit's documentation:
// every "will" before the change, every "did" after it, for the whole subtree.
extension UIView {
  enum Position {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  final func insert(_ view: UIView, at position: Position) {
    if view === self { raise(.invalidArgument, "Can't add self as subview") }
    if view.storedSuperview === self {
      let index = indexOfSubview(view) ?? 0
      changeSubviews { $0.remove(at: index) }
      let newIndex = insertionIndex(for: position)
      changeSubviews { $0.insert(view, at: newIndex) }
      setNeedsLayout()
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let windowChanges = oldWindow !== newWindow
    // Search the superviews only if `view` can be one of them.
    if !windowChanges || newWindow == nil, !view.storedSubviews.isEmpty, isDescendant(of: view) {
      raise(.invalidArgument, "Can't add \(type(of: view)) below itself")
    }
    view.storedSuperview?.willRemoveSubview(view)
    let started = windowChanges ? view.prepareToMove(from: oldWindow, to: newWindow) : nil
    view.willMove(toSuperview: self)
    view.detach()
    let index = insertionIndex(for: position)
    changeSubviews { $0.insert(view, at: index) }
    view.storedSuperview = self
    if let started { view.finishMove(started, from: oldWindow, to: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.needsLayout || view.descendantNeedsLayout { descendantNeedsLayout = true }
    setNeedsLayout()
  }

  final func leaveSuperview() {
    guard let container = storedSuperview else { return }
    let oldWindow = window
    container.willRemoveSubview(self)
    let started = oldWindow != nil ? prepareToMove(from: oldWindow, to: nil) : nil
    willMove(toSuperview: nil)
    detach()
    if let started { finishMove(started, from: oldWindow, to: nil) }
    didMoveToSuperview()
  }

  /// Puts another view in the place of a subview, in front of or behind all others.
  final func replaceSubview(_ old: UIView?, with new: UIView?, atBack: Bool = false) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    if atBack { insertSubview(new, at: 0) } else { addSubview(new) }
  }

  final func indexOfSubview(_ view: UIView) -> Int? {
    // From the front, since most removed views were added last.
    var index = storedSubviews.count - 1
    while index >= 0 {
      if storedSubviews[index] === view { return index }
      index -= 1
    }
    return nil
  }

  private func insertionIndex(for position: Position) -> Int {
    switch position {
    case .front: storedSubviews.count
    case .index(let index): min(max(index, 0), storedSubviews.count)
    case .below(let sibling): indexOfSubview(sibling) ?? storedSubviews.count
    case .above(let sibling): indexOfSubview(sibling).map { $0 + 1 } ?? storedSubviews.count
    }
  }

  private func detach() {
    guard let container = storedSuperview else { return }
    container.removeConstraints(referringTo: self)
    if let index = container.indexOfSubview(self) {
      container.changeSubviews { $0.remove(at: index) }
    }
    storedSuperview = nil
    container.setNeedsLayout()
  }

  /// Makes the calls before a change of the window; returns the controllers that begin to appear or
  /// disappear.
  private func prepareToMove(
    from oldWindow: UIWindow?,
    to newWindow: UIWindow?
  ) -> [UIViewController] {
    if let oldWindow, let responder = oldWindow.firstResponder(in: self) {
      responder.resignFirstResponder()
      // It may not resign, or its delegate may make another view inside this one first responder.
      oldWindow.firstResponder(in: self)?.endFirstResponder(of: oldWindow)
      // The other view's delegate may do the same, so two delegates could loop forever.
      if oldWindow.firstResponder(in: self) != nil {
        oldWindow.firstResponder = nil
        oldWindow.device.keyboard.update()
      }
    }
    let started = HierarchyChange.willMove(self, to: newWindow)
    notifyWillMove(to: newWindow)
    return started
  }

  private func finishMove(
    _ started: [UIViewController],
    from oldWindow: UIWindow?,
    to newWindow: UIWindow?
  ) {
    setWindow(newWindow)
    notifyDidMove()
    HierarchyChange.didMove(self, from: oldWindow, to: newWindow, started)
    oldWindow?.device.displayNeeded()
    newWindow?.device.displayNeeded()
  }

  private func notifyWillMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for subview in storedSubviews { subview.notifyWillMove(to: newWindow) }
  }

  private func setWindow(_ newWindow: UIWindow?) {
    attachedWindow = newWindow
    if newWindow != nil { applyAppearanceProxy() }
    for subview in storedSubviews { subview.setWindow(newWindow) }
  }

  private func notifyDidMove() {
    didMoveToWindow()
    if awaitsFirstResponder, window != nil {
      awaitsFirstResponder = false
      becomeFirstResponder()
    }
    for subview in storedSubviews { subview.notifyDidMove() }
  }
}
