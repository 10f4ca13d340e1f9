import CoordinatorCore
import UIKitShim

/// A screen that a request brings or leads to, and the coordinator that will own it.
@MainActor
struct Arrival {
  let screen: UIViewController

  /// Whether the coordinator was created and started for the request.
  let isStarted: Bool

  /// A request may wait for a window for ever, so it keeps no coordinator alive.
  private let reference: WeakReference<ScreenOwner>?

  var owner: ScreenOwner? { reference?.object }

  /// The record of the screen, if the request has claimed the screen for the coordinator.
  private(set) var record: ScreenRecord?

  /// The place and the owner that the screen had before.
  private var former: (place: ScreenPlace, owner: OwnerID)?

  init(screen: UIViewController, owner: ScreenOwner?, isStarted: Bool = false) {
    self.screen = screen
    self.isStarted = isStarted
    reference = owner?.reference
  }

  /// Makes the coordinator the owner of the screen.
  mutating func claim(at place: ScreenPlace, by owner: ScreenOwner) {
    former = screen.screenRecord.map { ($0.place, $0.ownerID) }
    record = owner.claim(screen, at: place)
    record?.pendingRequests += 1
  }

  /// Releases the claim according to the result of the request.
  func end(_ result: TransitionResult) {
    guard let record else { return }
    record.pendingRequests -= 1
    switch result {
    case .performed: record.wasShown()
    case .merged: break
    case .timedOut: if record.isInUI { record.wasShown() } else { giveBack(record) }
    case .rejected: giveBack(record)
    }
    // A screen in the user interface reports its own removal.
    if result == .performed, !record.isMissing { return }
    record.engine.reconciler.setNeedsReconcile()
  }

  /// Undoes the claim, because the transition was not carried out.
  private func giveBack(_ record: ScreenRecord) {
    guard record.pendingRequests == 0 else { return }
    if let former, let owner = record.engine.reconciler.owner(of: former.owner), owner.isRunning {
      owner.claim(screen, at: former.place)
    } else if !record.isInUI, let owner = record.owner {
      owner.remove(record)
      owner.mayHaveLostLastScreen()
    }
  }
}
