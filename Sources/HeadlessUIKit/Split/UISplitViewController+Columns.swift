// The controllers of the columns.
extension UISplitViewController {
  final var isClassic: Bool { style == .unspecified }

  /// The columns of the expanded interface, from the primary to the secondary.
  final var orderedColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  final func child(_ column: Column) -> UIViewController? { members[column]?.child }

  /// The stack that contains the columns while the container is collapsed.
  final var primaryStack: UINavigationController? { child(.primary) as? UINavigationController }

  final func column(of child: UIViewController) -> Column? {
    for (column, member) in members where member.child === child { return column }
    return nil
  }

  /// The child that is visible while the container is collapsed.
  final var collapsedChild: UIViewController? {
    topColumn == .compact ? child(.compact) : child(.primary) ?? child(topColumn)
  }

  // MARK: Classic

  final func setClassic(_ controllers: [UIViewController]) {
    guard isClassic else {
      return note("Setting the view controllers of a split view controller with columns")
    }
    if controllers.count > 2 { note("The third view controller of \(name(self))") }
    fill(.primary, with: controllers.first)
    previousSecondary = nil
    if collapsed {
      // Only the primary is shown, so collapse the secondary onto it.
      if controllers.count > 1, let primary = controllers.first {
        collapseSecondary(controllers[1], onto: primary)
      }
    } else {
      fill(.secondary, with: controllers.count > 1 ? controllers[1] : nil)
    }
    requestUpdate(animated: false)
  }

  // MARK: Columns

  final func put(_ controller: UIViewController?, into column: Column) {
    guard column == .compact ? !isClassic : !isClassic && orderedColumns.contains(column) else {
      return note("Setting a view controller for a column that \(name(self)) does not have")
    }
    let old = child(column)
    guard members[column]?.controller !== controller else { return }
    for (other, member) in members where member.controller === controller {
      fill(other, with: nil)
    }
    fill(column, with: controller)
    if collapsed, let old, let stack = old.parent as? UINavigationController {
      // Replace the old controller in the stack, too.
      let new = child(column)
      keepingColumns {
        stack.restack(stack.stack.compactMap { $0 === old ? new : $0 }, animated: false)
      }
    }
    requestUpdate(animated: false)
    if collapsed, column == .primary, let stack = old as? UINavigationController {
      let ended = { [self] in takeColumns(from: stack) }
      if let transition { transition.whenEnded(ended) } else { ended() }
    }
  }

  /// Removes the columns from a stack that is not the primary any more; they stay in the container.
  private func takeColumns(from stack: UINavigationController) {
    guard child(.primary) !== stack else { return }
    for nested in stack.stack where column(of: nested) != nil { stack.detach(nested) }
  }

  /// Sets the controller of a column, and wraps it in a navigation controller if required.
  final func fill(_ column: Column, with controller: UIViewController?) {
    let old = members[column]
    guard old?.controller !== controller else { return }
    members[column] = nil
    if let old { release(old.child) }
    guard let controller else { return }
    let isBare = isClassic || column == .compact || controller is UINavigationController
    let child = isBare ? controller : UINavigationController(rootViewController: controller)
    members[column] = ColumnMember(controller: controller, child: child)
    takeIn(child)
  }

  final func takeIn(_ child: UIViewController) {
    guard child.parent !== self else { return }
    adopt(child)
    // A controller from the stack can be visible already.
    if isKeepingColumns, child.appearance.isVisible { shown.append(child) }
    child.didMove(toParent: self)
    child.movement = .toParent
  }

  final func release(_ child: UIViewController) {
    guard child.parent === self, column(of: child) == nil else { return }
    child.willMove(toParent: nil)
    forget(child)
    child.movement = .fromParent
    child.didMove(toParent: nil)
  }

  /// Removes a child after `removeFromParent()` or a move to another parent.
  final func lose(_ child: UIViewController) {
    forget(child)
    guard !isKeepingColumns, !isStacked(child) else { return }
    if let column = column(of: child) { members[column] = nil }
    requestUpdate(animated: false)
  }

  /// Whether a child moves into the stack of the collapsed columns, after the push had to wait.
  private func isStacked(_ child: UIViewController) -> Bool {
    guard collapsed, let stack = primaryStack else { return false }
    return stack.stack.contains { $0 === child }
  }

  final func note(_ what: String) {
    device.log.note(.containment, "\(what) has no effect.")
  }
}
