// Collapsing and expanding.
extension UISplitViewController {
  final var wantsCollapse: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Collapses or expands if the size class requires it; during a transition of the stack, after it.
  final func adapt() {
    guard wantsCollapse != collapsed, !isKeepingColumns else { return }
    let stack = primaryStack
    stack?.releaseHeld()
    // The stack may have been replaced as primary and still be visible.
    let former = collapsed ? (shown.first as? UINavigationController)?.transition : nil
    let isRunning = former?.hasBegun ?? false
    if let running = stack?.blockingTransition ?? (isRunning ? former : nil) {
      running.whenEnded { [weak self] in self?.adaptIfVisible() }
      return
    }
    transition?.complete()
    keepingColumns {
      switch (isClassic, collapsed) {
      case (true, false): collapseClassic()
      case (true, true): expandClassic()
      case (false, false): collapseColumns()
      case (false, true): expandColumns()
      }
    }
  }

  /// Adapts to a change of the size class while the container is visible.
  final func adaptIfVisible() {
    guard appearance.isVisible, !awaitsLayout, storedView?.window != nil else { return }
    adapt()
    requestUpdate(animated: false)
    // Visible controllers change their container, so begin immediately.
    primaryStack?.transition?.begin()
    transition?.begin()
  }

  // MARK: Classic

  private func collapseClassic() {
    defer { collapsed = true }
    topColumn = .primary
    if let primary = delegate?.primaryViewController(forCollapsing: self) {
      fill(.primary, with: primary)
    }
    guard let primary = child(.primary), let secondary = child(.secondary) else { return }
    collapseSecondary(secondary, onto: primary)
  }

  final func collapseSecondary(_ secondary: UIViewController, onto primary: UIViewController) {
    keepingColumns {
      let isHandled =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      if !isHandled { primary.collapseSecondaryViewController(secondary, for: self) }
      members[.secondary] = nil
      release(secondary)
      previousSecondary = secondary.parent == nil ? secondary : nil
    }
  }

  private func expandClassic() {
    let primary = delegate?.primaryViewController(forExpanding: self) ?? child(.primary)
    defer { previousSecondary = nil }
    guard let primary else {
      collapsed = false
      return
    }
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
      ?? previousSecondary.flatMap { $0.isFree ? $0 : nil }
    collapsed = false
    fill(.primary, with: primary)
    if let secondary { fill(.secondary, with: secondary) }
  }

  // MARK: Columns

  private func collapseColumns() {
    let last = orderedColumns.last { child($0) != nil } ?? .primary
    let proposed = child(.compact) == nil ? last : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    topColumn = child(top) == nil ? proposed : top
    if topColumn != .compact, let primary = primaryStack {
      primary.stackUp(children(upTo: topColumn), animated: false)
    }
    collapsed = true
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// The children above the primary when the given column is on top of the stack.
  private func children(upTo top: Column) -> [UIViewController] {
    orderedColumns.dropFirst().filter { $0.rawValue <= top.rawValue }.compactMap(child)
  }

  private func expandColumns() {
    chosenMode = nil
    collapsed = false
    let proposed = expandedMode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    if mode != proposed { chosenMode = mode }
    for column in orderedColumns {
      guard let child = child(column) else { continue }
      // A navigation controller may still show the child, even if it is not the primary any more.
      (child.storedView?.superview?.nearestOwner as? UINavigationController)?.detach(child)
      takeIn(child)
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: The stack of columns

  /// Brings a column to the top of the stack.
  final func bringUp(_ column: Column) {
    guard topColumn != .compact, let child = child(column),
      let stack = primaryStack
    else { return }
    if column == .primary {
      let nested = stack.stack.firstIndex { $0 is UINavigationController }
      return unstack(from: nested ?? stack.stack.count, in: stack)
    }
    if let index = stack.index(of: child) { return unstack(from: index + 1, in: stack) }
    let missing = children(upTo: column).filter { stack.index(of: $0) == nil }
    keepingColumns { stack.stackUp(missing, animated: device.showsAnimated) }
  }

  /// Pops a column and everything above it from the stack.
  final func lower(_ column: Column) {
    guard topColumn != .compact, let child = child(column),
      let stack = primaryStack, stack !== child
    else { return }
    if let index = stack.index(of: child) { unstack(from: index, in: stack) }
  }

  private func unstack(from index: Int, in stack: UINavigationController) {
    guard index > 0, index < stack.stack.count else { return }
    stack.popToViewController(stack.stack[index - 1], animated: true)
  }
}

extension UIViewController {
  /// Whether this controller is in no container, not presented and no root.
  fileprivate var isFree: Bool { parent == nil && presenter == nil && !isRootOfWindow }
}
