// Selection of a screen. Unlike in navigation, the incoming screen gets its callback first, during
// the call. The selection ends in the next run-loop turn.
extension UITabBarController {
  /// Whether the bar is visible.
  ///
  /// It is hidden while a screen in the selected navigation stack, or in a nested one, sets
  /// `hidesBottomBarWhenPushed`.
  package final var showsTabBar: Bool {
    if bar.isHidden { return false }
    var next = selected as? UINavigationController
    while let navigation = next {
      for controller in navigation.stack.reversed() where controller.hidesBottomBarWhenPushed {
        return false
      }
      next = navigation.stack.last as? UINavigationController
    }
    return true
  }

  final func index(of controller: UIViewController?) -> Int? {
    for (index, child) in storedChildren.enumerated() where child === controller { return index }
    return nil
  }

  /// Selects a child or the More controller; during a custom transition, when that has ended.
  final func selectInBar(_ next: UIViewController?) {
    if transition != nil {
      heldSelection = .some(next)
      return
    }
    guard next !== selected else { return }
    // A screen that has moved into the More controller stays visible there.
    let previous = next != nil && selected?.parent === next ? nil : selected
    let animation = customAnimation(to: next)
    selected = next
    bar.selectedItem = next?.tabBarItem
    device.displayNeeded()
    if let animation, let previous, let next {
      return begin(from: previous, to: next, animation)
    }
    guard appearance.isVisible else {
      previous?.finishDisappearing()
      previous?.storedView?.removeFromSuperview()
      return
    }
    next?.startAppearing(animated: false)
    // Code in `viewWillAppear(_:)` may have selected the previous one again.
    if previous !== selected {
      previous?.startDisappearing(animated: false)
      previous?.storedView?.removeFromSuperview()
      // The More controller may have contained the screen that is selected now.
      selected?.startAppearing(animated: false)
    }
    placeSelected()
    if ending.isEmpty {
      // Keeps the container until the change ends.
      device.clock.atNextTurn { [self] in endSelections() }
    }
    if let previous { ending.append(previous) }
    if let next { ending.append(next) }
  }

  // MARK: Custom animator

  private func customAnimation(to next: UIViewController?) -> CustomAnimation? {
    guard appearance == .appeared, ending.isEmpty, let selected, selected.parent === self,
      let next, let delegate,
      let animator = delegate.tabBarController(
        self,
        animationControllerForTransitionFrom: selected,
        to: next
      )
    else { return nil }
    return CustomAnimation(
      animator: animator,
      interactor: delegate.tabBarController(self, interactionControllerFor: animator)
    )
  }

  private func begin(
    from previous: UIViewController,
    to next: UIViewController,
    _ animation: CustomAnimation
  ) {
    let transition = TabTransition(in: self, from: previous, to: next, animation)
    self.transition = transition
    transition.makeCoordinator()
    next.startAppearing(animated: true)
    previous.startDisappearing(animated: true)
    device.clock.atNextTurn { [weak transition] in transition?.begin() }
  }

  final func restoreSelection(of controller: UIViewController) {
    selected = controller
    bar.selectedItem = controller.tabBarItem
    placeSelected()
  }

  final func releaseHeldSelection() {
    guard let next = heldSelection else { return }
    heldSelection = nil
    if next == nil || next === storedMore || index(of: next) != nil { select(next) }
  }

  /// Ends the appearance transitions that selections have begun.
  private func endSelections() {
    let due = ending
    ending = []
    selected?.sendIsAppearing()
    for controller in due where controller !== selected { controller.finishDisappearing() }
    // A container that is still appearing ends the appearance of its child itself.
    if appearance == .appeared { selected?.finishAppearing() }
  }

  final func placeSelected() {
    guard let whole = storedView, let child = selected?.view, let view = viewOfScreens,
      child.superview !== view
    else { return }
    if view !== whole { view.frame = whole.bounds }
    child.frame = view.bounds
    selected?.fitChildren()
    view.insertSubview(child, at: 0)
  }

  // MARK: Children

  final func replaceChildren(by new: [UIViewController]) {
    var removed: [UIViewController] = []
    var added: [UIViewController] = []
    rearrange {
      var kept: Set<ObjectIdentifier> = []
      for controller in new { kept.insert(ObjectIdentifier(controller)) }
      for controller in storedChildren where !kept.contains(ObjectIdentifier(controller)) {
        controller.willMove(toParent: nil)
        removed.append(controller)
      }
      for controller in new where controller.parent !== self {
        controller.parent?.disown(controller)
        controller.parent = self
        controller.willMove(toParent: self)
        added.append(controller)
      }
      storedChildren = new
      hasScreens = true
      customizable = new
    }
    // Code in `willMove(toParent:)` may have added it to another parent.
    for controller in removed where controller.parent === self {
      controller.parent = nil
      controller.didMove(toParent: nil)
    }
    for controller in added { controller.didMove(toParent: self) }
  }

  final func remove(_ child: UIViewController) {
    guard index(of: child) != nil else { return }
    child.parent = nil
    // A child that is shown in the More controller stays a tab.
    if storedMore?.index(of: child) != nil { return }
    rearrange { changeChildren { list in list.removeAll { $0 === child } } }
  }

  final func tabBarItemsDidChange() {
    var items: [UITabBarItem] = []
    for child in controllersInBar { items.append(child.tabBarItem) }
    if needsMore { items.append(makeMore().tabBarItem) }
    bar.take(items)
    bar.selectedItem = selected?.tabBarItem
    storedMore?.list.reload()
  }

  // MARK: Taps

  final func receiveChoice(of item: UITabBarItem) {
    if let storedMore, storedMore.tabBarItem === item { return receiveChoice(of: storedMore) }
    for child in storedChildren where child.tabBarItem === item {
      if let tab = rootTab(of: child) { return receiveChoice(of: tab) }
      return receiveChoice(of: child)
    }
  }

  private func receiveChoice(of child: UIViewController) {
    let mayShow = delegate?.tabBarController(self, shouldSelect: child) ?? true
    bar.selectedItem = selected?.tabBarItem
    guard mayShow else { return }
    if child === selected {
      (child as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = child
    }
    delegate?.tabBarController(self, didSelect: child)
  }
}
