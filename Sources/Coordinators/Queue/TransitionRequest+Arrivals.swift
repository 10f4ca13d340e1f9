import CoordinatorCore
import UIKitShim

// Creates and claims the screens that a request brings.
extension TransitionRequest {
  /// Claims the screens that exist already; if one is still to be created, nothing is claimed now,
  /// and the coordinator counts the request as a screen to come.
  func claimExistingScreens(by coordinator: any Coordinator, _ requester: CoordinatorContext) {
    // A transition that goes back brings no screens.
    guard let destinations = transition?.destinations, !destinations.isEmpty else { return }
    let requestingOwner = requester.screenOwner
    if isCounted { return requestingOwner.countScreenToCome(1) }
    addArrivals(by: coordinator, requester, requestingOwner)
    claimScreens(for: requestingOwner)
  }

  /// Stops the children that a verb or this request has started to show them, except the owners of
  /// these arrivals.
  func stopStartedChildren(besides kept: [Arrival] = []) {
    let keptContexts = kept.map { $0.owner?.context }
    var started: [CoordinatorContext] = []
    for destination in destinations {
      if let child = destination.startedChild { started.append(child.context) }
    }
    // A child may have another parent now.
    for child in started + startedChildren
    where child.parentContext === requester && !keptContexts.contains(where: { $0 === child }) {
      child.stop(reason: .notShown)
    }
  }

  /// Creates the screens and children that the transition brings, at the front of the queue.
  func makeArrivals() throws(TransitionRejection) {
    try change?.resolve(for: self)
    if isRemoval { return }
    guard let requester else { throw .ownerStopped() }
    if arrivals.isEmpty, isCounted, let coordinator = requester.coordinator {
      addArrivals(by: coordinator, requester, requester.screenOwner)
    }
    // The start of a child may have disconnected the scene of the queue.
    if phase == .ended {
      stopStartedChildren()
      throw .sceneDisconnected()
    }
    if !requester.isRunning { throw .ownerStopped() }
    if fillsContainer { dropStoppedArrivals() } else { try checkDestinations() }
    if !arrivals.isEmpty { claimScreens(for: requester.screenOwner) }
  }

  private func checkDestinations() throws(TransitionRejection) {
    for destination in destinations where destination.startedChild?.context.isRunning == false {
      throw .childNotRunning()
    }
    let requested = transition?.destinations ?? []
    if arrivals.count < requested.count {
      let bringsChild = requested.contains(where: \.isChild)
      throw bringsChild ? .childNotRunning() : .notThere(transition?.names ?? "")
    }
  }

  /// Whether the request has claimed a screen that had no owner.
  var hasClaimsOfUnowned: Bool {
    for arrival in arrivals {
      if let record = arrival.record, record.placeBeforeRequests == nil { return true }
    }
    return false
  }

  private func dropStoppedArrivals() {
    let ended = arrivals.filter { $0.owner?.isRunning != true }
    arrivals = arrivals.filter { $0.owner?.isRunning == true }
    for arrival in ended { arrival.end(.rejected(.gone())) }
  }

  private func addArrivals(
    by coordinator: any Coordinator, _ requester: CoordinatorContext, _ requestingOwner: ScreenOwner
  ) {
    var made: [Arrival] = []
    // The start of a child may stop the requester.
    for destination in destinations where requester.isRunning {
      let arrival = arrival(of: destination, by: requester, coordinator, requestingOwner)
      if let arrival { made.append(arrival) }
    }
    arrivals = made
  }

  private func arrival(
    of destination: ScreenDestination, by requester: CoordinatorContext,
    _ coordinator: any Coordinator, _ requestingOwner: ScreenOwner
  ) -> Arrival? {
    switch destination.source {
    case .screen(let screen):
      return Arrival(screen: screen, owner: requestingOwner)
    case .makeScreen(let make):
      let screen = requester.whileRunning(make)
      return Arrival(screen: screen, owner: requestingOwner)
    case .running(let child, _):
      return arrival(of: child, by: requester)
    case .makeChild(let make):
      let made = requester.whileRunning(make)
      let child = made.unwrapped
      if !coordinator.hasRunningChild(child) {
        requester.engine.startToShow(after: starters) { coordinator.startChild(child) }
        startedChildren.append(child.context)
      }
      return arrival(of: child, by: requester)
    case .existing(let matches):
      return change?.existing(matches).map { Arrival(screen: $0, owner: nil) }
    }
  }

  private func arrival(
    of child: some ScreenCoordinator, by requester: CoordinatorContext
  ) -> Arrival? {
    // The child may have ended during its `start()`, or it could not be started.
    guard let screen = child.ownScreen, requester.isParent(of: child) else { return nil }
    if let other = child.sceneThatHas(screen) {
      requester.report(.screenOfTwoScenes(child, other, screen: screen))
      return nil
    }
    if kind == .setTabs { child.setTabItem() }
    return Arrival(screen: screen, owner: child.context.screenOwner)
  }

  private func claimScreens(for requestingOwner: ScreenOwner) {
    guard let change else { return }
    change.addContentOwner(requestingOwner)
    let tag = routeTag
    for arrival in arrivals where arrival.record == nil {
      // A route leads to the top of a stack, and to each of the screens that fill a container.
      let isPlace = !change.isOfStack || arrival === arrivals.last
      claimScreen(of: arrival, by: change, for: requestingOwner, as: isPlace ? tag : nil)
    }
  }

  private func claimScreen(
    of arrival: Arrival, by change: any ContainerChange, for requestingOwner: ScreenOwner,
    as tag: RouteTag?
  ) {
    // An owner without a coordinator owns nothing.
    guard let owner = arrival.owner, owner === requestingOwner || owner.context != nil else {
      return
    }
    guard let place = change.place(of: arrival.screen, for: owner) else {
      // The first route that leads to a screen without one is its route.
      if let record = arrival.screen.screenRecord, record.route == nil { record.route = tag }
      return
    }
    arrival.claim(at: place, by: owner)
    if let tag { arrival.route = tag }
    if isPresentation, let record = arrival.record {
      if returningRoot == nil { record.notePresented() }
      // A screen that comes back with a suspended root keeps its first presenter.
      if record.suspendedWith == nil { record.setPresenter(requestingOwner) }
      arrival.presenter = record.presenter
    }
  }
}

extension ScreenCoordinator {
  /// Another running scene coordinator that has the same screen, if this is one, too.
  fileprivate func sceneThatHas(_ screen: UIViewController) -> (any SceneCoordinator)? {
    guard kind.isScene, let owner = screen.screenRecord?.owner,
      let other = owner.context?.coordinator as? any SceneCoordinator, other !== self,
      other.rootViewController === screen
    else { return nil }
    return other
  }
}
