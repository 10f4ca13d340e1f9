import CoordinatorCore
import UIKitShim

/// Carries out the steps of a sequence as one request.
///
/// Each step takes over the place of the previous step in the queue. A step is requested when the
/// previous step has ended, because its meaning depends on what that step has changed.
@MainActor
final class TransitionSequence {
  let request: TransitionRequest
  private let steps: [ScreenTransition]
  private var next = 0

  /// The requester's run at the request; the sequence does not go on after it.
  let run: CoordinatorRun

  /// Whether a step that does something has been carried out.
  var isUnderWay: Bool {
    // The last requested step still runs.
    for index in 0..<max(next - 1, 0) where steps[index].kind != .none { return true }
    return false
  }

  /// Whether all steps have been carried out, or one was not.
  var isCompleted: Bool { request.phase == .ended }

  init(_ request: TransitionRequest) {
    self.request = request
    run = CoordinatorRun(of: request.requester)
    steps = Self.flat(request.transition?.steps ?? [])
  }

  /// Replaces nested sequences by their steps; a route goes to the last step with unknown screens.
  static func flat(_ steps: [ScreenTransition]) -> [ScreenTransition] {
    var all: [ScreenTransition] = []
    for step in steps {
      guard step.kind == .sequence else {
        all.append(step)
        continue
      }
      var nested = flat(step.steps)
      let last = nested.lastIndex(where: \.hasUnknownScreens)
      for index in nested.indices where nested[index].performer == nil {
        nested[index].performer = step.performer
      }
      if let last, let route = step.ownedRoute { nested[last].ownedRoute = route }
      all += nested
    }
    return all
  }

  func advance() {
    guard next < steps.count else { return request.end(.performed) }
    let step = TransitionRequest(
      steps[next], requester: performer(of: steps[next]), origin: .step(self))
    step.allowed = request.allowed
    next += 1
    step.submit()
  }

  /// The route of the sequence, if the latest step shows the route's screen.
  var routeOfStep: RouteTag? {
    next - 1 == steps.lastIndex(where: \.hasUnknownScreens) ? request.routeTag : nil
  }

  private func performer(of step: ScreenTransition) -> CoordinatorContext? {
    step.performer(orElse: request.requester)
  }

  func stepDidEnd(_ step: TransitionRequest, _ result: TransitionResult) {
    switch result {
    case .performed:
      request.allowed = step.allowed
      advance()
    case .merged: request.end(.merged)
    case .rejected(let rejection):
      // Before the first step, the guards of all steps were asked.
      if rejection.isVeto, !isUnderWay { return request.end(result) }
      request.end(.rejected(.step(next, of: steps.count, step.summary, because: rejection)))
    case .timedOut: request.end(.timedOut)
    }
  }

  // MARK: Leaving

  /// Whether a step may remove or hide screens: the given one, and before one has been carried out,
  /// also a later one.
  func mayRemoveScreens(from first: TransitionRequest) -> Bool {
    if first.transition?.onlyAdds != true { return true }
    if isUnderWay { return false }
    return steps[next...].contains { !$0.onlyAdds }
  }

  /// The guards of the existing screens that the steps remove or hide; once a step has been carried
  /// out, those of the screens that the given step removes.
  func guards(from first: TransitionRequest) -> [any LeaveGuarding] {
    if isUnderWay {
      var leaving = first.leaving()
      leaving.dropHidden()
      return leaving.guards
    }
    let later = steps[next...].map { TransitionRequest.preview(of: $0, by: performer(of: $0)) }
    return LeavingScreens(ofSteps: [first] + later).guards
  }

  /// Whether both lead to the same route by the same steps, and neither has carried out a step.
  func isRepeat(of other: TransitionSequence) -> Bool {
    guard !isUnderWay, !other.isUnderWay, let transition = request.transition else { return false }
    return transition.route != nil && transition == other.request.transition
  }
}

extension LeavingScreens {
  /// Collects what the steps of a sequence would remove or hide before the first one is carried out;
  /// each has its change already.
  init(ofSteps steps: [TransitionRequest]) {
    self.init([])
    var preview = Preview()
    for step in steps { add(step.leaving(in: &preview)) }
  }
}

extension TransitionRequest {
  /// The request of a transition, as it would be if it were made now.
  static func preview(
    of transition: ScreenTransition, by performer: CoordinatorContext?
  ) -> TransitionRequest {
    let request = TransitionRequest(transition, requester: performer)
    request.change = try? performer?.coordinator?.change(for: transition)
    return request
  }
}
