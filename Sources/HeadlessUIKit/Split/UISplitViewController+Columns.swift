// Which controllers are in the container, and in which column.
extension UISplitViewController {
  final var isClassic: Bool { style == .unspecified }

  /// The columns that take part in the expanded interface, from the primary to the secondary.
  final var orderedColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  final func child(_ column: Column) -> UIViewController? { members[column]?.child }

  /// The stack on which the columns lie while the container is collapsed.
  final var primaryStack: UINavigationController? { child(.primary) as? UINavigationController }

  final func column(of child: UIViewController) -> Column? {
    for (column, member) in members where member.child === child { return column }
    return nil
  }

  /// The child that is seen while the container is collapsed.
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
    if collapsed {
      // There is only a primary; what comes with it is collapsed onto it.
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
      // It takes the place of the one it replaces in the stack, and stays in its column.
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

  /// Takes the columns from a stack that is not the primary any more; they stay columns.
  private func takeColumns(from stack: UINavigationController) {
    guard child(.primary) !== stack else { return }
    for nested in stack.stack where column(of: nested) != nil { stack.giveUp(nested) }
  }

  /// Makes a controller, or a navigation controller around it, the child in a column.
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
    // What comes from the stack can be visible already.
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

  /// Lets go of a child that leaves for another parent or by `removeFromParent()`.
  final func lose(_ child: UIViewController) {
    forget(child)
    guard !isKeepingColumns, !isStacked(child) else { return }
    if let column = column(of: child) { members[column] = nil }
    requestUpdate(animated: false)
  }

  /// Whether a child leaves for the stack of the collapsed columns, which has held the change back until now.
  private func isStacked(_ child: UIViewController) -> Bool {
    guard collapsed, let stack = primaryStack else { return false }
    return stack.stack.contains { $0 === child }
  }

  // MARK: Showing by content

  final func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false {
      return
    }
    if !isClassic {
      put(controller, into: .secondary)
      if collapsed { reveal(.secondary) }
    } else if !collapsed {
      fill(.secondary, with: controller)
      requestUpdate(animated: false)
    } else if let navigation = primaryStack {
      navigation.stackUp([controller], animated: device.showsAnimated)
    } else {
      present(controller, animated: device.showsAnimated)
    }
  }

  final func showBeside(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    if collapsed { return present(controller, animated: device.showsAnimated) }
    let column = (sender as? UIViewController).flatMap(columnAround) ?? .primary
    if isClassic {
      fill(column, with: controller)
      requestUpdate(animated: false)
    } else {
      put(controller, into: column)
    }
  }

  private func columnAround(_ controller: UIViewController) -> Column? {
    controller.lineage.first { $0.parent === self }.flatMap(column(of:))
  }

  final func note(_ what: String) {
    device.log.note(.containment, "\(what) has no effect.")
  }
}
