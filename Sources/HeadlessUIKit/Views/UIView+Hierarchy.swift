import Foundation

// How views enter, leave and change windows. The order of the callbacks follows UIKit as far as it
// is documented: every "will" before the change, every "did" after it, for the whole subtree.
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
    // The walk up is only for those that could be met on it.
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

  final func reorder(_ view: UIView, toFront: Bool) {
    guard let index = indexOfSubview(view) else { return }
    changeSubviews {
      $0.remove(at: index)
      $0.insert(view, at: toFront ? $0.count : 0)
    }
    setNeedsLayout()
  }

  final func indexOfSubview(_ view: UIView) -> Int? {
    // From the front, since what leaves is mostly what came last.
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
    container.dropConstraints(of: self)
    if let index = container.indexOfSubview(self) {
      container.changeSubviews { $0.remove(at: index) }
    }
    storedSuperview = nil
    container.setNeedsLayout()
  }

  /// Makes the calls before a change of the window; returns the controllers that began to appear or disappear.
  private func prepareToMove(
    from oldWindow: UIWindow?,
    to newWindow: UIWindow?
  ) -> [UIViewController] {
    if let oldWindow, let responder = oldWindow.firstResponder(in: self) {
      responder.resignFirstResponder()
      // It may refuse, or its delegate may have made another one in this view first responder.
      oldWindow.firstResponder(in: self)?.endFirstResponder(of: oldWindow)
      // That one's delegate, too: two could hand over to each other for ever.
      if oldWindow.firstResponder(in: self) != nil {
        oldWindow.firstResponder = nil
        oldWindow.device.keyboard.update()
      }
    }
    let started = HierarchyChange.willMove(self, to: newWindow)
    tellWillMove(to: newWindow)
    return started
  }

  private func finishMove(
    _ started: [UIViewController],
    from oldWindow: UIWindow?,
    to newWindow: UIWindow?
  ) {
    setWindow(newWindow)
    tellDidMove()
    HierarchyChange.didMove(self, from: oldWindow, to: newWindow, started)
    oldWindow?.device.displayNeeded()
    newWindow?.device.displayNeeded()
  }

  private func tellWillMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for subview in storedSubviews { subview.tellWillMove(to: newWindow) }
  }

  private func setWindow(_ newWindow: UIWindow?) {
    attachedWindow = newWindow
    if newWindow != nil { takeAppearance() }
    for subview in storedSubviews { subview.setWindow(newWindow) }
  }

  private func tellDidMove() {
    didMoveToWindow()
    for subview in storedSubviews { subview.tellDidMove() }
  }
}
