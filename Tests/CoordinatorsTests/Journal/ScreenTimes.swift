import Coordinators

/// Reports each visit of a screen: its class, its title, and how long it was in front.
@MainActor
final class ScreenTimes {
  struct Visit {
    let screen: Event.Screen
    let duration: Duration
  }

  private let report: (Visit) -> Void
  private var front: Event.Screen?
  private var arrival: Duration?
  private var subscription: Journal.Subscription?

  init(_ journal: Journal, report: @escaping (Visit) -> Void) {
    self.report = report
    subscription = journal.subscribe { [weak self] in self?.note($0) }
  }

  private func note(_ event: Event) {
    let isOfRoot = !event.path.contains("/")
    switch event.kind {
    case .transition(let transition):
      guard transition.phase == .performed || transition.phase == .observed,
        let screen = transition.screen, screen.id != front?.id
      else { return }
      endVisit(at: event.time)
      front = screen
      arrival = event.time
    case .lifecycle(.paused) where isOfRoot, .lifecycle(.stopped) where isOfRoot:
      // The root is paused while the app is in the background.
      endVisit(at: event.time)
    case .lifecycle(.resumed) where isOfRoot:
      arrival = event.time
    default: break
    }
  }

  private func endVisit(at time: Duration) {
    if let front, let arrival { report(Visit(screen: front, duration: time - arrival)) }
    arrival = nil
  }
}
