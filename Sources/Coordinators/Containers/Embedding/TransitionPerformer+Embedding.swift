import UIKitShim

// Screens that are embedded in another one.
extension TransitionPerformer {
  func embed(_ screen: UIViewController, in container: UIViewController, view: UIView?) {
    if container === screen || container.isInside(screen) {
      return end(.rejected(.notThereToEmbed(name(of: screen))))
    }
    let isAnew = screen.parent === container && request.hasClaimsOfUnowned
    if screen.parent != nil && !isAnew || screen.isShownModally {
      return end(.rejected(.alreadyPresented(name(of: screen))))
    }
    if container.screenRecord?.isInUI == false || DetachedContainers.contain(container) {
      return end(.rejected(.gone()))
    }
    guard let place = view ?? container.view else {
      return end(.rejected(.gone()))
    }
    let former = container.embedded(in: place)
    change(place) {
      if let former { takeOut(former) }
      if screen.parent != nil { takeOut(screen) }
      putIn(screen, container, place)
      // The reconciler reads inside a container that is not visible only if a screen in it is
      // given.
      request.isReconciled = true
      container.engine.reconciler.reconcile(around: screen)
    }
  }

  func unembed(_ screen: UIViewController) {
    guard screen.isEmbedded else {
      return end(.rejected(.notEmbedded(name(of: screen))))
    }
    let outer = screen.parent
    // The view has no superview if it was in a cell that is gone.
    change(screen.viewIfLoaded?.superview) {
      takeOut(screen)
      request.isReconciled = true
      outer?.engine.reconciler.reconcile(around: outer)
    }
  }

  private func change(_ place: UIView?, by change: @escaping @MainActor () -> Void) {
    guard animated, let place, place.window?.isHidden == false else {
      change()
      return end(.performed)
    }
    limit()
    UIView.transition(
      with: place, duration: 0.3, options: .transitionCrossDissolve, animations: change,
      completion: { _ in endNextTurn() })
  }

  private func putIn(_ screen: UIViewController, _ container: UIViewController, _ place: UIView) {
    container.addChild(screen)
    guard let content = screen.view else { return }
    content.frame = place.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(content)
    screen.didMove(toParent: container)
  }

  private func takeOut(_ screen: UIViewController) {
    screen.willMove(toParent: nil)
    screen.viewIfLoaded?.removeFromSuperview()
    screen.removeFromParent()
  }
}

extension UIViewController {
  /// Whether a transition has embedded this screen where it is now.
  var isEmbedded: Bool {
    let place = screenRecord?.place ?? existingAttachment?.orphanPlace
    guard let place, place.kind == .embedded else { return false }
    return parent != nil && parent === place.controller
  }

  /// The screen that a transition has embedded in a view of this screen.
  ///
  /// If the view is nil, it is this screen's own view.
  func embedded(in place: UIView?) -> UIViewController? {
    guard let place = place ?? viewIfLoaded else { return nil }
    // The next responder of a controller's own view is the controller.
    for view in place.subviews {
      if let child = view.next as? UIViewController, child.parent === self, child.isEmbedded {
        return child
      }
    }
    return nil
  }
}
