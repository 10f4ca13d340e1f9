import CoordinatorCore
import UIKitShim

/// A transition that somebody asked for, on its way through a queue.
@MainActor
final class TransitionRequest {
  private(set) var transition: ScreenTransition
  let handle = TransitionHandle()

  /// The coordinator that asked; nil for what the framework asks by itself.
  private(set) weak var requester: CoordinatorContext?

  /// The coordinator that is to own the screens that the transition brings.
  private(set) weak var claimant: ScreenOwner?

  /// The screens that the transition is to bring, held until it ends.
  private(set) var claims: [ScreenClaim] = []

  /// Whether the request waits for the end of the turn, so that others of this turn can join it.
  var waitsForTurn = false

  /// How many turns UIKit has refused it because it was busy.
  var refusals = 0

  init(
    _ transition: ScreenTransition, requester: CoordinatorContext?, claimant: ScreenOwner? = nil
  ) {
    self.transition = transition
    self.requester = requester
    self.claimant = claimant
    claimScreens()
  }

  /// Makes the claimant the owner of the screens that the transition brings.
  ///
  /// Those that are shown elsewhere until the transition's turn comes are claimed only then.
  func claimScreens() {
    guard claims.isEmpty, let claimant else { return }
    hold(claimant.claims(for: transition))
  }

  /// Holds screens that were claimed for this request.
  func hold(_ claims: [ScreenClaim]) {
    self.claims += claims
    for claim in claims { claim.record.pendingRequests += 1 }
  }

  /// The screens that leave, if this is a departure.
  var leaving: [ScreenRecord] {
    get { if case .leave(let records) = transition.kind { records } else { [] } }
    set { transition = ScreenTransition(kind: .leave(newValue), animated: transition.animated) }
  }

  var isDeparture: Bool {
    if case .leave = transition.kind { true } else { false }
  }

  var isPresentation: Bool {
    if case .present = transition.kind { true } else { false }
  }

  /// Ends the request: lets go of the claims, tells the journal and whoever holds the handle.
  func end(_ result: TransitionResult) {
    for claim in claims {
      claim.record.pendingRequests -= 1
      switch result {
      case .performed: claim.record.wasShown()
      case .merged: break
      case .timedOut: if claim.record.isInUI { claim.record.wasShown() } else { claim.giveBack() }
      case .rejected: claim.giveBack()
      }
      if let owner = claim.record.owner { owner.screenMayHaveLeft(claim.record) }
    }
    if case .dismiss(let screen) = transition.kind {
      ScreenOwner.record(of: screen)?.pendingDismissals -= 1
    }
    journalEnd(result)
    handle.end(result)
  }

  func journal(_ phase: Event.TransitionPhase, detail: String? = nil) {
    requester?.journal(transition, phase: phase, detail: detail)
  }

  private func journalEnd(_ result: TransitionResult) {
    switch result {
    case .performed: journal(.performed)
    case .merged: journal(.merged)
    case .rejected(let rejection): journal(.rejected, detail: rejection.description)
    case .timedOut: journal(.timedOut)
    }
  }
}
