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
    { $0.backMenuReversesStack.toggle() },
    { $0.automaticPresentationStyle = .pageSheet },
    { $0.presentingLoadsView.toggle() },
    { $0.dismissedStaysLinkedInCallbacks.toggle() },
    { $0.cancelledTransitionsCallCompletion.toggle() },
    { $0.searchedScreenPresentsSearch.toggle() },
    { $0.activeSearchBeginsEditing.toggle() },
    { $0.endedSearchClearsText.toggle() },
    { $0.searchButtonEndsEditing.toggle() },
    { $0.splitCollapse = .beforeAppearing },
    { $0.discardedSecondaryReturns.toggle() },
    { $0.automaticDisplayMode = .beside },
    { $0.pageNeighboursAskedAhead.toggle() },
    { $0.unanimatedPageCompletion = .atOnce },
    { $0.hiddenPageTurnCompletes.toggle() },
    { $0.childrenHearOfMoveTwice.toggle() },
    { $0.hidingWindowEndsAppearance.toggle() },
    { $0.rootReplacement = .incomingFirst },
    { $0.firstScenePostsForeground.toggle() },
    { $0.reconnectingAsksForConfiguration.toggle() },
    { $0.eventsComeBeforeActivation.toggle() },
  ]

  /// About half of them, drawn by a seed.
  static func drawn(seed: Int) -> Policies {
    var random = SeededGenerator(seed: seed)
    var policies = Policies()
    for change in others where random.below(2) == 0 { change(&policies) }
    return policies
  }
}
