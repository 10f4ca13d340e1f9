import CoordinatorCore
import UIKitShim

// What a request brings, made when its turn comes.
extension TransitionRequest {
  /// Makes the owners-to-be the owners of the screens that are there already.
  ///
  /// Those that are shown elsewhere until the transition's turn comes are claimed only then.
  func claimWhatIsMade() {
    for destination in transition?.destinations ?? [] where !destination.isMade {
      isCounted = true
      requester?.screenOwner.countRequest(1)
      return
    }
    addArrivals(makingNone: true)
    claimScreens()
  }

  /// Makes what the transition brings, now that its turn has come.
  ///
  /// - Returns: Why it cannot be carried out, if so.
  func makeArrivals() -> TransitionRejection? {
    if isCounted { addArrivals(makingNone: false) }
    if fillsContainer {
      // A child that has ended in the meantime leaves its place to the others.
      arrivals.removeAll { $0.owner?.context?.isRunning != true }
      return requester?.isRunning == true ? nil : .ownerStopped()
    }
    if let requester, transition != nil, !requester.isRunning { return .ownerStopped() }
    if transition?.kind == .dismiss, case .dismiss(nil) = target {
      guard let screen = requester?.screenOwner.lastPresented else { return .nothingPresented() }
      ScreenOwner.record(of: screen)?.pendingDismissals += 1
      target = .dismiss(screen)
    }
    for child in started where !child.isRunning { return .childRefused() }
    if arrivals.count < transition?.destinations.count ?? 0 {
      return isMissingAChild ? .childRefused() : .notThere(transition?.names ?? "")
    }
    if claims.isEmpty { claimScreens() }
    return nil
  }

  private var isMissingAChild: Bool {
    for destination in transition?.destinations ?? [] {
      switch destination.source {
      case .running, .makeChild: return true
      case .screen, .makeScreen, .existing: continue
      }
    }
    return false
  }

  private func addArrivals(makingNone: Bool) {
    guard arrivals.isEmpty, let transition, !transition.destinations.isEmpty else { return }
    guard let requester, let coordinator = requester.coordinator else { return }
    for destination in transition.destinations {
      switch destination.source {
      case .screen(let screen):
        arrivals.append(Arrival(screen: screen, owner: requester.screenOwner))
      case .makeScreen(let make):
        let screen = requester.whileRunning(make)
        arrivals.append(Arrival(screen: screen, owner: requester.screenOwner))
      case .running(let child, let startedByVerb):
        add(child, of: coordinator, isStarted: startedByVerb)
      case .makeChild(let make):
        let made = requester.whileRunning(make)
        let child: any ScreenCoordinator = (made as? AnyTabCoordinator)?.base ?? made
        let isStarted = !coordinator.hasChild(child)
        if isStarted { coordinator.start(child) }
        add(child, of: coordinator, isStarted: isStarted)
      case .existing(let matches):
        if let screen = existing(matches) {
          arrivals.append(Arrival(screen: screen, owner: nil))
        }
      }
    }
  }

  private func add(
    _ child: some ScreenCoordinator, of coordinator: any Coordinator, isStarted: Bool
  ) {
    // It may have ended inside its own start, or been refused.
    guard coordinator.hasChild(child), let screen = child.ownScreen else { return }
    if isStarted { started.append(child.context) }
    if case .setTabs = target, let tab = child as? any TabCoordinator {
      tab.rootController.tabBarItem = tab.tabBarItem
    }
    arrivals.append(Arrival(screen: screen, owner: child.context.screenOwner))
  }

  /// The screen in the container that a transition names by its class.
  func existing(
    _ matches: (UIViewController, (any Coordinator)?) -> Bool
  ) -> UIViewController? {
    var screens: [UIViewController] = []
    if case .popTo(let container) = target { screens = container.viewControllers.reversed() }
    if case .select(let container) = target { screens = container.viewControllers ?? [] }
    if case .turn(let container) = target { screens = PageObserver.of(container).pages }
    for screen in screens {
      if matches(screen, ScreenOwner.record(of: screen)?.owner?.context?.coordinator) {
        return screen
      }
    }
    return nil
  }

  private func claimScreens() {
    guard let target else { return }
    let user = requester?.screenOwner
    if let observer, let user { observer.addUser(user) }
    for arrival in arrivals {
      // One whose coordinator is gone owns nothing.
      guard let owner = arrival.owner, owner.context != nil else { continue }
      if owner !== user { observer?.addUser(owner) }
      guard let claim = owner.claim(arrival.screen, for: target, observer) else { continue }
      claims = claims.isEmpty ? [claim] : claims + [claim]
      claim.record.pendingRequests += 1
    }
  }

  /// Whether screens are claimed for this request.
  var hasClaims: Bool { !claims.isEmpty }
}
