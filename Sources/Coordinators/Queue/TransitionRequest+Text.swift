import CoordinatorCore

extension TransitionRequest {
  /// The verb of the transition, named as in UIKit.
  var verb: String { transition?.verb ?? "leave" }

  /// The names of the screens that the request brings or removes; for a sequence, its steps.
  var subjects: [String] {
    if let transition, transition.kind == .sequence {
      let isOneText = transition.steps.isEmpty || transition.performer?.object != nil
      return isOneText ? [transition.description] : transition.steps.map(\.description)
    }
    var names: [String] = []
    for arrival in arrivals { names.append(screenName(of: arrival.screen)) }
    for record in recordsToRemove { names.append(record.name) }
    if let screen = change?.removedScreen { names.append(screenName(of: screen)) }
    if !names.isEmpty { return names }
    return transition?.tabEdit.map { [$0.name] } ?? transition?.destinations.map(\.name) ?? []
  }

  /// The names of the screens that the request brings or removes, as one text.
  var screenNames: String {
    kind == .sequence ? transition?.description ?? "" : subjects.joined(separator: ", ")
  }

  /// The request in one line: `push ArticleViewController`.
  var summary: String {
    let names = screenNames
    return names.isEmpty ? transition?.description ?? verb : "\(verb) \(names)"
  }
}
