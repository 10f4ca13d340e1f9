// Lookups in a controller's ancestors.
extension UIViewController {
  /// This controller and its ancestors, from the innermost to the outermost.
  package final var lineage: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

  /// The nearest ancestor of a class.
  final func nearest<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    var ancestor = parent ?? leavingNavigationController
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent ?? current.leavingNavigationController
    }
    return nil
  }

  /// The first result of a closure for this controller and its ancestors, from the innermost
  /// outwards.
  final func findOutward<Found>(_ find: @MainActor (UIViewController) -> Found?) -> Found? {
    if let found = find(self) { return found }
    var outer = parent
    while let current = outer {
      if let found = find(current) { return found }
      outer = current.parent
    }
    return nil
  }

  /// The outermost ancestor; this controller if it has no parent.
  final var outermost: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }
}
