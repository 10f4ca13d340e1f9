import CoordinatorCore
import UIKitShim

/// What is presented over a screen, which no container lists.
enum PresentationAdapter: ContainerAdapter {
  static let removal = "dismiss"

  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange {
    if transition.kind == .present { return PresentationChange() }
    let owner = coordinator.context.screenOwner
    // What a raw call has presented has its owner first.
    if let window = coordinator.nearestWindow { owner.engine.reconciler.reconcile(window) }
    if transition.dismissesAll {
      return Dismissal(screens: coordinator.allPresented, scope: .all, owner: owner.reference)
    }
    if case .presented(let named) = transition.container {
      return Dismissal(screens: [named], scope: .named, owner: owner.reference)
    }
    // What is still to be presented is not known before it is made.
    if owner.hasRequestsToCome {
      return Dismissal(screens: [], scope: .last, owner: owner.reference)
    }
    guard let screen = owner.lastPresented() else { throw .nothingPresented() }
    return Dismissal(screens: [screen], scope: .last, owner: owner.reference)
  }

  static func mayBelongToChild(_ record: ScreenRecord) -> Bool { record.presenter == nil }

  /// What UIKit has put around the presentation.
  static func watchedView(of screen: UIViewController) -> UIView? {
    screen.presentationController?.containerView
  }

  static func didRemove(_ record: ScreenRecord) {
    if let screen = record.screen { orphan(screen, of: record) }
  }

  static func leavesWithOwner(_ record: ScreenRecord) -> Bool { true }

  /// What lies over the context of a detached container would cover what is shown there next.
  static func orphan(_ screen: UIViewController, of record: ScreenRecord) {
    guard DetachedContainers.havePresented(screen) else { return }
    screen.presentingViewController?.dismiss(animated: false)
  }

  /// Who is to own what nobody has presented by a verb; nil if nobody is, or not yet.
  ///
  /// What leaves with its coordinator, which has stopped, is nobody's.
  static func adoption(of screen: UIViewController, _ moment: Reconciler.Moment) -> Adoption? {
    guard let presenter = screen.presentingViewController, !screen.isBeingDismissed,
      !screen.isOrphan, !isColumn(screen, of: presenter)
    else { return nil }
    let ownerOfStack = ownStack(screen)
    let owner = ownerOfStack ?? owner(of: presenter, moment)
    guard let owner, !owner.queue.isToLeave(screen) else { return nil }
    var newcomer = Newcomer(screen.note.id)
    newcomer.ownerOfStack = ownerOfStack?.id
    newcomer.below = owner.id
    newcomer.hosts = owner.hosts(of: screen)
    return Adoption(newcomer: newcomer, place: .presented, event: "present")
  }

  /// The coordinator whose own stack is presented.
  private static func ownStack(_ screen: UIViewController) -> ScreenOwner? {
    guard let stack = screen as? UINavigationController else { return nil }
    return StackObserver.existing(of: stack)?.owner(ofItself: stack)
  }

  /// The coordinator whose hook or verb runs, if its screens lie below; else who owns what is seen there.
  private static func owner(
    of presenter: UIViewController, _ moment: Reconciler.Moment
  ) -> ScreenOwner? {
    guard let running = CoordinatorContext.running else {
      // What is on its way out is not what lies below.
      let isSettled = moment == .settled && presenter.visibleTransition() == nil
      return isSettled ? presenter.visibleOwner : nil
    }
    guard running.isRunning, let coordinator = running.coordinator,
      let own = coordinator.ownScreen ?? coordinator.roleWindow?.rootViewController
    else { return nil }
    var below: UIViewController? = presenter
    while let current = below {
      if own === current || own.isInside(current) { return running.screenOwner }
      below = current.parent ?? current.presentingViewController
    }
    return nil
  }

  /// Whether collapsed columns of the classic style present a screen, which is their secondary.
  private static func isColumn(
    _ presented: UIViewController, of presenter: UIViewController
  ) -> Bool {
    guard let columns = presenter as? UISplitViewController, columns.style == .unspecified else {
      return false
    }
    return columns.isCollapsed && SplitObserver.existing(of: columns)?.holds(presented) == true
  }
}

extension UIViewController {
  /// The owner of what is seen of this controller, or of what that lies in.
  fileprivate var visibleOwner: ScreenOwner? {
    var next: UIViewController? = sight
    while let current = next {
      if let owner = ScreenOwner.record(of: current)?.owner, owner.context?.isRunning == true {
        return owner
      }
      if current === self { break }
      next = current.parent ?? current.presentingViewController
    }
    return nil
  }

  /// What is seen of this controller in the end; of columns, the one with the most detail.
  private var sight: UIViewController {
    var screen = self
    while let inner = screen.visibleChild { screen = inner }
    return screen
  }

  private var visibleChild: UIViewController? {
    if parent != nil, let presented = presentedInContext, !presented.isBeingDismissed {
      return presented
    }
    return isContainer ? ContainerAdapters.adapter(of: self).mostDetailed(of: self) : nil
  }

  /// Whether nothing of what has presented this is seen.
  var coversItsPresenter: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Whether it is presented as a popover, beside which the rest stays in front.
  var isPopover: Bool {
    modalPresentationStyle.isPopover && traitCollection.horizontalSizeClass == .regular
  }
}
