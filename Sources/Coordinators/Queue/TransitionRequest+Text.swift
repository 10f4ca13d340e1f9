import CoordinatorCore

extension TransitionRequest {
  /// The verb, in UIKit's words.
  var verb: String { transition?.verb ?? "leave" }

  /// The names of the screens that it brings or takes away, separated by commas.
  var screenNames: String {
    if let transition, transition.kind == .sequence { return transition.description }
    var names: [String] = []
    for arrival in arrivals { names.append(screenName(of: arrival.screen)) }
    for record in leaving { names.append(record.name) }
    if let screen = change?.leavingScreen { names.append(screenName(of: screen)) }
    return names.isEmpty ? transition?.names ?? "" : names.joined(separator: ", ")
  }

  /// The request in one line: `push ArticleViewController`.
  var summary: String {
    let names = screenNames
    return names.isEmpty ? transition?.description ?? verb : "\(verb) \(names)"
  }

  /// Writes its progress down; costs nothing when nobody listens.
  func journal(_ phase: Event.TransitionPhase, detail: String? = nil) {
    if let requester {
      journal(phase, detail: detail, by: requester)
    } else {
      write(phase, detail)
    }
  }

  /// The same, where it is known who asked.
  func journal(
    _ phase: Event.TransitionPhase, detail: String? = nil, by requester: CoordinatorContext
  ) {
    // One that has stopped since is no part of a tree any more, of which it would know the journal.
    if let current = requester.journalInUse { journalInUse = current }
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
