import CoordinatorCore
import UIKitShim

/// A screen that a request brings or leads to, and the coordinator that will own it.
///
/// The request claims the screen early if it exists, otherwise when the request runs. From then on
/// the coordinator owns the screen, and the record counts the requests that wait for it. When the last
/// of them ends as rejected, the screen goes back to its place before the requests. A request that is
/// withdrawn gives back its claims before it ends.
@MainActor
final class Arrival {
  let screen: UIViewController

  /// The coordinator that will own the screen; nil if the request only leads to the screen, which
  /// keeps its owner.
  let owner: ScreenOwner?

  /// The record of the screen, if the request has claimed the screen for the coordinator.
  private(set) var record: ScreenRecord?

  /// The place in which the coordinator was to own the screen.
  private var place: ScreenPlace?

  /// Whether the coordinator's screen is in the user interface.
  var isShown: Bool {
    guard let record, record.owner === owner else { return false }
    return record.isInPlace
  }

  /// Whether the coordinator's screen came into another place while the request waited.
  var isShownElsewhere: Bool { isShown && record?.place !== place }

  /// The coordinator whose verb presents the screen, if a verb does.
  var presenter: OwnerID?

  /// The route that the request has given to the screen.
  var route: RouteTag? { didSet { record?.route = route } }

  init(screen: UIViewController, owner: ScreenOwner?) {
    self.screen = screen
    self.owner = owner
  }

  func claim(at place: ScreenPlace, by owner: ScreenOwner) {
    if let record = screen.screenRecord, record.pendingRequests == 0 {
      record.placeBeforeRequests = PlaceBeforeRequests(record)
      // A removed screen that is shown again did not come by its former route.
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
      record.placeBeforeRequests = PlaceBeforeRequests(place, owner.id, presenter, record.route)
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
      owner.claim(screen, at: former.place)
      record.setPresenter(former.presenter.flatMap { reconciler.owner(of: $0) })
      // Others may have given it a route since.
      if record.route == nil || record.route === route { record.route = former.route }
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

/// What a screen goes back to if all requests that wait for it are rejected: its place and route
/// before them, or those that the last performed request gave it.
@MainActor
final class PlaceBeforeRequests {
  let place: ScreenPlace
  let owner: OwnerID
  let presenter: OwnerID?
  let route: RouteTag?

  init(_ place: ScreenPlace, _ owner: OwnerID, _ presenter: OwnerID?, _ route: RouteTag?) {
    self.place = place
    self.owner = owner
    self.presenter = presenter
    self.route = route
  }

  convenience init(_ record: ScreenRecord) {
    self.init(record.place, record.ownerID, record.presenter, record.route)
  }
}
