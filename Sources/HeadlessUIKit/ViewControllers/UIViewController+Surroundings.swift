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

  /// This controller or the nearest one around it that presents another.
  final var nearestPresenting: UIViewController? {
    if presented != nil { return self }
    var ancestor = parent
    while let current = ancestor {
      if current.presented != nil { return current }
      ancestor = current.parent
    }
    return nil
  }

  /// This controller or the nearest one around it that is presented.
  final var nearestPresented: UIViewController? {
    if presenter != nil { return self }
    var ancestor = parent
    while let current = ancestor {
      if current.presenter != nil { return current }
      ancestor = current.parent
    }
    return nil
  }

  /// The controller at the end of the chain of parents, which may be this one.
  final var outermost: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// The transition that this controller or the nearest one around it takes part in.
  final var nearestTransition: HeadlessUIKit.Transition? {
    if let transition = ownTransition { return transition }
    var ancestor = parent
    while let current = ancestor {
      if let transition = current.ownTransition { return transition }
      ancestor = current.parent
    }
    return nil
  }

  private final var ownTransition: HeadlessUIKit.Transition? {
    if let transition = containerTransition { return transition }
    if let transition = leavingTransition { return transition }
    return presentationTransition
  }
}
