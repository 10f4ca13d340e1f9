import CoordinatorCore
import UIKitShim

/// A transition that somebody asked for, on its way through a queue.
@MainActor
final class TransitionRequest {
  private(set) var transition: ScreenTransition
  let handle = TransitionHandle()

  /// The coordinator that asked; nil for what the framework asks by itself.
  private(set) weak var requester: CoordinatorContext?

  /// The screens that the transition is to bring, held until it ends.
  let claims: [ScreenRecord]

  /// Whether the request waits for the end of the turn, so that others of this turn can join it.
  var waitsForTurn = false

  /// How many turns UIKit has refused it because it was busy.
  var refusals = 0

  init(
    _ transition: ScreenTransition, requester: CoordinatorContext?, claims: [ScreenRecord] = []
  ) {
    self.transition = transition
    self.requester = requester
    self.claims = claims
    for claim in claims { claim.pendingRequests += 1 }
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
      claim.pendingRequests -= 1
      switch result {
      case .performed: claim.wasShown()
      case .merged, .timedOut: break
      case .rejected: if !claim.isInUI { claim.owner?.remove(claim) }
      }
      if let owner = claim.owner { owner.queue.judgeLater(owner, claim) }
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
