// What a controller finds by walking up from itself.
extension UIViewController {
  /// This controller and its ancestors, from the innermost to the outermost.
  package final var lineage: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

  /// The nearest container of a kind around this controller.
  final func nearest<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    var ancestor = parent ?? leavingNavigationController
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent ?? current.leavingNavigationController
    }
    return nil
  }

  /// The first thing that is found in this controller or those around it, from the inside out.
  final func findOutward<Found>(_ find: @MainActor (UIViewController) -> Found?) -> Found? {
    if let found = find(self) { return found }
    var outer = parent
    while let current = outer {
      if let found = find(current) { return found }
      outer = current.parent
    }
    return nil
  }

  /// This controller or the nearest one around it that is presented.
  final var nearestPresented: UIViewController? { findOutward { $0.presenter == nil ? nil : $0 } }

  /// The controller at the end of the chain of parents, which may be this one.
  final var outermost: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// The transition that this controller or the nearest one around it takes part in.
  final var nearestTransition: HeadlessUIKit.Transition? {
    findOutward { $0.containerTransition ?? $0.leavingTransition ?? $0.presentationTransition }
  }
}
