import CompactTesting
import HeadlessUIKit

extension Policies {
  /// Each unmeasured behaviour, the other way round.
  static let others: [@Sendable (inout Policies) -> Void] = [
    { $0.coordinatorCompletions = .afterCallbacks },
    { $0.nestedCallbacks = .childFirst },
    { $0.settingControllersTellsOldTop.toggle() },
    { $0.poppingTellsControllersBetween.toggle() },
    { $0.poppedControllerFindsNavigation.toggle() },
    { $0.reappearingStackTellsDidShow.toggle() },
    { $0.layoutBeginsNavigation.toggle() },
    { $0.heldChanges = .together },
    { $0.backSwipeNeedsBackButton.toggle() },
    { $0.backActionHidesBackMenu.toggle() },
    nothing,
    { $0.automaticPresentationStyle = .pageSheet },
    { $0.presentingLoadsView.toggle() },
    { $0.dismissedStaysLinkedInCallbacks.toggle() },
    { $0.cancelledTransitionsCallCompletion.toggle() },
    nothing, nothing, nothing, nothing,
    { $0.splitCollapse = .beforeAppearing },
    nothing,
    { $0.automaticDisplayMode = .beside },
    { $0.pageNeighboursAskedAhead.toggle() },
    { $0.unanimatedPageCompletion = .atOnce },
    { $0.hiddenPageTurnCompletes.toggle() },
    nothing,
    { $0.hidingWindowEndsAppearance.toggle() },
    { $0.rootReplacement = .incomingFirst },
  ]

  /// Stands where there is no policy any more, so that a seed draws the same of all others.
  private static let nothing: @Sendable (inout Policies) -> Void = { _ in }

  /// About half of them, drawn by a seed.
  static func drawn(seed: Int) -> Policies {
    var random = SeededGenerator(seed: seed)
    var policies = Policies()
    for change in others where random.below(2) == 0 { change(&policies) }
    return policies
  }
}
