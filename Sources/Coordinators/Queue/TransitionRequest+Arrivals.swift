import CoordinatorCore
import UIKitShim

/// A screen that a request brings or leads to, and the coordinator that will own it.
@MainActor
final class Arrival {
  let screen: UIViewController

  /// Whether the coordinator was created and started for the request.
  let isStarted: Bool

  let owner: ScreenOwner?

  /// The record of the screen, if the request has claimed the screen for the coordinator.
  private(set) var record: ScreenRecord?

  /// The place in which the coordinator was to own the screen.
  private var place: ScreenPlace?

  /// Whether the coordinator's screen came into another place while the request waited.
  var isShownElsewhere: Bool {
    guard let record, record.owner === owner else { return false }
    return record.isInPlace && record.place !== place
  }

  /// The coordinator whose verb presents the screen, if a verb does.
  var presenter: OwnerID?

  init(screen: UIViewController, owner: ScreenOwner?, isStarted: Bool = false) {
    self.screen = screen
    self.isStarted = isStarted
    self.owner = owner
  }

  func claim(at place: ScreenPlace, by owner: ScreenOwner) {
    if let record = screen.screenRecord, record.pendingRequests == 0 {
      record.placeBeforeRequests = PlaceBeforeRequests(record)
      // The screen was removed, and only its owner has not forgotten it yet.
      if !record.isInUI { record.route = nil }
    }
    record = owner.claim(screen, at: place)
    self.place = place
    record?.pendingRequests += 1
  }

  /// Releases the claim according to the result of the request.
  func end(_ result: TransitionResult) {
    guard let record else { return }
    record.pendingRequests -= 1
    switch result {
    case .performed: noteShown(record)
    case .merged: break
    case .timedOut: if record.isInUI { noteShown(record) } else { giveBack(record) }
    case .rejected: giveBack(record)
    }
    if record.pendingRequests == 0 { record.placeBeforeRequests = nil }
    // A screen in the user interface reports its own removal.
    if result == .performed, !record.isUnplaced { return }
    record.engine.reconciler.setNeedsReconcile()
  }

  /// Notes that the screen is shown; later requests that have claimed it, too, can be rejected.
  private func noteShown(_ record: ScreenRecord) {
    if record.pendingRequests > 0, let owner, let place {
      record.placeBeforeRequests = PlaceBeforeRequests(place, owner.id, presenter)
      if record.ownerID != owner.id { return owner.noteShown() }
    }
    record.noteShown()
  }

  /// Undoes the claims, because no other request for the screen is left.
  private func giveBack(_ record: ScreenRecord) {
    guard record.pendingRequests == 0 else { return }
    let reconciler = record.engine.reconciler
    if let former = record.placeBeforeRequests, let owner = reconciler.owner(of: former.owner),
      owner.isRunning
    {
      record.unwatch()
      owner.claim(screen, at: former.place)
      record.setPresenter(former.presenter.flatMap { reconciler.owner(of: $0) })
      record.noteShown()
    } else if record.isInUI {
      // A raw call, or a request of a coordinator that has ended, has shown the screen elsewhere.
      reconciler.findPlace(of: record)
      record.setNeedsReading()
    } else if let owner = record.owner {
      owner.remove(record)
      owner.mayHaveLostLastScreen()
    }
  }
}

/// What a screen goes back to if all requests that wait for it are rejected: its place before them,
/// or the place that the last performed request gave it.
@MainActor
final class PlaceBeforeRequests {
  let place: ScreenPlace
  let owner: OwnerID
  let presenter: OwnerID?

  init(_ place: ScreenPlace, _ owner: OwnerID, _ presenter: OwnerID?) {
    self.place = place
    self.owner = owner
    self.presenter = presenter
  }

  convenience init(_ record: ScreenRecord) {
    self.init(record.place, record.ownerID, record.presenter)
  }
}

// Creates and claims the screens that a request brings.
extension TransitionRequest {
  /// Claims the screens that exist already; if one is still to be created, nothing is claimed now,
  /// and the coordinator counts the request as a screen to come.
  func claimExistingScreens(by coordinator: any Coordinator, _ requester: CoordinatorContext) {
    // A transition that goes back brings no screens.
    guard let destinations = transition?.destinations, !destinations.isEmpty else { return }
    let requestingOwner = requester.screenOwner
    if isCounted { return requestingOwner.countRequest(1) }
    addArrivals(by: coordinator, requester, requestingOwner)
    claimScreens(for: requestingOwner)
  }

  /// Stops the children that a verb or this request has started to show them.
  func stopStartedChildren(where isStopped: (CoordinatorContext) -> Bool) {
    var started: [CoordinatorContext] = []
    for destination in destinations {
      if let child = destination.startedChild { started.append(child.context) }
    }
    for arrival in arrivals where arrival.isStarted {
      if let child = arrival.owner?.context { started.append(child) }
    }
    // A child may have another parent now.
    for child in started where child.parentContext === requester && isStopped(child) {
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
    guard arrivals.isEmpty else { return }
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
      let isStarted = !coordinator.hasRunningChild(child)
      if isStarted {
        requester.engine.startToShow(after: starters) { coordinator.startChild(child) }
      }
      return arrival(of: child, by: requester, isStarted: isStarted)
    case .existing(let matches):
      return change?.existing(matches).map { Arrival(screen: $0, owner: nil) }
    }
  }

  private func arrival(
    of child: some ScreenCoordinator, by requester: CoordinatorContext, isStarted: Bool = false
  ) -> Arrival? {
    // The child may have ended during its `start()`, or it could not be started. A tab that stays may
    // belong to the child of another coordinator.
    guard let screen = child.ownScreen,
      requester.isParent(of: child)
        || kind == .setTabs && screen.screenRecord?.owner === child.context.screenOwner
    else { return nil }
    if let other = child.sceneThatHas(screen) {
      reportIssue(.screenOfTwoScenes(child, other, screen: screen))
      return nil
    }
    if kind == .setTabs { child.setTabItem() }
    return Arrival(screen: screen, owner: child.context.screenOwner, isStarted: isStarted)
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
    if let tag { arrival.record?.route = tag }
    if isPresentation, let record = arrival.record {
      if !presentsAgain { record.notePresented() }
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
