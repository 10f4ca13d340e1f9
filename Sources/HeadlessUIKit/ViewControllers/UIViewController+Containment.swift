extension UIViewController {
  /// Raises if the child's view is in another controller's view.
  ///
  /// UIKit containers do not call it: they move views and controllers in another order.
  final func checkAdding(_ child: UIViewController) {
    guard child.parent == nil, let owner = child.storedView?.superview?.nearestOwner, owner !== self
    else { return }
    raise(
      .hierarchyInconsistency,
      "child view controller:\(name(child)) should have parent view controller:\(name(owner)) "
        + "but requested parent is:\(name(self))"
    )
  }

  final func adopt(_ child: UIViewController) {
    if child === self {
      raise(.invalidArgument, "Can't add self as child view controller")
    }
    if child.parent === self { return }
    child.parent?.disown(child)
    changeChildren { $0.append(child) }
    child.parent = self
    child.willMove(toParent: self)
  }

  final func forget(_ child: UIViewController) {
    child.parent = nil
    if let index = storedChildren.lastIndex(where: { $0 === child }) {
      changeChildren { $0.remove(at: index) }
    }
  }

  /// Changes the children in a local variable, which avoids exclusivity checks on reads.
  final func changeChildren(_ change: (inout [UIViewController]) -> Void) {
    var list: [UIViewController] = []
    swap(&list, &storedChildren)
    change(&list)
    storedChildren = list
  }

  /// The children whose views are in this controller's view.
  final var childrenInView: [UIViewController] {
    guard let view = storedView, !storedChildren.isEmpty else { return [] }
    var children: [UIViewController] = []
    for child in storedChildren where child.storedView?.isDescendant(of: view) ?? false {
      children.append(child)
    }
    return children
  }
}
