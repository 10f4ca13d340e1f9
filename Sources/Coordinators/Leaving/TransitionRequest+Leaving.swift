import UIKitShim

// Transitions that ask before they take screens away.
extension TransitionRequest {
  /// Whether those are asked who guard what it takes away: for a person's attempts, for ``attempt``,
  /// and for a change of the root.
  var asks: Bool { asksToLeave || isRoot }

  /// The screens that it leads to or brings, as far as nothing has to be made for it.
  var leadsTo: [UIViewController] {
    var screens: [UIViewController] = []
    for arrival in arrivals { screens.append(arrival.screen) }
    for destination in transition?.destinations ?? [] {
      if case .existing(let matches) = destination.source, let screen = existing(matches) {
        screens.append(screen)
      }
    }
    if let index = transition?.index, case .select(let container) = target,
      let tabs = container.viewControllers, tabs.indices.contains(index)
    {
      screens.append(tabs[index])
    }
    return screens
  }

  /// Whether another attempt that waits for an answer would do the same.
  func isSameAttempt(as other: TransitionRequest) -> Bool {
    if case .pop(let stack) = target, case .pop(let otherStack) = other.target {
      return stack === otherStack
    }
    return isRepeat(of: other)
  }

  // While a question is open, what it is about is there as before.

  func waitForAnswer() { countDismissal(-1) }
  func hasAnswer() { countDismissal(1) }

  private func countDismissal(_ change: Int) {
    if case .dismiss(let screen?) = target {
      ScreenOwner.record(of: screen)?.pendingDismissals += change
    }
  }
}
