import CoordinatorCore
import UIKitShim

/// What observes a container whose screens one coordinator fills: whose they are.
@MainActor
protocol ContainerObserver: AnyObject {
  /// The container that is observed.
  var containerController: UIViewController? { get }

  /// The coordinator that fills it.
  var user: ScreenOwner? { get }

  /// The screens in it, in order.
  var screens: [UIViewController] { get }

  /// Where in the UI a screen of it is.
  var place: ScreenRecord.Place { get }

  /// What the journal calls a screen that has come without a request.
  static var arrivalKind: String { get }
}

extension ContainerObserver {
  /// The record of a screen of the container; one that a raw call has put there gets an owner.
  ///
  /// - Parameter isRequested: Whether a request has made the change, so that the journal has it.
  func record(of screen: UIViewController, byRequest isRequested: Bool) -> ScreenRecord? {
    if let record = ScreenOwner.record(of: screen) {
      if record.pendingRequests == 0 { record.place = place }
      return record
    }
    guard let containerController, !DepartedContainers.contain(containerController), let user,
      user.context?.isRunning == true
    else { return nil }
    let owner = user.ownerOfRaw(screen)
    let wasLeft = LeftBehind.contains(screen)
    if wasLeft, owner === user { return nil }
    let record = owner.claim(screen, at: place)
    record.wasShown()
    if !isRequested, !wasLeft { owner.context?.journalObserved(Self.arrivalKind, record.name) }
    return record
  }

  /// The coordinators of the screens, in order, without the one that fills the container.
  var coordinators: [any ScreenCoordinator] {
    let user = user
    var coordinators: [any ScreenCoordinator] = []
    for screen in screens {
      guard let owner = ScreenOwner.record(of: screen)?.owner, owner !== user else { continue }
      if let coordinator = owner.context?.coordinator as? any ScreenCoordinator {
        coordinators.append(coordinator)
      }
    }
    return coordinators
  }
}
