import Foundation

// Which columns are visible.
extension UISplitViewController {
  /// The columns that should be visible, from the primary to the secondary.
  package final var visibleColumns: [Column] {
    if collapsed { return collapsedChild.flatMap(column).map { [$0] } ?? [] }
    return columns(in: expandedMode)
  }

  private func columns(in mode: DisplayMode) -> [Column] {
    orderedColumns.suffix(mode.leadingColumns + 1).filter { child($0) != nil }
  }

  /// The children that should be visible, in the order of their columns.
  final var wanted: [UIViewController] { visibleColumns.compactMap(child) }

  /// Updates the visible columns in the next run-loop turn.
  final func requestUpdate(animated: Bool) {
    device.displayNeeded()
    guard appearance.isVisible, !awaitsLayout else {
      if appearance == .disappeared { dropHidden() }
      return
    }
    if let transition {
      needsUpdate = needsUpdate || transition.hasBegun
      return
    }
    guard shown != wanted else { return placeShown() }
    let next = SplitTransition(in: self, isAnimated: animated)
    transition = next
    device.clock.atNextTurn { [weak next] in next?.begin() }
  }

  final func transitionDidEnd() {
    transition = nil
    guard needsUpdate else { return }
    needsUpdate = false
    requestUpdate(animated: false)
  }

  // MARK: Appearance of the container

  final func prepareColumns() {
    if let pending = transition, !pending.hasBegun {
      transition = nil
      pending.abandon()
    }
    guard transition == nil else { return }
    if wantsCollapse != collapsed, device.policies.splitCollapse == .firstLayout {
      // Send no appearance callbacks before the first layout, except the pending disappearances.
      for child in shown { child.finishDisappearing() }
      awaitsLayout = true
      storedView?.setNeedsLayout()
      return
    }
    adapt()
    dropHidden()
    shown = wanted
  }

  final func viewIsLaidOut() {
    guard awaitsLayout, appearance.isVisible, storedView?.window != nil else { return }
    awaitsLayout = false
    adapt()
    dropHidden()
    shown = wanted
    let animated = appearance == .appearing(animated: true)
    for child in shown { child.startAppearing(animated: animated) }
    placeShown()
    for child in shown { child.sendIsAppearing() }
    guard appearance == .appeared else { return }
    device.clock.atNextTurn { [weak self] in
      guard let self, appearance == .appeared else { return }
      for child in shown { child.finishAppearing() }
    }
  }

  /// Removes the views of children that left while the container was not visible.
  final func dropHidden() {
    guard transition == nil else { return }
    let wanted = wanted
    for child in shown where !wanted.contains(child) {
      child.finishDisappearing()
      if child.storedView?.superview === storedView { child.storedView?.removeFromSuperview() }
    }
    shown = shown.filter(wanted.contains)
  }

  // MARK: Frames

  /// Adds and arranges the views of the children; overlaying columns are in front.
  final func placeShown() {
    guard let view = storedView else { return }
    let children = appearingChildren.filter { $0.parent === self }
    let mode = expandedMode
    let frames = frames(of: children, in: view.bounds, mode)
    for (index, child) in children.enumerated() {
      guard let childView = child.view else { continue }
      childView.frame = frames[index]
      child.fitChildren()
      if childView.superview !== view { view.addSubview(childView) }
    }
    guard mode.isOver, let last = children.last?.storedView, last.superview === view else { return }
    view.sendSubviewToBack(last)
  }

  /// The frames of children, from the primary to the secondary, in a container with the given bounds.
  private func frames(
    of children: [UIViewController], in bounds: CGRect, _ mode: DisplayMode
  ) -> [CGRect] {
    var rest = bounds
    var frames: [CGRect] = []
    for child in children {
      var frame = rest
      let isLast = child === children.last
      if !isLast, let column = column(of: child) {
        frame.size.width = min(width(of: column, in: bounds.width), rest.width)
        rest.origin.x += frame.width
        rest.size.width -= frame.width
      }
      if isLast, mode.isOver { frame = bounds }
      if primaryEdge == .trailing { frame.origin.x = bounds.width - frame.maxX }
      frames.append(frame)
    }
    return frames
  }

  /// The size of a child, hidden or not, in a container of the given size.
  final func size(of child: any UIContentContainer, in size: CGSize) -> CGSize {
    guard !wantsCollapse, let child = child as? UIViewController, let column = column(of: child),
      column != .compact
    else { return size }
    let fillsWindow = storedView?.bounds.size == windowSize
    let mode = expandedMode(in: fillsWindow ? size : windowSize)
    let shown = columns(in: mode).compactMap(self.child)
    let frames = frames(of: shown, in: CGRect(origin: .zero, size: size), mode)
    if let index = shown.firstIndex(of: child) { return frames[index].size }
    return CGSize(width: width(of: column, in: size.width), height: size.height)
  }
}

/// The view of a split view controller, which collapses at its first layout or by its traits.
final class SplitView: UIView {
  weak var split: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    split?.viewIsLaidOut()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    split?.adaptIfVisible()
  }
}
