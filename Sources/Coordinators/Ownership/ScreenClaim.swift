import CoordinatorCore
import UIKitShim

extension ScreenCoordinator {
  /// Another scene that runs and has the same screen as its own, if this is a scene, too.
  func sceneThatHas(_ screen: UIViewController) -> (any SceneCoordinator)? {
    guard roles.contains(.scene), let owner = ScreenOwner.record(of: screen)?.owner,
      let other = owner.context?.coordinator as? any SceneCoordinator, other !== self,
      other.rootViewController === screen
    else { return nil }
    return other
  }
}

/// A screen that a request is to bring, and whose it was before.
@MainActor
struct ScreenClaim {
  let record: ScreenRecord

  /// Whether the screen has the same owner as before, and is in the same place.
  let staysInPlace: Bool

  /// Whether it is to lie on a stack of its owner's, which keeps that.
  var isOnOwnStack = false

  private let formerPlace: ScreenPlace?
  private let formerOwner: ScreenOwner?

  /// Makes a coordinator the owner of a screen.
  init(
    _ screen: UIViewController, at place: ScreenPlace, on observer: StackObserver? = nil,
    by owner: ScreenOwner
  ) {
    let former = ScreenOwner.record(of: screen)
    formerPlace = former?.place
    formerOwner = former?.owner
    record = owner.claim(screen, at: place, on: observer)
    staysInPlace = false
  }

  /// Holds a screen that stays what it is.
  init(again record: ScreenRecord) {
    self.record = record
    formerPlace = record.place
    formerOwner = record.owner
    record.leavesByRequest = false
    staysInPlace = true
  }

  /// Undoes the claim, since the transition was not carried out.
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
