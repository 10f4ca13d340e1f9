import UIKitShim

extension TransitionPerformer {
  func setColumn(
    _ column: UISplitViewController.Column, of container: UISplitViewController,
    to screen: UIViewController
  ) {
    if isUnavailable(screen, for: container) || isInColumn(besides: column, of: container, screen) {
      return end(.rejected(.alreadyPresented(name(of: screen))))
    }
    // Reconcile first, so that screens from raw calls have an owner. The owner can stop if its
    // screen is removed now.
    reconcile(around: container)
    guard fill(column, of: container, with: screen) else {
      return end(.rejected(.noSuchColumn(name(of: screen))))
    }
    reconcile(around: container)
    guard container.viewIfLoaded?.window != nil else { return end(.performed) }
    let waiter = CompletionWaiter(self, of: container.viewControllers.first ?? container) { _ in
      end(.performed)
    }
    waiter.wait()
  }

  /// Puts a screen into a column.
  ///
  /// If the columns are collapsed, it also shows the screen.
  ///
  /// - Returns: Whether the container has this column.
  private func fill(
    _ column: UISplitViewController.Column, of container: UISplitViewController,
    with screen: UIViewController
  ) -> Bool {
    if container.isClassic {
      let columns = container.viewControllers
      if column == .primary {
        container.viewControllers = [screen] + columns.dropFirst()
      } else if column != .secondary || columns.isEmpty {
        return false
      } else if container.isCollapsed {
        // The screen may be in the stack of the collapsed columns already.
        if !screen.isInside(container) {
          container.showDetailViewController(screen, sender: nil)
        }
      } else {
        container.viewControllers = [columns[0], screen]
      }
      return true
    }
    if column == .supplementary, container.style != .tripleColumn { return false }
    container.setViewController(screen, for: column)
    if container.isCollapsed, column != .compact { container.show(column) }
    return true
  }

  /// Whether a screen is in another column, and would have to be removed from it first.
  private func isInColumn(
    besides column: UISplitViewController.Column, of container: UISplitViewController,
    _ screen: UIViewController
  ) -> Bool {
    guard container.isClassic else {
      for other in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact]
      where other != column && (other != .supplementary || container.style == .tripleColumn) {
        if container.viewController(for: other) === screen { return true }
      }
      return false
    }
    let isPrimary = container.viewControllers.first === screen
    return column == .primary ? !isPrimary && screen.isInside(container) : isPrimary
  }
}
