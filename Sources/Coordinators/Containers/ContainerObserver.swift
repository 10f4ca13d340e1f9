import CoordinatorCore
import UIKitShim

/// What observes a container whose screens one coordinator fills: whose they are.
@MainActor
protocol ContainerObserver: AnyObject {
  /// The coordinator that fills it.
  var user: ScreenOwner? { get }

  /// The screens in it, in order.
  var screens: [UIViewController] { get }

  /// Where in the UI a screen of it is.
  var place: any ScreenPlace { get }

  /// What the journal calls a screen that has come without a request.
  static var arrivalKind: String { get }
}

extension ContainerObserver {
  /// Who is to own a screen that nobody has put there by a verb.
  func adoption(of screen: UIViewController) -> Adoption? {
    guard let user, user.context?.isRunning == true else { return nil }
    let owner = user.ownerOfRaw(screen)
    let wasLeft = LeftBehind.contains(screen)
    if wasLeft, owner === user { return nil }
    return Adoption(owner: owner, place: place, event: wasLeft ? nil : Self.arrivalKind)
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
