import CoordinatorCore
import UIKitShim

/// What observes containers of one class of UIKit's.
@MainActor
protocol TypedObserver: DelegateProxy {
  associatedtype Container: UIViewController

  init(_ container: Container)

  var container: Container? { get }
}

extension TypedObserver {
  /// The observer of a container, made at its first use.
  static func of(_ container: Container) -> Self { container.note.observer { Self(container) } }

  /// The observer of a container, if a coordinator has used it.
  static func existing(of container: Container) -> Self? {
    container.knownNote?.observer as? Self
  }
}

/// Observes a container that one coordinator fills, and says who owns the screens in it.
@MainActor
class ContainerObserver: DelegateProxy {
  /// Where in the user interface a screen of it is.
  final let place: ScreenPlace

  /// What the journal calls a screen that has come without a request.
  final let arrivalKind: String

  /// What the journal calls a screen that was chosen without a request.
  var choiceKind: String { arrivalKind }

  private final var userReference: WeakReference<ScreenOwner>?

  init(_ place: ScreenPlace, arrivalKind: String) {
    self.place = place
    self.arrivalKind = arrivalKind
  }

  /// The coordinator that fills it.
  override final var user: ScreenOwner? { userReference?.object }

  /// Notes the coordinator that fills it.
  final func addUser(_ owner: ScreenOwner) { userReference = owner.reference }

  final func isFilled(by owner: ScreenOwner) -> Bool { owner.reference === userReference }

  /// Notes that a coordinator asks for a change, so that what raw calls put there has an owner; one that fills it
  /// already goes on to do so, unless the container is this coordinator's own.
  final func wasRequested(by coordinator: any Coordinator) {
    let owner = coordinator.context.screenOwner
    if isFilled(by: owner) { return }
    if user?.context?.isRunning != true || coordinator.ownScreen === place.controller {
      addUser(owner)
    }
  }

  /// The screens in it, in order.
  var screens: [UIViewController] { [] }

  override final func adoption(of screen: UIViewController) -> Adoption? {
    guard isThere(screen), let user, user.context?.isRunning == true else { return nil }
    var newcomer = Newcomer(screen.note.id)
    newcomer.user = user.id
    newcomer.hosts = user.hosts(of: screen)
    newcomer.isOrphan = screen.isOrphan
    return Adoption(newcomer: newcomer, place: place, event: screen.isOrphan ? nil : arrivalKind)
  }

  override final func journal(_ choice: Choice) {
    guard let screen = screens.first(where: { $0.knownNote?.id == choice.screen }), let user,
      user.isRunning
    else { return }
    user.context?.journalObserved(choiceKind, screenName(of: screen))
  }

  override final func place(of record: ScreenRecord) -> ScreenPlace? {
    record.screen.map { isThere($0) } == true ? place : nil
  }

  /// Whether a screen that lies in the container is one of those that a coordinator fills it with.
  func isThere(_ screen: UIViewController) -> Bool { true }

  /// The coordinators of the screens, in order, without the one that fills the container.
  final var coordinators: [any ScreenCoordinator] {
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
