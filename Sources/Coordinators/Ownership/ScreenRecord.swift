import CoordinatorCore
import Foundation
import UIKitShim

/// One screen that a coordinator shows, and where.
@MainActor
final class ScreenRecord {
  private(set) weak var screen: UIViewController?
  let identity: ObjectIdentifier
  let id: ScreenID
  weak var owner: ScreenOwner?

  /// The coordinator whose verb has presented the screen, if one has.
  weak var presenter: ScreenOwner?

  var place: ScreenPlace

  /// Whether an owner has it, so that it is the record of its screen.
  var isOwned = false

  /// The screen's class, of which its name is made only where somebody wants to read it.
  private let type: UIViewController.Type

  /// The screen's name, also when the screen is freed.
  var name: String { typeName(type) }

  /// Whether the screen has come into the UI.
  private(set) var hasShown = false

  /// Whether a request takes it from the UI, so that its leaving is no news for the journal.
  var leavesByRequest = false

  /// Whether the screen left together with what it lay in, or was presented by, so that its leaving is no
  /// news of its own.
  var leavesWithOther = false

  /// Whether no layout has the screen: it is about to come, or gone.
  var isMissing = false

  /// The queue of the hierarchy from which it is gone.
  var formerQueue: TransitionQueue?

  /// Whether the screen has left, so that its owner is about to forget it.
  var hasLeft = false

  /// The place of the screen's presentation among all that were asked for, carried out or noticed.
  private var presentationNumber = 0

  /// Notes that the screen is presented now, or that this was asked for: after all that were before.
  func wasPresented() {
    if let owner { presentationNumber = owner.engine.nextPresentationNumber() }
  }

  /// By which presentations are compared: those that are still to come are the last ones, and those that come back
  /// with a root that is kept the first.
  var presentationOrder: (stage: Int, number: Int) {
    if screen?.presentingViewController != nil { return (0, presentationNumber) }
    return (suspendedWith == nil ? 1 : -1, presentationNumber)
  }

  /// The number of requests that are to dismiss the screen and have not ended.
  var pendingDismissals = 0

  /// The number of requests that are to bring the screen and have not ended.
  var pendingRequests = 0

  /// What keeps the screen, if it is a root that is kept while another one is shown.
  var suspension: SuspendedRoot?

  /// The kept root by which the screen was presented, and is to be again.
  weak var suspendedWith: SuspendedRoot?

  /// How the screen was presented.
  var presentation: Presentation?

  /// Who has presented the screen, if that pauses those whom it covers.
  var pauser: OwnerID? {
    hasShown && presentation?.pausesWhatItCovers == true ? presenter?.id : nil
  }

  weak var sentinel: RecordSentinel?

  /// What answers the escape gesture while the screen is presented.
  var escape: PresentationEscape?

  init(_ screen: UIViewController, at place: ScreenPlace, owner: ScreenOwner) {
    self.screen = screen
    type = Swift.type(of: screen)
    identity = ObjectIdentifier(screen)
    id = screen.note(in: owner.engine).id
    self.place = place
    self.owner = owner
  }

  /// Notes that the screen is in a layout again, or for the first time.
  func wasPlaced() {
    isMissing = false
    formerQueue = nil
    leavesByRequest = false
    leavesWithOther = false
  }

  /// Has the screen read again, and what it lies in, also where that stays out of sight.
  func isToBeRead() {
    guard let engine = owner?.engine else { return }
    engine.reconciler.forget(identity)
    if place.kind == .embedded, let outer = place.controller {
      engine.reconciler.hierarchies.outdate(ObjectIdentifier(outer))
    }
  }

  /// Whether the screen is in its container, visible or not, or about to be.
  var isInUI: Bool { isRequested || isInPlace }

  /// Whether it is still presented though the root is gone which has presented it: UIKit leaves it there.
  var isLeftInWindow: Bool {
    guard place.kind == .presented, let screen, let window = screen.viewIfLoaded?.window,
      let presenter = screen.presentingViewController, presenter.outermost === presenter
    else { return false }
    switch screen.modalPresentationStyle {
    case .currentContext, .overCurrentContext: return false
    default: return presenter !== window.rootViewController
    }
  }

  /// Whether it may have come into another hierarchy than that from which it is gone.
  var mayBeElsewhere: Bool {
    guard !isRequested, let screen else { return false }
    return screen.outermost !== screen || screen.isRootOfItsWindow
  }

  /// Whether it is about to be shown, or to come back with a root that is kept.
  var isRequested: Bool { pendingRequests > 0 || suspension != nil || suspendedWith != nil }

  /// Whether the screen is in its container now.
  var isInPlace: Bool { !isMissing && !hasLeft && screen != nil }

  /// The window in which the screen or its container is.
  var window: UIWindow? { place.window(of: screen) }

  /// Whether the screen leaves when its coordinator stops.
  var leavesWithOwner: Bool { place.adapter.leavesWithOwner(self) }

  /// Notes that nobody owns the screen any more, which stays where it is.
  func becomeOrphan() { if let screen { place.adapter.orphan(screen, of: self) } }

  /// Whether the screen is in a column of a split view controller, or was before it collapsed.
  var isInColumn: Bool { place.kind == .column }

  /// Whether the screen is in this column.
  func isIn(_ column: UISplitViewController.Column, of container: UISplitViewController) -> Bool {
    guard isInColumn, place.controller === container else { return false }
    return SplitObserver.of(container).isIn(column, screen)
  }

  /// Whether the screen is to be on a stack.
  var isOnStack: Bool { place.kind == .stack }

  /// The stack on which the screen is to be.
  var stack: UINavigationController? { place.stack }

  /// Whether the screen is to be on this stack.
  func isOn(_ container: UINavigationController) -> Bool { stack === container }

  /// Whether the screen is one of these tabs, or is to be.
  func isTab(of container: UITabBarController) -> Bool {
    place.kind == .tab && place.controller === container
  }

  /// Notes that the screen has come into the UI.
  func wasShown() {
    guard isOwned else { return }
    hasShown = true
    let owner = owner
    if place.kind == .root { owner?.engine.reconciler.setNeedsReconcile() }
    owner?.noteShown()
    keepWatch()
    if pauser != nil { owner?.engine.reconciler.reconcile(around: screen) }
  }
}

/// A reference that does not keep its object alive, for use inside a value.
@MainActor
final class WeakReference<Object: AnyObject> {
  weak let object: Object?
  init(_ object: Object) { self.object = object }
}
