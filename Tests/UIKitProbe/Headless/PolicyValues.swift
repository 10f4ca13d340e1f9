import HeadlessUIKit

/// The values of policies besides the defaults, by the names that measurements give them.
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
      "pageNeighboursAskedAhead": \.pageNeighboursAskedAhead,
      "hiddenPageTurnCompletes": \.hiddenPageTurnCompletes,
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
      "coordinatorCompletions afterCallbacks": { $0.coordinatorCompletions = .afterCallbacks },
      "nestedCallbacks childFirst": { $0.nestedCallbacks = .childFirst },
      "heldChanges together": { $0.heldChanges = .together },
      "automaticPresentationStyle pageSheet": { $0.automaticPresentationStyle = .pageSheet },
      "splitCollapse beforeAppearing": { $0.splitCollapse = .beforeAppearing },
      "automaticDisplayMode beside": { $0.automaticDisplayMode = .beside },
      "unanimatedPageCompletion atOnce": { $0.unanimatedPageCompletion = .atOnce },
      "rootReplacement incomingFirst": { $0.rootReplacement = .incomingFirst },
    ]
  }
}
