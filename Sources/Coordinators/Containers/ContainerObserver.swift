import CoordinatorCore
import UIKitShim

/// An observer of containers of one UIKit class.
@MainActor
protocol TypedObserver: ContainerObserver, DelegateForwarding {
  associatedtype Container: UIViewController

  init(_ container: Container)
}

extension TypedObserver {
  /// The observed container; nil if it was freed.
  var container: Container? { place.container as? Container }

  /// Returns the observer of a container; the first call makes it.
  static func of(_ container: Container) -> Self {
    container.attachment.observer { Self(container) }
  }

  /// The existing observer of a container; nil if the container was in no reading yet.
  static func existing(of container: Container) -> Self? {
    container.existingAttachment?.observer as? Self
  }
}

/// Observes a container, and finds the owners of its screens.
@MainActor
class ContainerObserver: DelegateProxy {
  /// The place of the screens in the container.
  final let place: ScreenPlace

  /// The journal's name for a screen that has come without a request.
  final let arrivalEvent: String

  /// The journal's name for a screen that was chosen without a request.
  var choiceEvent: String { arrivalEvent }

  /// The coordinator that fills the container; nil for a stack, which several may fill.
  private(set) final var contentOwner: ScreenOwner?

  /// The animation of a request's change, until the change has ended.
  final var animation: TransitionAnimation?

  /// The animator that the animation has made.
  private(set) final weak var animator: (any UIViewControllerAnimatedTransitioning)?

  final func makeAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    let made = animation?.animator()
    animator = made
    return made
  }

  init(_ place: ScreenPlace, arrivalEvent: String) {
    self.place = place
    self.arrivalEvent = arrivalEvent
  }

  /// Lets a coordinator fill the container, so that screens from raw calls have an owner; another
  /// running coordinator continues to do so, unless the container is only the new one's own screen.
  func addContentOwner(_ owner: ScreenOwner) {
    if owner === contentOwner { return }
    let isReplaced = isOwnScreen(of: owner) && contentOwner.map { isOwnScreen(of: $0) } == false
    if contentOwner?.isRunning == true, !isReplaced { return }
    contentOwner = owner
  }

  private func isOwnScreen(of owner: ScreenOwner) -> Bool {
    owner.context?.coordinator?.ownScreen === place.controller
  }

  final func setNeedsReconcile() {
    if let container = place.controller {
      container.engine.reconciler.setNeedsReconcile(around: container)
    }
  }

  /// Whether ``didRead()`` has something to do, besides what the adapter has found.
  func needsNotice(in container: UIViewController) -> Bool { true }

  /// The screens in the container, in order.
  var screens: [UIViewController] { [] }

  /// Whether a coordinator may own screens that no verb has shown.
  var mayAdopt: Bool { contentOwner?.isRunning == true }

  /// The new owner of a screen that no verb has shown; nil if no coordinator may own it.
  func adoption(of screen: UIViewController) -> Adoption? {
    guard isContent(screen), let contentOwner, contentOwner.isRunning else { return nil }
    // Only a child whose own screen it is may own an orphan, or a screen that is to be removed
    // because its coordinator has stopped.
    let isOrphan = screen.isOrphan || contentOwner.engine.isAboutToRemove(screen)
    let owner = contentOwner.child(withScreen: screen) ?? (isOrphan ? nil : contentOwner)
    return owner.map { Adoption(owner: $0, place: place, event: isOrphan ? nil : arrivalEvent) }
  }

  /// The screens of which the user can choose one, in the order in which the journal counts them.
  var choices: [UIViewController] { screens }

  /// Records in the journal that the user or a raw call has chosen a screen in the container.
  final func journal(_ choice: Choice) {
    let screens = choices
    guard let index = screens.firstIndex(where: { $0.existingAttachment?.id == choice.screen }),
      let contentOwner, contentOwner.isRunning
    else { return }
    contentOwner.context?.journalObserved(
      choiceEvent, screenName(of: screens[index]), index: index)
  }

  /// The place of a screen in the container; nil if the recorded place stays as it is.
  final func place(of record: ScreenRecord) -> ScreenPlace? {
    record.screen.map { isContent($0) } == true ? place : nil
  }

  /// Whether a screen in the container belongs to the screens that a coordinator fills it with.
  func isContent(_ screen: UIViewController) -> Bool { true }

  /// Whether the container keeps a screen that it does not list now.
  func holds(_ screen: UIViewController) -> Bool { false }

  /// The coordinators of the screens, in order, without the coordinator that fills the container.
  final var coordinators: [any ScreenCoordinator] {
    let contentOwner = contentOwner
    var coordinators: [any ScreenCoordinator] = []
    for screen in screens {
      guard let owner = screen.screenRecord?.owner, owner !== contentOwner else { continue }
      if let coordinator = owner.context?.coordinator as? any ScreenCoordinator {
        coordinators.append(coordinator)
      }
    }
    return coordinators
  }
}
