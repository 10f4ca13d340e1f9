import UIKitShim

// Screens that lie in another one.
extension TransitionPerformer {
  func embed(
    _ screen: UIViewController, in container: UIViewController, view: UIView?,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    var outer: UIViewController? = container
    while let current = outer {
      if current === screen {
        return done(.ended(.rejected(.notThereToEmbed(screenName(of: screen)))))
      }
      outer = current.parent
    }
    if screen.parent != nil || isElsewhere(screen) {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    if DepartedContainers.contain(container) { return done(.ended(.rejected(.gone()))) }
    guard let place = view ?? container.view else {
      return done(.ended(.rejected(.gone())))
    }
    let former = embedded(in: container, place)
    let change = {
      if let former { takeOut(former) }
      putIn(screen, container, place)
    }
    guard animated, place.window?.isHidden == false else {
      change()
      return done(.ended(.performed))
    }
    UIView.transition(
      with: place, duration: 0.3, options: .transitionCrossDissolve, animations: change,
      completion: { _ in Turn.next(in: window) { done(.ended(.performed)) } })
  }

  /// What a transition has put into that view before.
  private func embedded(in container: UIViewController, _ place: UIView) -> UIViewController? {
    for child in container.children where child.viewIfLoaded?.superview === place {
      let former = ScreenOwner.record(of: child)?.place ?? LeftBehind.place(of: child)
      if case .embedded? = former { return child }
    }
    return nil
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
    guard let record = ScreenOwner.record(of: screen) else { return }
    record.leavesByRequest = true
    record.owner?.screenMayHaveLeft(record)
  }
}
