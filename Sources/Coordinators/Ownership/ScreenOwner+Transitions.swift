import CoordinatorCore
import UIKitShim

extension ScreenOwner {
  /// Claims the screens that a transition brings, as far as nobody shows them now.
  ///
  /// Those of a new stack that lie on it already keep their owner.
  func claims(for transition: ScreenTransition) -> [ScreenClaim] {
    switch transition.kind {
    case .push(let screen, let container):
      use(container)
      let record = Self.record(of: screen)
      // A second push of the same screen is refused later, unless its owner has stopped.
      if screen.parent === container, record != nil { return [] }
      if screen is UINavigationController || isShownModally(screen) { return [] }
      return [ScreenClaim(screen, at: .stack(WeakReference(container)), by: self)]
    case .set(let screens, let container):
      use(container)
      var claims: [ScreenClaim] = []
      for screen in screens {
        if let record = Self.record(of: screen), record.isOn(container) { continue }
        if screen is UINavigationController || isShownModally(screen) { continue }
        claims.append(ScreenClaim(screen, at: .stack(WeakReference(container)), by: self))
      }
      return claims
    case .present(let screen, _):
      if screen.parent != nil || isShownModally(screen) { return [] }
      return [ScreenClaim(screen, at: .presented, by: self)]
    case .root(let screen, let window):
      if screen.parent != nil || screen.presentingViewController != nil { return [] }
      return [ScreenClaim(screen, at: .root(WeakReference(window)), by: self)]
    case .pop(let container), .popTo(_, let container), .popToRoot(let container):
      use(container)
      return []
    case .dismiss, .select, .setTabs, .leave: return []
    }
  }

  private func isShownModally(_ screen: UIViewController) -> Bool {
    screen.parent == nil && screen.presentingViewController != nil || screen.isRootOfItsWindow
  }

  private func use(_ container: UINavigationController) {
    StackObserver.of(container).addUser(self)
  }

  /// What this coordinator, or a child of its by a verb of its own, has presented last, or asked
  /// to present, without what it has asked to dismiss.
  var lastPresented: UIViewController? {
    var candidates = presentedScreens
    for child in context?.children ?? [] {
      candidates += (child.context.attachment as? ScreenOwner)?.presentedScreens ?? []
    }
    return candidates.max { depth(of: $0) < depth(of: $1) }
  }

  private var presentedScreens: [UIViewController] {
    records.compactMap { record in
      guard case .presented = record.place, record.isInUI, record.pendingDismissals == 0 else {
        return nil
      }
      return record.screen
    }
  }

  private func depth(of screen: UIViewController) -> Int {
    // One that is about to be presented comes to lie above the others.
    guard screen.presentingViewController != nil else { return .max }
    var depth = 0
    var presenter = screen.presentingViewController
    while let current = presenter {
      depth += 1
      presenter = current.presentingViewController
    }
    return depth
  }

  /// The screens of this coordinator on a stack, bottom to top.
  func screens(on container: UINavigationController) -> [UIViewController] {
    var own: Set<ObjectIdentifier> = []
    for record in records where record.isOn(container) { own.insert(record.identity) }
    var screens: [UIViewController] = []
    for screen in container.viewControllers where own.contains(ObjectIdentifier(screen)) {
      screens.append(screen)
    }
    return screens
  }

  /// The coordinators whose root controllers are the tabs, in tab order.
  func tabCoordinators(of container: UITabBarController) -> [any TabCoordinator] {
    (container.viewControllers ?? []).compactMap { screen in
      guard let record = Self.record(of: screen), case .tab = record.place else { return nil }
      return record.owner?.context?.coordinator as? any TabCoordinator
    }
  }

  /// Starts the coordinators of new tabs and hands their root controllers to the tab bar.
  func setTabs(
    _ tabs: [any TabCoordinator], of container: UITabBarController, animated: Bool
  ) -> TransitionHandle {
    guard let parent = context?.coordinator, parent.context.isRunning else {
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    var screens: [UIViewController] = []
    var claims: [ScreenClaim] = []
    for tab in tabs {
      let base = (tab as? AnyTabCoordinator)?.base ?? tab
      let screen = base.rootController as UIViewController
      screen.tabBarItem = base.tabBarItem
      let place = ScreenRecord.Place.tab(WeakReference(container))
      if !parent.hasChild(base) { parent.start(base) }
      // It may have ended inside its own start, or is another coordinator's child.
      guard parent.hasChild(base) else { continue }
      claims.append(ScreenClaim(screen, at: place, by: base.context.screenOwner))
      screens.append(screen)
    }
    guard parent.context.isRunning else {
      for claim in claims { claim.giveBack() }
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    let transition = ScreenTransition(kind: .setTabs(screens, container), animated: animated)
    let request = TransitionRequest(transition, requester: parent.context)
    request.hold(claims)
    parent.context.whileRunning {
      TransitionQueue.of(container.hierarchyWindow).submit(request)
    }
    return request.handle
  }
}

extension Coordinator {
  /// Takes what this coordinator has shown by raw UIKit calls into the record of its screens.
  func adoptRawChanges() {
    guard context.isRunning else { return }
    let owner = context.screenOwner
    context.whileRunning {
      if let navigation = self as? any NavigationCoordinator {
        let observer = StackObserver.of(navigation.navigationController)
        observer.addUser(owner)
        observer.stackDidChange()
      }
      if let window = (self as? any WindowCoordinator)?.window,
        let root = window.rootViewController, ScreenOwner.record(of: root) == nil
      {
        owner.claim(root, at: .root(WeakReference(window))).wasShown()
      }
      adoptRawPresentations(as: owner)
    }
  }

  private func adoptRawPresentations(as owner: ScreenOwner) {
    var presented = (ownScreen ?? (self as? any WindowCoordinator)?.window.rootViewController)?
      .presentedViewController
    while let screen = presented {
      if ScreenOwner.record(of: screen) == nil {
        let record = owner.claim(screen, at: .presented)
        record.wasShown()
        PresentationObserver.install(on: screen)
        owner.context?.journalObserved("present", record.name)
      }
      presented = screen.presentedViewController
      if presented === screen { break }
    }
  }
}
