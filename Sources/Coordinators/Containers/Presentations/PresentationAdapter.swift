import CoordinatorCore
import UIKitShim

/// A screen that is presented over another one, which no container lists.
enum PresentationAdapter: ContainerAdapter {
  static let removalEvent = "dismiss"

  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange {
    if transition.kind == .present { return PresentationChange() }
    let owner = coordinator.context.screenOwner
    if transition.dismissesAll { return Dismissal(of: [], .all, by: owner) }
    if let named = transition.screenToRemove {
      // UIKit removes a screen together with the container in which it is presented.
      return Dismissal(of: [named.outermostParent], .named, by: owner)
    }
    return Dismissal(of: [], .last, by: owner)
  }

  /// The view that UIKit has put around the presentation; nil if the screen is not presented.
  static func watchedView(of screen: UIViewController) -> UIView? {
    screen.presentingViewController == nil ? nil : screen.presentationController?.containerView
  }

  static func didRemove(_ record: ScreenRecord) {
    if let screen = record.screen { handleOrphan(screen, of: record) }
  }

  /// A screen that is not presented now, as with a suspended root, needs no dismissal; the app may
  /// present it again at once.
  static func isRemovedWithOwner(_ record: ScreenRecord) -> Bool {
    record.screen?.presentingViewController != nil
  }

  /// The container in which the delegate of the presentation presents the screen, if there is one.
  static func outermostRemoved(
    with screen: UIViewController, of record: ScreenRecord
  ) -> UIViewController { screen.outermostParent }

  /// Dismisses a screen that a detached container still presents: UIKit may leave it in the window.
  static func handleOrphan(_ screen: UIViewController, of record: ScreenRecord) {
    if DetachedContainers.contain(screen) {
      screen.presentingViewController?.dismiss(animated: false)
    }
  }

  /// The new owner of a screen that no verb has presented; nil if none may own it, or not yet, or if
  /// the screen is to be removed because its coordinator has stopped.
  static func adoption(of screen: UIViewController, _ moment: Reconciler.Moment) -> Adoption? {
    guard let presenter = screen.presenterOutsideSearch, !screen.isBeingDismissed,
      !screen.isOrphan, screen.adaptedScreen == nil
    else { return nil }
    let owner = ownStack(screen) ?? owner(of: presenter, moment)
    guard let owner, !owner.engine.isAboutToRemove(screen) else { return nil }
    let adopter = owner.child(withScreen: screen) ?? owner
    return Adoption(owner: adopter, place: .presented, event: "present")
  }

  /// The running coordinator whose own stack is presented.
  private static func ownStack(_ screen: UIViewController) -> ScreenOwner? {
    guard let stack = screen as? UINavigationController else { return nil }
    return StackObserver.existing(of: stack)?.contentOwners.first {
      $0.isRunning && $0.context?.coordinator?.ownScreen === stack
    }
  }

  /// The owner of a screen from a raw call: the coordinator whose hook or verb runs, or nil if its
  /// screens do not lie below; if none runs, the owner of what is visible in the presenter.
  private static func owner(
    of presenter: UIViewController, _ moment: Reconciler.Moment
  ) -> ScreenOwner? {
    guard let running = CoordinatorContext.running else {
      // A screen that is being removed does not lie below the presented one.
      let isSettled = moment == .settled && presenter.visibleTransition() == nil
      return isSettled ? presenter.visibleOwner : nil
    }
    guard running.isRunning, let coordinator = running.coordinator,
      let own = coordinator.ownScreen ?? coordinator.roleWindow?.rootViewController
    else { return nil }
    let isBelow = presenter.selfAndOuter.contains { own === $0 || own.isInside($0) }
    return isBelow ? running.screenOwner : nil
  }
}

extension UIViewController {
  /// The screen that presents this one, itself or by its active search.
  var presenterOutsideSearch: UIViewController? {
    guard let presenter = presentingViewController else { return nil }
    return presenter.isSearch ? presenter.presentingViewController : presenter
  }

  /// The running owner of the visible screen in this controller, or of a controller around that
  /// screen.
  fileprivate var visibleOwner: ScreenOwner? {
    for current in innermostVisibleScreen.selfAndOuter {
      if let owner = current.screenRecord?.owner, owner.context?.isRunning == true {
        return owner
      }
      if current === self { break }
    }
    return nil
  }

  /// The visible screen that lies innermost in this controller; of columns, the most detailed one.
  private var innermostVisibleScreen: UIViewController {
    (parent == nil ? mostDetailed : presentedOrContained)?.innermostVisibleScreen ?? self
  }

  /// The presented screen in whose place UIKit shows this controller, which the delegate of a
  /// presentation can give UIKit for an adapted style.
  var adaptedScreen: UIViewController? {
    guard parent == nil, presentingViewController != nil,
      let screen = presentationController?.presentedViewController, screen !== self
    else { return nil }
    return screen
  }
}

extension UIModalPresentationStyle {
  /// Whether a screen completely hides the one that presents it.
  var coversPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    default: false
    }
  }
}
