import CoordinatorCore
import Foundation
import UIKitShim

/// One screen that a coordinator shows, and its place.
@MainActor
final class ScreenRecord {
  weak let screen: UIViewController?
  let id: ScreenID

  /// The coordinator that owns the screen, or has owned it last, by its number in the engine.
  var ownerID: OwnerID

  /// The coordinator whose verb presented the screen, if a verb did.
  var presenter: OwnerID?

  /// Whether a coordinator owns the screen now.
  var isOwned = false

  /// Whether a raw call has shown the screen, which its owner has adopted then.
  var isAdopted = false

  enum Placement {
    /// A layout has the screen.
    case placed
    /// No layout has the screen, because it is about to be shown or was removed; the queue is that
    /// of the hierarchy that had the screen before.
    case unplaced(from: TransitionQueue?, isExplained: Bool)
    /// The screen was removed, so that its owner is about to forget it.
    case removed(isExplained: Bool)
  }

  var placement = Placement.placed

  var isUnplaced: Bool { if case .unplaced = placement { true } else { false } }

  /// Whether a request, or the removal of its container or its presenter, explains why the screen
  /// was removed, so that the removal is not recorded again.
  var isRemovalExplained: Bool {
    switch placement {
    case .placed: false
    case .unplaced(_, let isExplained), .removed(let isExplained): isExplained
    }
  }

  unowned let engine: NavigationEngine

  /// The coordinator that ``ownerID`` identifies; nil if it was freed.
  var owner: ScreenOwner? { engine.reconciler.owner(of: ownerID) }

  var place: ScreenPlace

  /// The screen's class, from which the name is made only when it is needed.
  private let type: UIViewController.Type

  /// The screen's name, which is known even after the screen was freed.
  var name: String { typeName(type) }

  /// The number of unfinished requests that show the screen.
  var pendingRequests: Int32 = 0

  /// The position in the order of all requested and all observed presentations.
  private var presentationNumber: Int32 = 0

  /// Notes that the screen was presented now, or that its presentation was requested now.
  func notePresented() {
    presentationNumber = engine.nextPresentationNumber()
  }

  /// Whether the screen was presented later than the presentation with a number.
  func isPresented(after number: Int32) -> Bool { presentationNumber > number }

  typealias PresentationOrder = (stage: PresentationStage, number: Int32)

  enum PresentationStage: Comparable {
    /// The presentation comes back with a suspended root.
    case suspended
    case presented
    /// The presentation is only requested, or a raw call has dismissed the screen.
    case notPresented
  }

  func presentationOrder(of screen: UIViewController) -> PresentationOrder {
    if screen.presentingViewController != nil { return (.presented, presentationNumber) }
    return (suspendedWith == nil ? .notPresented : .suspended, presentationNumber)
  }

  /// Whether its `presentationOrder(of:)` may come after another one, without a question to UIKit.
  func mayBePresented(after order: PresentationOrder) -> Bool {
    pendingRequests > 0 || order.stage == .suspended || presentationNumber >= order.number
  }

  /// The route by which a coordinator has shown the screen, if a route led to it.
  var route: RouteTag?

  /// The place to which the screen returns if the requests that wait for it are rejected.
  var placeBeforeRequests: PlaceBeforeRequests?

  /// The suspension of the screen, if the screen is a suspended root.
  var suspension: SuspendedRoot?

  /// The suspended root that presented the screen, and presents it again when it comes back.
  weak var suspendedWith: SuspendedRoot?

  /// The properties of the transition that has presented the screen; nil if that transition has none.
  var presentingProperties: ScreenTransition.Box?

  var presentation: Presentation? { presentingProperties?.extras.presentation }

  /// The coordinator that presented the screen, if this presentation pauses the coordinators that
  /// it covers.
  var pausingPresenter: OwnerID? {
    pendingRequests == 0 && presentation?.pausesCovered == true ? presenter : nil
  }

  /// The screen that is to replace this one in its column, because its coordinator stops.
  var placeholder: UIViewController?

  /// The view that reports when the screen's view leaves its window.
  var sentinel: ScreenSentinel?

  init(_ screen: UIViewController, at place: ScreenPlace, owner: ScreenOwner) {
    self.screen = screen
    type = Swift.type(of: screen)
    id = screen.attachment(in: owner.engine).id
    engine = owner.engine
    ownerID = owner.id
    self.place = place
  }

  /// Notes that a layout has the screen, again or for the first time.
  func notePlaced() { placement = .placed }

  /// Makes the engine read the screen again, and one that embeds it, even if they are not visible.
  func setNeedsReading() {
    engine.reconciler.hierarchies.setNeed(.new, of: id)
  }

  /// Whether the screen is in its container, visible or not, or is about to be.
  var isInUI: Bool { isRequested || isInPlace }

  /// Whether the screen may be in a different hierarchy now.
  var mayBeElsewhere: Bool {
    guard isUnplaced, !isRequested, let screen else { return false }
    return screen.outermost !== screen || screen.isRootOfItsWindow
  }

  /// Whether the screen is about to be shown, or is to come back with a suspended root.
  var isRequested: Bool {
    pendingRequests > 0 || suspension?.window != nil || suspendedWith?.window != nil
  }

  var isInPlace: Bool { if case .placed = placement { screen != nil } else { false } }

  /// The window of the screen or of its container.
  var window: UIWindow? { place.window(of: screen) }

  /// Whether the screen is in a column, or was in one before the columns collapsed.
  var isInColumn: Bool { place.kind == .column }

  /// Whether the screen is among the pages or columns that its container shows in turn.
  var isListedByItsPlace: Bool {
    guard place.kind.isColumnOrPage, let screen else { return false }
    return place.controller?.existingAttachment?.observer?.screens.contains(screen) == true
  }

  /// Whether the recorded place, a column or a page, holds the screen without listing it now.
  var isHeldByItsPlace: Bool {
    guard place.kind.isColumnOrPage, let screen,
      let observer = place.controller?.existingAttachment?.observer,
      observer.place.kind == place.kind
    else { return false }
    return observer.holds(screen)
  }

  /// Notes where the screen is, which a raw call may have moved to another place.
  func move(to place: ScreenPlace) {
    if place.kind == self.place.kind, place.container === self.place.container { return }
    if place.kind == .presented { notePresented() }
    unwatch()
    self.place = place
    watch()
  }

  var stack: UINavigationController? { place.stack }

  func isOn(_ container: UINavigationController) -> Bool { stack === container }

  func noteShown() {
    guard isOwned else { return }
    if place.kind == .root { engine.reconciler.setNeedsReconcile() }
    owner?.noteShown()
    watch()
    if pausingPresenter != nil { engine.reconciler.reconcile(around: screen) }
  }
}

/// A weak reference to an object, for use inside a value.
@MainActor
final class WeakReference<Object: AnyObject> {
  weak let object: Object?
  init(_ object: Object) { self.object = object }
}
