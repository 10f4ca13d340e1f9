import CoordinatorCore

extension TransitionRequest {
  /// The verb of the transition, named as in UIKit.
  var verb: String { transition?.verb ?? "leave" }

  /// The names of the screens that the request brings or removes, separated by commas.
  var screenNames: String {
    if let transition, transition.kind == .sequence { return transition.description }
    var names: [String] = []
    for arrival in arrivals { names.append(screenName(of: arrival.screen)) }
    for record in recordsToRemove { names.append(record.name) }
    if let screen = change?.removedScreen { names.append(screenName(of: screen)) }
    return names.isEmpty ? transition?.names ?? "" : names.joined(separator: ", ")
  }

  /// The request in one line: `push ArticleViewController`.
  var summary: String {
    let names = screenNames
    return names.isEmpty ? transition?.description ?? verb : "\(verb) \(names)"
  }

  /// Records the progress of the request in the journal; costs nothing without a listener.
  func journal(_ phase: Event.TransitionPhase, detail: String? = nil) {
    if let requester {
      journal(phase, detail: detail, by: requester)
    } else {
      write(phase, detail)
    }
  }

  /// Records the progress for a coordinator that the caller knows already.
  func journal(
    _ phase: Event.TransitionPhase, detail: String? = nil, by requester: CoordinatorContext
  ) {
    // A coordinator that has stopped is in no tree, and finds no journal. The last one is used
    // then.
    if let current = requester.observedJournal { journalInUse = current }
    write(phase, detail)
  }

  private func write(_ phase: Event.TransitionPhase, _ detail: String?) {
    guard let (journal, path) = journalInUse else { return }
    journal.record(
      .transition(
        kind: verb,
        detail: [screenNames, detail ?? ""].filter { !$0.isEmpty }.joined(separator: ": "),
        phase: phase),
      path: path)
  }
}
