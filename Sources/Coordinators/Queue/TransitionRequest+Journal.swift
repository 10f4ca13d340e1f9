import CoordinatorCore
import UIKitShim

extension TransitionRequest {
  /// Records the progress of the request in the journal; costs nothing without a listener.
  func journal(
    _ phase: Event.TransitionPhase, from source: EventSource?,
    rejection: TransitionRejection? = nil
  ) {
    // A coordinator that has stopped is in no tree, and finds no journal. The last one is used
    // then.
    if let source { eventSource = source }
    eventSource?.record(
      .transition(
        Event.Transition(
          Event.TransitionKind(rawValue: verb), phase, subjects: subjects,
          route: transition?.route.map { Event.Route($0) }, rejection: rejection?.description,
          index: phase == .performed ? change?.chosenIndex : nil,
          screen: Event.Screen(inFrontOf: journaledWindow))))
  }

  /// The container knows its window even if the request has removed its coordinator's last screen.
  private var journaledWindow: UIWindow? {
    switch change?.container {
    case let window as UIWindow: window
    case let controller as UIViewController where controller.hierarchyWindow != nil:
      controller.hierarchyWindow
    default: requester?.coordinator?.nearestWindow
    }
  }
}

extension TransitionRequest {
  /// The verb of the transition, named as in UIKit.
  var verb: String { transition?.verb ?? "leave" }

  /// The names of the screens that the request brings or removes; for a sequence, its steps.
  var subjects: [String] {
    if let transition, transition.kind == .sequence {
      let isOneText = transition.steps.isEmpty || transition.performer?.object != nil
      return isOneText ? [transition.description] : transition.steps.map(\.description)
    }
    if kind == .setTabs, let part = transition?.tabPart { return [part.name] }
    var names: [String] = []
    for arrival in arrivals { names.append(screenName(of: arrival.screen)) }
    for record in recordsToRemove { names.append(record.name) }
    if let screen = change?.removedScreen { names.append(screenName(of: screen)) }
    return names.isEmpty ? transition?.destinations.map(\.name) ?? [] : names
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
