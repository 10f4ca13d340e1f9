import HeadlessUIKit

/// The values of policies by the names that measurements give them.
enum PolicyValues {
  static func change(_ policy: String, _ value: String) -> ((inout Policies) -> Void)? {
    if let path = switches[policy] {
      return Bool(value).map { value in { $0[keyPath: path] = value } }
    }
    if let path = durations[policy] {
      let number = value.split(separator: " ").first.flatMap { Int($0) }
      return number.map { number in { $0[keyPath: path] = .milliseconds(number) } }
    }
    return choices["\(policy) \(value)"]
  }

  private static var switches: [String: WritableKeyPath<Policies, Bool>] {
    [
      "settingControllersTellsOldTop": \.settingControllersTellsOldTop,
      "poppingTellsControllersBetween": \.poppingTellsControllersBetween,
      "poppedControllerFindsNavigation": \.poppedControllerFindsNavigation,
      "reappearingStackTellsDidShow": \.reappearingStackTellsDidShow,
      "layoutBeginsNavigation": \.layoutBeginsNavigation,
      "backSwipeNeedsBackButton": \.backSwipeNeedsBackButton,
      "presentingLoadsView": \.presentingLoadsView,
      "dismissedStaysLinkedInCallbacks": \.dismissedStaysLinkedInCallbacks,
      "cancelledTransitionsCallCompletion": \.cancelledTransitionsCallCompletion,
      "searchedScreenPresentsSearch": \.searchedScreenPresentsSearch,
      "activeSearchBeginsEditing": \.activeSearchBeginsEditing,
      "discardedSecondaryReturns": \.discardedSecondaryReturns,
      "endedSearchClearsText": \.endedSearchClearsText,
      "pageNeighboursAskedAhead": \.pageNeighboursAskedAhead,
      "hiddenPageTurnCompletes": \.hiddenPageTurnCompletes,
      "childrenHearOfMoveTwice": \.childrenHearOfMoveTwice,
      "firstScenePostsForeground": \.firstScenePostsForeground,
      "hidingWindowEndsAppearance": \.hidingWindowEndsAppearance,
    ]
  }

  private static var durations: [String: WritableKeyPath<Policies, Duration>] {
    [
      "navigationDuration": \.navigationDuration, "presentationDuration": \.presentationDuration,
      "pageTurnDuration": \.pageTurnDuration,
    ]
  }

  private static var choices: [String: (inout Policies) -> Void] {
    [
      "coordinatorCompletions beforeCallbacks": { $0.coordinatorCompletions = .beforeCallbacks },
      "coordinatorCompletions afterCallbacks": { $0.coordinatorCompletions = .afterCallbacks },
      "nestedCallbacks containerFirst": { $0.nestedCallbacks = .containerFirst },
      "nestedCallbacks childFirst": { $0.nestedCallbacks = .childFirst },
      "heldChanges oneByOne": { $0.heldChanges = .oneByOne },
      "heldChanges together": { $0.heldChanges = .together },
      "automaticPresentationStyle formSheet": { $0.automaticPresentationStyle = .formSheet },
      "automaticPresentationStyle pageSheet": { $0.automaticPresentationStyle = .pageSheet },
      "splitCollapse firstLayout": { $0.splitCollapse = .firstLayout },
      "splitCollapse beforeAppearing": { $0.splitCollapse = .beforeAppearing },
      "automaticDisplayMode besideInLandscape": { $0.automaticDisplayMode = .besideInLandscape },
      "automaticDisplayMode beside": { $0.automaticDisplayMode = .beside },
      "unanimatedPageCompletion nextTurn": { $0.unanimatedPageCompletion = .nextTurn },
      "unanimatedPageCompletion atOnce": { $0.unanimatedPageCompletion = .atOnce },
      "rootReplacement outgoingFirst": { $0.rootReplacement = .outgoingFirst },
      "rootReplacement incomingFirst": { $0.rootReplacement = .incomingFirst },
    ]
  }
}
