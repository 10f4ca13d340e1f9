// Changes of the stack. The stack and the parents are up to date when each call returns.
extension UINavigationController {
  final func index(of controller: UIViewController) -> Int? {
    // From the top, since most pops are short.
    var index = stack.count - 1
    while index >= 0, stack[index] !== controller { index -= 1 }
    return index < 0 ? nil : index
  }

  final func performPush(_ controller: UIViewController, animated: Bool) {
    let old = animated ? stack : nil
    changeStack { $0.append(controller) }
    bar.itemDidChange()
    takeIn(controller)
    requestTransition(.push, departures: [], animated: animated, before: old)
  }

  final func performPop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < stack.count else { return nil }
    let popped = Array(stack[(index + 1)...])
    guard let top = popped.last else { return nil }
    let departures = popped.count == 1 ? popped : departures(among: popped, top)
    for controller in departures where controller.parent === self {
      controller.willMove(toParent: nil)
    }
    // These calls may have changed the stack.
    var remaining = departures
    for controller in departures where controller.parent !== self {
      remaining.removeAll { $0 === controller }
    }
    let old = animated ? stack : nil
    takeOut(popped)
    requestTransition(.pop, departures: remaining, animated: animated, before: old)
    return popped
  }

  /// The controllers that get `willMove` and `didMove` when several controllers are popped.
  private func departures(
    among popped: [UIViewController],
    _ top: UIViewController
  ) -> [UIViewController] {
    if device.policies.poppingTellsControllersBetween { return popped }
    return popped.filter { $0 === top || $0 === shown }
  }

  final func performSet(_ controllers: [UIViewController], animated: Bool) {
    let old = stack
    let isPop = controllers.last?.parent === self
    var kept: Set<ObjectIdentifier> = []
    for controller in controllers { kept.insert(ObjectIdentifier(controller)) }
    let notifiesTop = device.policies.settingControllersTellsOldTop
    var departures: [UIViewController] = []
    var notified: [UIViewController] = []
    for controller in old where !kept.contains(ObjectIdentifier(controller)) {
      guard controller.parent === self else { continue }
      if controller !== old.last {
        controller.willMove(toParent: nil)
        notified.append(controller)
      } else if notifiesTop {
        controller.willMove(toParent: nil)
        departures.append(controller)
      }
    }
    // These calls may have changed the stack.
    notified.removeAll { $0.parent !== self }
    departures.removeAll { $0.parent !== self }
    let before = stack
    stack = controllers
    bar.itemDidChange()
    for controller in before where !kept.contains(ObjectIdentifier(controller)) {
      release(controller)
    }
    for controller in notified { controller.didMove(toParent: nil) }
    for controller in controllers where controller.parent !== self { takeIn(controller) }
    let operation: Operation = controllers.last === old.last ? .none : isPop ? .pop : .push
    requestTransition(
      operation, departures: departures, animated: animated,
      before: animated ? old : nil)
  }

  /// Restores the stack from before a cancelled transition.
  final func restore(_ old: [UIViewController]) {
    var kept: Set<ObjectIdentifier> = []
    for controller in old { kept.insert(ObjectIdentifier(controller)) }
    for controller in stack where !kept.contains(ObjectIdentifier(controller)) {
      controller.willMove(toParent: nil)
      release(controller)
    }
    stack = old
    for controller in old {
      controller.parent = self
      controller.movement = .none
    }
    bar.itemDidChange()
    mirrorTools(animated: true)
  }

  /// Removes a controller after `removeFromParent()` or a move to another parent.
  final func removeFromStack(_ controller: UIViewController) {
    transition?.stackBefore?.removeAll { $0 === controller }
    takeOut([controller])
    if controller.parent == nil, let transition, !transition.hasBegun, transition.from === shown,
      transition.to === stack.last
    {
      if transition.from === controller { controller.leavingTransition = transition }
      return
    }
    requestTransition(.pop, departures: [], animated: false)
  }

  /// Removes the controllers that are in the stack, from the top down.
  private func takeOut(_ controllers: [UIViewController]) {
    for controller in controllers.reversed() {
      guard let place = index(of: controller) else { continue }
      changeStack { $0.remove(at: place) }
      release(controller)
    }
    bar.itemDidChange()
  }

  private func takeIn(_ controller: UIViewController) {
    controller.parent?.disown(controller)
    controller.navigationItem.navigationBar = bar
    controller.parent = self
    controller.willMove(toParent: self)
    controller.movement = .toParent
    arrivals.append(controller)
    if storedTabBarItem == nil, stack.first === controller {
      storedTabBarItem = controller.storedTabBarItem
    }
  }
}
