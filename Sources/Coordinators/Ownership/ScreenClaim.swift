import CoordinatorCore
import UIKitShim

extension ScreenCoordinator {
  /// Another running scene coordinator that has the same screen, if this is a scene coordinator,
  /// too.
  func sceneThatHas(_ screen: UIViewController) -> (any SceneCoordinator)? {
    guard roles.contains(.scene), let owner = screen.screenRecord?.owner,
      let other = owner.context?.coordinator as? any SceneCoordinator, other !== self,
      other.rootViewController === screen
    else { return nil }
    return other
  }
}

/// The screen that a request shows, with the owner and the place that it had before.
@MainActor
struct ScreenClaim {
  let record: ScreenRecord

  /// Whether the screen keeps its owner and its place.
  let staysInPlace: Bool

  private let formerPlace: ScreenPlace?
  private let formerOwner: ScreenOwner?

  /// Makes a coordinator the owner of a screen.
  init(
    _ screen: UIViewController, at place: ScreenPlace, on observer: StackObserver? = nil,
    by owner: ScreenOwner
  ) {
    let former = screen.screenRecord
    formerPlace = former?.place
    formerOwner = former?.owner
    record = owner.claim(screen, at: place, on: observer)
    staysInPlace = false
  }

  /// Makes a claim on a screen that keeps its owner and its place.
  init(again record: ScreenRecord) {
    self.record = record
    formerPlace = record.place
    formerOwner = record.owner
    record.leavesByRequest = false
    staysInPlace = true
  }

  /// Undoes the claim, because the transition was not carried out.
  func giveBack() {
    guard record.pendingRequests == 0 else { return }
    if let formerPlace, let formerOwner, formerOwner.context?.isRunning == true,
      let screen = record.screen
    {
      formerOwner.claim(screen, at: formerPlace)
    } else if !record.isInUI, let owner = record.owner {
      owner.remove(record)
      owner.mayHaveLostLastScreen()
    }
  }
}
